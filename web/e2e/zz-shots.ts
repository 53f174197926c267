import { chromium } from "@playwright/test";
import { browser } from "./fixtures/browser.ts";
const [port, ...jobs] = process.argv.slice(2);
const b = await chromium.launch(await browser());
const ctx = await b.newContext({ timezoneId: "America/New_York", locale: "en-US", reducedMotion: "reduce" });
const p = await ctx.newPage();
p.on("pageerror", (e) => console.log("ERR", e.message));
await p.goto(`http://localhost:${port}/login`);
await p.getByRole("textbox", { name: "Email" }).fill("owner@example.com");
await p.getByLabel("Password", { exact: true }).fill("Bellmore-2026");
await p.keyboard.press("Enter");
await p.waitForURL(/admin/);
// job: name,width,theme,path[,click]
for (const job of jobs) {
  const [name, width, theme, path, ...clicks] = job.split("|");
  await p.emulateMedia({ colorScheme: theme as "light" });
  await p.setViewportSize({ width: Number(width), height: 900 });
  await p.goto(`http://localhost:${port}${path}`);
  await p.waitForLoadState("networkidle");
  for (const c of clicks) { await p.getByRole(c.split("=")[0] as "button", { name: new RegExp(c.split("=")[1]) }).first().click(); await p.waitForTimeout(700); }
  await p.waitForTimeout(400);
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log("OVERFLOW", name, over);
  await p.screenshot({ path: `/tmp/pr-shots/${name}.png`, fullPage: true });
}
await b.close();
