/**
 * The main paths in Firefox, over WebDriver BiDi: `node firefox.mjs PROGRAM ADDRESS`. Opens a table of every game on a server,
 * plays some moves with the keyboard and one with the mouse, and prints its findings as JSON.
 */
import puppeteer from "puppeteer-core";

const [program, base] = process.argv.slice(2);
const LIMIT = Number(process.env.ILION_TEST_LIMIT ?? 180) * 1000;
const MOVES = 4;
const SEATS = { "trojan-horse": 3, troia: 2, odyssey: 2, horus: 2 };
const SETTINGS = JSON.stringify({ pace: "instant", sound: false, motion: "off", language: "en" });

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: program,
  headless: true,
  args: ["--width=1280", "--height=800"],
});
const found = {};
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(base);
  await page.waitForSelector("[data-game] .go");
  // leaving a page aborts its remaining downloads: fonts, and the files for the next visit, which are stored all at once
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(async () => await caches.match(document.querySelector("script[type=module]").src));
  await page.evaluate((settings) => localStorage.setItem("ilion-settings", settings), SETTINGS);
  for (const [game, seats] of Object.entries(SEATS))
    found[game] = { moves: await play(page, game, seats), errors: errors.splice(0) };
} finally {
  await browser.close();
}
console.log(JSON.stringify(found));

/** Play some moves at a new table, and return their number. */
async function play(page, game, seats) {
  const table = await page.evaluate(
    async (game, seats) => {
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "easy" }));
      const body = JSON.stringify({ game, seats: [{ kind: "me" }, ...bots] });
      const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      return (await answer.json()).table.id;
    },
    game,
    seats,
  );
  await page.goto(`${base}/t/${table}`);
  await page.waitForSelector("#board [role=group]");
  let made = 0;
  while (made < MOVES) {
    await page.waitForFunction(() => document.querySelector("#moves [role=option]"));
    const before = await told(page);
    await page.focus("#moves");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector(".log").textContent !== before, {}, before);
    made++;
  }
  await byMouse(page);
  return made;
}

function told(page) {
  return page.evaluate(() => document.querySelector(".log").textContent);
}

/** Click a possible choice on the board, and then the main button if that has chosen a move. */
async function byMouse(page) {
  await page.waitForFunction(() => document.querySelector("#moves [role=option]"));
  const before = await told(page);
  const target = await page.$(
    '#board [role="button"][aria-disabled="false"], .tray .left button:not(:disabled), .tray .right button:not(:disabled)',
  );
  await target?.click();
  const forward = await page.$(".tray .go:not(:disabled)");
  if (!forward) return;
  await forward.click().catch(() => undefined); // a part of a larger choice is sent at once, and its answer may take the button away
  await page.waitForFunction((before) => document.querySelector(".log").textContent !== before, {}, before);
}
