/** Sentences for the live region of a screen reader, and notices that stay on the page for a while. */

const MAX_SPOKEN = 60; // sentences in the live region: as many as can come at once
const MAX_NOTICES = 3;
const NOTICE_TIME = 12_000; // milliseconds

export interface Sentence {
  number: number;
  text: string;
}

export class Announcements {
  /** For the live region, the newest last. */
  spoken = $state.raw<Sentence[]>([]);
  /** On the page, for a while. */
  notices = $state.raw<Sentence[]>([]);
  /** While true, nothing that happens in the game is announced. */
  quiet = false;
  private number = 0;

  /** Have a screen reader read this. */
  announce(text: string): void {
    if (text) this.spoken = [...this.spoken, { number: ++this.number, text }].slice(-MAX_SPOKEN);
  }

  /** Announce something about the table, and show it for a while. */
  notify(text: string): void {
    if (this.quiet) return;
    this.announce(text);
    const notice = { number: this.number, text };
    this.notices = [...this.notices, notice].slice(-MAX_NOTICES);
    setTimeout(() => (this.notices = this.notices.filter((other) => other !== notice)), NOTICE_TIME);
  }

  /** Clear the live region: another seat is viewing now. */
  clear(): void {
    this.spoken = [];
  }
}
