/** Standalone copies of the page's drawings: styles are written into them, and symbols they refer to are included. */

/** The appearance of an element of a drawing. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "display",
  "visibility",
  "transform",
  "transform-origin",
  "transform-box",
  "paint-order",
  "clip-path",
];

/** The properties that were not set on an element: it inherits them from the place where it is drawn. */
let unsaid: Record<string, string> | null = null;
function initial(): Record<string, string> {
  if (unsaid) return unsaid;
  const plain = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  plain.append(document.createElementNS("http://www.w3.org/2000/svg", "path"));
  document.body.append(plain);
  const style = getComputedStyle(plain.firstElementChild!);
  unsaid = Object.fromEntries(STYLES.map((name) => [name, style.getPropertyValue(name)]));
  plain.remove();
  return unsaid;
}

/** Copy an element with its appearance; `edge` replaces the colour of the tokens' edges. */
function dressed(original: Element, needed: Map<string, Element>, edge: string | null, shared = false): Element {
  const copy = original.cloneNode(false) as Element;
  const style = getComputedStyle(original);
  const token = edge !== null && original.classList.contains("pc");
  // an element drawn by reference inherits the appearance of the place where it is drawn, unless it has its own
  const inherits = shared || original.localName === "defs" || original.localName === "symbol";
  const said = STYLES.map((name) => [name, style.getPropertyValue(name)] as const).filter(
    ([name, value]) => !inherits || value !== initial()[name],
  );
  copy.removeAttribute("class");
  copy.setAttribute("style", said.map(([name, value]) => `${name}:${token && name === "stroke" ? edge : value}`).join(";"));
  const href = original.getAttribute("href");
  const target = href?.startsWith("#") ? document.getElementById(href.slice(1)) : null;
  if (target) needed.set(target.id, target);
  for (const child of original.childNodes) {
    if (child instanceof Element) copy.append(dressed(child, needed, edge, inherits));
    else if (child instanceof Text) copy.append(child.data);
  }
  return copy;
}

/** Return a drawing's own units: its view box, else its size on the page. */
export function boxOf(drawing: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return width ? { x, y, width, height } : { x: 0, y: 0, width: drawing.clientWidth, height: drawing.clientHeight };
}

/** Return the inside of a drawing, or one of its symbols, as self-contained SVG. */
export function standalone(drawing: Element, edge: string | null = null): string {
  const needed = new Map<string, Element>();
  const copy = dressed(drawing, needed, edge);
  const serializer = new XMLSerializer();
  const done = new Set<string>(drawing.id ? [drawing.id] : []);
  const defs: string[] = [];
  for (const [id, element] of needed) {
    // the map grows as long as the needed symbols need others
    if (done.has(id) || drawing.contains(element)) continue;
    done.add(id);
    defs.push(serializer.serializeToString(dressed(element, needed, edge, true)));
  }
  if (drawing.tagName.toLowerCase() !== "svg") return defs.join("") + serializer.serializeToString(copy);
  const { x, y } = boxOf(drawing as SVGSVGElement);
  const inside = [...copy.childNodes].map((child) => serializer.serializeToString(child)).join("");
  return `<defs>${defs.join("")}</defs><g transform="translate(${-x} ${-y})">${inside}</g>`;
}

const FACES = [
  ["Alegreya", "700"],
  ["Alegreya Sans", "500"],
  ["Alegreya Sans", "700"],
  ["Alegreya Sans", "800"],
];

/** Return the page's own fonts as rules with the files inside: a picture can load nothing. */
export async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const found = rules.flatMap((rule) => {
    const family = rule.style.getPropertyValue("font-family").replaceAll(/["']/g, "");
    const weight = rule.style.getPropertyValue("font-weight");
    const url = /url\("?([^")]*-latin-\d[^")]*)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
    const plain = rule.style.getPropertyValue("font-style") !== "italic";
    const wanted = FACES.some(([name, heavy]) => name === family && heavy === weight);
    const base = rule.parentStyleSheet?.href ?? location.href;
    return url && plain && wanted ? [{ family, weight, url: new URL(url, base).href }] : [];
  });
  const faces = await Promise.all(
    found.map(async ({ family, weight, url }) => {
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${text}) format("woff2")}`;
    }),
  );
  return faces.join("");
}
