import { expect } from "@playwright/test";
import { signInAs } from "../fixtures/accounts.ts";
import { demoPassword } from "../fixtures/api.ts";
import { test } from "../fixtures/app.ts";
import { arrival } from "../pages/controls.ts";

const maxBytes = 166 * 1024;
const maxFiles = 12;

/**
 * Runs in the page. It sees whether anything stood for the screen itself, whose scripts come with the page, and which files
 * had come when it stood: what a first tap needs follows at once.
 */
const watchForOutline = `
  globalThis.wasOutlined = false;
  const outline = 'main[aria-busy], #content > [role="status"][aria-label="Loading"]';
  const come = [];
  new PerformanceObserver((list) => come.push(...list.getEntries().map(({ name }) => name)))
    .observe({ type: "resource", buffered: true });
  new MutationObserver(() => {
    wasOutlined ||= document.querySelector(outline) !== null;
    if (globalThis.bootstrapData?.arrived && !document.querySelector('[role="status"][aria-label^="Loading"]'))
      globalThis.comeFirst ??= [...come];
  }).observe(document, { childList: true, subtree: true });
`;

for (const [path, role] of [
  ["/walker", "walker"],
  ["/client", "client"],
  ["/admin", "owner"],
  ["/admin/calendar", "owner"],
] as const) {
  test(`${path} stands after at most 166 KiB of scripts in few files, and asks nothing twice`, async ({
    mobile: page,
    app,
  }) => {
    await signInAs(page, { email: `${role}@example.com`, password: demoPassword }, "/robots.txt");
    const requested: string[] = [];
    const scripts = new Map<string, number>();
    let standing = false;
    await page.route("**/api/**", (route) => {
      if (!standing) requested.push(route.request().url());
      return route.continue();
    });
    page.on("requestfinished", async (request) => {
      if (!standing && request.resourceType() === "script") {
        const { responseBodySize } = await request.sizes();
        scripts.set(request.url(), responseBodySize);
      }
    });
    await page.addInitScript({ content: watchForOutline });
    const answered = page.waitForResponse((response) => /my-schedule|my-upcoming|\/schedules/.test(response.url()));
    const html = await (await page.goto(path))?.text();
    await answered;
    await arrival(page);
    await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    standing = true;
    const comeFirst = await page.evaluate<string[]>("comeFirst");
    const first = [...scripts].filter(([url]) => html?.includes(new URL(url).pathname) || comeFirst.includes(url));
    const bytes = first.reduce((sum, [, size]) => sum + size, 0);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(maxFiles);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    expect([...scripts.keys()].filter((url) => url.includes("amplify"))).toEqual([]);
    expect(requested).toEqual([...new Set(requested)]);
    expect(await page.evaluate("wasOutlined")).toBe(false);
    expect(page.url()).toBe(`${app.url}${path}`);
  });
}
