import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { signIn } from "./e2e/fixtures/accounts.ts";
import { App } from "./e2e/fixtures/app.ts";
import { browser } from "./e2e/fixtures/browser.ts";

// Draws the README's pictures from the built application and the demo data.
// The pictures are committed. Run `npm run pictures` if one of the two screens changes.
// `.ci/docs.test.ts` checks their size.

/** Thursday 17 September 2026, 15:10 in the business's time zone. The demo data then has visits of every status. */
const moment = "2026-09-17T19:10:00Z";

interface Picture {
  file: string;
  who: "owner" | "walker";
  screen: BrowserContextOptions;
  /** Opens the screen and waits until it is complete. */
  open(page: Page): Promise<void>;
}

const pictures: Picture[] = [
  {
    file: "owner-week.png",
    who: "owner",
    screen: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1280 / 1440 },
    async open(page) {
      await page.getByRole("link", { name: "Calendar" }).click();
      await page.getByRole("rowheader", { name: "Dale Kowalczyk" }).waitFor();
      await page.getByRole("table").getByRole("button", { name: "Captain" }).first().waitFor();
    },
  },
  {
    file: "walker-day.png",
    who: "walker",
    // The README shows this picture small. More pixels would only cost bytes.
    screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.1, isMobile: true, hasTouch: true },
    async open(page) {
      await page.getByRole("heading", { name: /to go$/ }).waitFor();
      await page.getByRole("link", { name: /^This week: / }).waitFor();
    },
  },
];

const folder = resolve(import.meta.dirname, "../docs/pictures");
const dataDir = await mkdtemp(join(tmpdir(), "petcare-pictures-"));
const app = new App(dataDir);
const chrome = await chromium.launch(await browser());
try {
  await app.start(moment);
  for (const picture of pictures) await draw(chrome, picture);
} finally {
  await chrome.close();
  await app.kill();
  await rm(dataDir, { recursive: true, force: true });
}

async function draw(chrome: Browser, { file, who, screen, open }: Picture): Promise<void> {
  const context = await chrome.newContext({ baseURL: app.url, reducedMotion: "reduce", ...screen });
  const page = await context.newPage();
  await page.clock.install({ time: moment });
  await signIn(page, who);
  await open(page);
  await page.evaluate("document.fonts.ready");
  // The element under the pointer would look hovered.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, file), animations: "disabled" });
  await context.close();
}
