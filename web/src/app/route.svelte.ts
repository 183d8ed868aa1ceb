/** The router: the current address, and how to go to another without reloading the page. Paths are those within the web app. */
import { addressIn, pathWithin, STATIC } from "../api/base";
import { saveAnswer } from "../solo/download";

class Route {
  path = $state(pathWithin(location.pathname));
  search = $state(location.search);
  hash = $state(location.hash);
  /** Whether the reader came here from another place in the web app. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a");
      if (STATIC && link?.hasAttribute("download") && pathWithin(link.pathname).startsWith("/api/")) {
        event.preventDefault();
        void saveAnswer(pathWithin(link.pathname).slice("/api".length) + link.search, link.download);
        return;
      }
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const path = pathWithin(link.pathname);
      if (path.startsWith("/api/")) return;
      event.preventDefault();
      this.go(path + link.search + link.hash);
    });
  }

  go(to: string): void {
    const before = location.pathname;
    const address = addressIn(to);
    if (address !== location.pathname + location.search + location.hash) history.pushState(null, "", address);
    this.read();
    if (location.pathname === before) return;
    this.moved = true;
    scrollTo(0, 0);
  }

  /** Replace the current address, so that going back does not return to it. */
  replace(to: string): void {
    history.replaceState(null, "", addressIn(to));
    this.read();
  }

  private read(): void {
    this.path = pathWithin(location.pathname);
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();
