import { beforeEach, describe, expect, test, vi } from "vitest";
import { route } from "../../src/app/route.svelte";

const scrolled = vi.fn();
beforeEach(() => {
  vi.stubGlobal("scrollTo", scrolled);
  scrolled.mockClear();
  route.replace("/");
  route.moved = false;
  document.body.replaceChildren();
});

/** Click a link; return whether the browser would load it by itself. */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  return document
    .querySelector("a")!
    .firstElementChild!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}
const link = (attributes: string): string => `<a ${attributes}><b>go</b></a>`;

describe("going elsewhere", () => {
  test("changes the address and scrolls up", () => {
    route.go("/rules/troia#TR-3");
    expect([route.path, route.hash, location.pathname, route.moved]).toEqual(["/rules/troia", "#TR-3", "/rules/troia", true]);
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  test("within a page leaves it where it is", () => {
    route.go("/#there");
    expect([route.hash, route.moved]).toEqual(["#there", false]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("can replace the address: going back does not return to it", () => {
    const { length } = history;
    route.replace("/learn/troia");
    expect([route.path, history.length]).toEqual(["/learn/troia", length]);
  });

  test("follows the browser's own way back", () => {
    history.pushState(null, "", "/me");
    dispatchEvent(new Event("popstate"));
    expect(route.path).toBe("/me");
  });
});

describe("a click on a link", () => {
  test("goes there without loading the page", () => {
    expect(click(link('href="/rules/horus?x=1#HO-2"'))).toBe(false);
    expect([route.path, route.hash]).toEqual(["/rules/horus", "#HO-2"]);
  });

  test.each([
    ["to another host", 'href="https://example.org/"', {}],
    ["to a file of the server", 'href="/api/tables/x/record"', {}],
    ["that is a download", 'href="/x" download', {}],
    ["into another tab", 'href="/x" target="_blank"', {}],
    ["with Ctrl", 'href="/x"', { ctrlKey: true }],
    ["with the middle button", 'href="/x"', { button: 1 }],
  ])("%s is the browser's", (_, attributes, init) => {
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click(link(attributes), init);
    expect(route.path).toBe("/");
  });
});
