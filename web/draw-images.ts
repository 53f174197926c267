import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browser } from "./e2e/fixtures/browser.ts";

// Draws the pictures in public/ that cannot be SVG, from the built landing page and the favicon.
// The pictures are committed. Run this after `npm run build` if the business's name, the hero or the favicon changes.

const here = import.meta.dirname;
const publicFile = (name: string) => join(here, "public", name);

/** Shows only the hero, without its links and its paragraph, at the picture size of social networks: 1200 × 630. */
const shareStyles = `
  body > a, header, .hero p, .hero .actions { display: none }
  .hero .where { display: block; font-size: 30px }
  .hero { max-width: none; height: 630px; margin: 0; padding: 0 64px; border-radius: 0 }
  .hero .name { font-size: 44px }
  .hero .tagline { font-size: 74px }`;

async function drawShare(page: Page) {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(here, "dist", pathname === "/" ? "index.html" : pathname) });
  });
  await page.goto("http://localhost/");
  await page.addStyleTag({ content: shareStyles });
  await page.evaluate("document.fonts.ready");
  await page.screenshot({ path: publicFile("share.png") });
}

/** Draws the favicon, `size` pixels square. Filled corners have the disc's green, so a phone can cut out any shape. */
async function drawIcon(page: Page, name: string, size: number, corners: "filled" | "clear") {
  const svg = await readFile(publicFile("favicon.svg"), "utf8");
  const green = svg.match(/<circle[^>]*fill="([^"]+)"/)?.[1] ?? "none";
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html { background: ${corners === "filled" ? green : "none"} } body { margin: 0 } svg { display: block }</style>${svg}`,
  );
  await page.screenshot({ path: publicFile(name), omitBackground: true });
}

const chrome = await chromium.launch(await browser());
const page = await chrome.newPage({ reducedMotion: "reduce", colorScheme: "light" });
await drawIcon(page, "favicon-32.png", 32, "clear");
await drawIcon(page, "apple-touch-icon.png", 180, "filled");
await drawIcon(page, "icon-192.png", 192, "filled");
await drawIcon(page, "icon-512.png", 512, "filled");
await drawShare(page);
await chrome.close();
