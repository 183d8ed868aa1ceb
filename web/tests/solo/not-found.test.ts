/** The page 404.html: it leads back to the site, and never to another host. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../../../tools/site/404.html"), "utf8");
const script = /<script>([\s\S]*?)<\/script>/.exec(page)![1]!;

function led(pathname: string): { to: string | undefined; wanted: string | undefined } {
  let to: string | undefined;
  let wanted: string | undefined;
  const location = { origin: "https://host.example", pathname, search: "", hash: "", replace: (url: string) => void (to = url) };
  const storage = { setItem: (_: string, value: string) => void (wanted = value) };
  runInNewContext(script, { location, sessionStorage: storage });
  return { to: to && new URL(to, location.origin).href, wanted };
}

test("an address within the site leads to its first page", () => {
  expect(led("/ilion/t/abc")).toEqual({ to: "https://host.example/ilion/", wanted: "/ilion/t/abc" });
});
test("an address with two slashes stays on this host", () => {
  expect(new URL(led("//evil.example/t/x").to!).host).toBe("host.example");
});
test("an address that the site does not have leads nowhere", () => expect(led("/ilion/nothing").to).toBeUndefined());
