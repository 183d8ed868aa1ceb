/**
 * The static site in Firefox, over WebDriver BiDi: `node firefox-site.mjs PROGRAM FOLDER`. Visits the site once, stops its host,
 * plays some moves against bots, reloads, and goes on. Prints its findings as JSON.
 */
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import puppeteer from "puppeteer-core";

const [program, folder] = process.argv.slice(2);
const LIMIT = Number(process.env.ILION_TEST_LIMIT ?? 180) * 1000;
const MOVES = 2;
const SETTINGS = JSON.stringify({ pace: "instant", sound: false, motion: "off", language: "en" });
// the media types that every file host knows
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

const host = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://host");
  const file = join(folder, normalize(pathname).replace(/\/$/, "/index.html"));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});
await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
const base = `http://127.0.0.1:${host.address().port}/ilion/`;

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: program,
  headless: true,
  args: ["--width=1280", "--height=800"],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${base}licences.html`); // a page of the site without an engine, for the settings
  await page.evaluate((settings) => localStorage.setItem("ilion-settings", settings), SETTINGS);
  await page.goto(base);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForSelector("[data-game=trojan-horse] .go");
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  await page.click("[data-game=trojan-horse] .go");
  await page.waitForSelector("#board [role=group]");
  const played = await play(page);
  const before = await told(page);
  await page.reload();
  await myTurn(page);
  const after = await told(page);
  const more = await play(page);
  console.log(JSON.stringify({ played, more, same: before === after && before !== "", errors }));
} finally {
  await browser.close();
  host.close();
}

function myTurn(page) {
  return page.waitForFunction(() => document.querySelector("#moves [role=option]"));
}

function told(page) {
  return page.evaluate(() => document.querySelector(".log").textContent);
}

/** Make some moves with the keyboard, and return their number when it is the reader's turn again. */
async function play(page) {
  for (let made = 0; made < MOVES; made++) {
    await myTurn(page);
    const before = await told(page);
    await page.focus("#moves");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector(".log").textContent !== before, {}, before);
  }
  await myTurn(page);
  return MOVES;
}
