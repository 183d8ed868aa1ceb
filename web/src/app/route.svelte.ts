/** The router: the current address, and how to go to another without reloading the page. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** Whether the reader came here from another place in the web app. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a");
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(to: string): void {
    const before = location.pathname;
    if (to !== location.pathname + location.search + location.hash) history.pushState(null, "", to);
    this.read();
    if (location.pathname === before) return;
    this.moved = true;
    scrollTo(0, 0);
  }

  /** Replace the current address, so that going back does not return to it. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();
