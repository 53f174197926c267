import { expect, type Page } from "@playwright/test";
import { demoPassword } from "../fixtures/api.ts";
import { test } from "../fixtures/app.ts";
import { arrival, button, field, passwordField, requestsTo } from "../pages/controls.ts";

/** Holds the application's scripts back, but not the head's. */
async function slowApplication(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(?!head-).*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

const entryPages = [
  ["/auth", "Welcome to Harbor & Hound"],
  ["/welcome", "Harbor & Hound"],
  ["/login", "Sign in"],
  ["/signup", "Create your account"],
] as const;

test("what stands on an entry page is in its HTML, without an inline script", async ({ request, app }) => {
  for (const [path, heading] of entryPages) {
    const html = await (await request.get(`${app.url}${path}`)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading.replace("&", "&amp;")}</h1>`));
    expect(html).toContain('<meta name="description"');
    expect(html).not.toContain("noindex");
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain(" src=");
  }
});

test("the application takes an entry page over without drawing it anew", async ({ mobile: page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  for (const [path, heading] of entryPages) {
    const arrive = await slowApplication(page);
    await page.goto(path);
    const drawn = await page.getByRole("heading", { name: heading, level: 1 }).elementHandle();
    arrive();
    await arrival(page);
    expect(await drawn?.evaluate((heading) => heading.isConnected)).toBe(true);
    await page.unrouteAll();
  }
  expect(errors).toEqual([]);
});

test("what is typed before the application arrives is kept, and the press waits for it", async ({ mobile: page }) => {
  const arrive = await slowApplication(page);
  const sent = requestsTo(page, "/login");
  await page.goto("/login");
  await field(page, "Email").fill("walker@example.com");
  await passwordField(page).fill(demoPassword);
  await button(page, "Sign In").click();
  await expect(page).toHaveURL("/login");
  arrive();
  await expect(page).toHaveURL("/walker");
  expect(sent).toHaveLength(1);
});
