import { expect } from "@playwright/test";
import { signIn, signInAs } from "../fixtures/accounts.ts";
import { demoPassword } from "../fixtures/api.ts";
import { startAt, test } from "../fixtures/app.ts";
import { arrival } from "../pages/controls.ts";

/** Runs in the page. It sees whether anything stood for the screen itself, whose scripts come with the page. */
const watchForOutline = `
  globalThis.wasOutlined = false;
  const outline = 'main[aria-busy], #content > [role="status"][aria-label="Loading"]';
  new MutationObserver(() => {
    wasOutlined ||= document.querySelector(outline) !== null;
  }).observe(document, { childList: true, subtree: true });
`;

for (const [path, role, maxKib, maxFiles] of [
  ["/walker", "walker", 170, 8],
  ["/client", "client", 170, 8],
  ["/admin", "owner", 170, 8],
  ["/admin/calendar", "owner", 185, 10],
] as const) {
  test(`${path} stands after at most ${maxKib} KiB of scripts and styles in few files, and asks nothing twice`, async ({
    mobile: page,
    app,
  }) => {
    await signInAs(page, { email: `${role}@example.com`, password: demoPassword }, "/robots.txt");
    const requested: string[] = [];
    const files = new Map<string, number>();
    const { promise: stands, resolve: release } = Promise.withResolvers<void>();
    let standing = false;
    const named = page
      .waitForResponse((answer) => answer.url() === `${app.url}${path}`)
      .then((answer) => answer.text());
    // A screen that needs another file than its page names never stands here, however slow the machine.
    const isNamed = async (url: string) => (await named).includes(new URL(url).pathname);
    await page.route("**/*.js", async (route) => {
      if (!(await isNamed(route.request().url()))) await stands;
      await route.continue();
    });
    await page.route("**/api/**", (route) => {
      if (!standing) requested.push(route.request().url());
      return route.continue();
    });
    page.on("requestfinished", async (request) => {
      if (standing || !/\.(js|css)$/.test(request.url()) || !(await isNamed(request.url()))) return;
      const { responseBodySize } = await request.sizes();
      files.set(request.url(), responseBodySize);
    });
    await page.addInitScript({ content: watchForOutline });
    const answered = page.waitForResponse((response) => /my-schedule|my-upcoming|\/schedules/.test(response.url()));
    await page.goto(path);
    const html = await named;
    await answered;
    await arrival(page);
    await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    standing = true;
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    const requestedFiles = [...files.keys()];
    release();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(requestedFiles.length).toBeGreaterThan(0);
    expect(requestedFiles.length).toBeLessThanOrEqual(maxFiles);
    expect(bytes).toBeLessThanOrEqual(maxKib * 1024);
    expect(requestedFiles.filter((url) => url.includes("amplify"))).toEqual([]);
    expect(requested).toEqual([...new Set(requested)]);
    expect(await page.evaluate("wasOutlined")).toBe(false);
    expect(page.url()).toBe(`${app.url}${path}`);
  });
}

/** Runs in the page. It keeps the page's time at which the screen first stood. */
const timeDrawing = `
  globalThis.drawnAt = undefined;
  new MutationObserver(() => {
    if (document.querySelector("h1")) drawnAt ??= Date.now();
  }).observe(document, { childList: true, subtree: true });
`;

test("a home is drawn once its first answers are there, or after 300 ms without them", async ({ mobile: page }) => {
  await signIn(page, "walker", "/robots.txt");
  await page.addInitScript({ content: timeDrawing });
  // Time stands still from here on, so that a busy machine has as long as it takes.
  const at = Date.parse(startAt) + 60_000;
  await page.clock.pauseAt(at);
  await page.goto("/walker");
  await expect.poll(() => page.evaluate("drawnAt")).toBe(at);
  await page.route("**/api/**", () => new Promise(() => {}));
  await page.reload();
  await page.clock.runFor(299);
  await page.clock.runFor(1);
  await expect.poll(() => page.evaluate("drawnAt")).toBe(at + 300);
});
