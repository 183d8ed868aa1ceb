/** Installs the site on the device like an app, if the browser offers that. */

/** The event of browsers that install sites; TypeScript does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** Shows the browser's prompt; null if the browser has none, or the site is installed. */
  offer = $state.raw<(() => void) | null>(null);
  /** Whether this is Safari on a phone or tablet, where the reader must find the way through a menu. */
  byHand = $state(false);

  /** Wait for the browser's offer, which comes once and early. */
  watch(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the page asks when the reader wants it
      this.offer = () => {
        this.offer = null; // an offer can be used once; the browser makes another
        void (event as InstallPrompt).prompt();
      };
    });
    addEventListener("appinstalled", () => (this.offer = null));
    // iPadOS calls itself a Mac
    const apple =
      /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
    this.byHand = apple && !matchMedia("(display-mode: standalone)").matches;
  }
}

export const install = new Install();
