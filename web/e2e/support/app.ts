import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { logIn } from "./account.ts";

/** When every journey begins: Friday 20 November 2026, 8:30 in the business's time zone. */
export const startAt = "2026-11-20T13:30:00Z";

const repository = resolve(import.meta.dirname, "../../..");
const phone = { width: 390, height: 844 };

/** The whole application, as `npm start` starts it, on a port and data of its own. */
export class App {
  url = "";
  readonly dataDir: string;
  private server: ChildProcess | undefined;
  /** By how much its clock is ahead of the real one, in milliseconds. */
  private ahead = 0;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** `at` is the server's time now. */
  async start(at = startAt): Promise<void> {
    const server = spawn(
      process.execPath,
      ["--import", resolve(import.meta.dirname, "shifted-clock.ts"), "packages/local/src/start.ts", "--no-web"],
      {
        cwd: repository,
        env: {
          ...process.env,
          PORT: this.url ? new URL(this.url).port : "0",
          DATA_DIR: this.dataDir,
          START_AT: at,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    this.server = server;
    this.ahead = Date.parse(at) - Date.now();
    this.url = await new Promise((resolve, reject) => {
      let printed = "";
      server.stdout.on("data", (chunk) => {
        printed += chunk;
        const [url] = / at (http:\S+)/.exec(printed)?.slice(1) ?? [];
        if (url) resolve(url);
      });
      server.on("exit", (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
    });
  }

  /** Stands still, and goes on when so many more seconds have passed. */
  async sleep(seconds: number): Promise<void> {
    const now = Date.now() + this.ahead;
    await this.kill();
    await this.start(new Date(now + seconds * 1000).toISOString());
  }

  /** As a power cut would: nothing is tidied up. */
  async kill(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await gone;
  }
}

/** A browser window of its own, at the journey's hour. */
async function open(browser: Browser, app: App, viewport?: typeof phone): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: app.url,
    timezoneId: "Pacific/Auckland",
    reducedMotion: "reduce",
    ...(viewport && { viewport, hasTouch: true, isMobile: true }),
  });
  const page = await context.newPage();
  await page.clock.install({ time: startAt });
  return page;
}

interface Fixtures {
  desktop: Page;
  mobile: Page;
}

export const test = base.extend<Fixtures, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "petcare-e2e-"));
      const app = new App(dataDir);
      await app.start();
      await use(app);
      await app.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  desktop: async ({ browser, app }, use) => {
    const page = await open(browser, app);
    await use(page);
    await page.context().close();
  },
  mobile: async ({ browser, app }, use) => {
    const page = await open(browser, app, phone);
    await use(page);
    await page.context().close();
  },
});

/** Signs a demo account in and waits for its home. */
export async function signIn(page: Page, who: "owner" | "walker" | "client"): Promise<void> {
  await logIn(page, { email: `${who}@example.com`, password: "Bellmore-2026" });
  await page.waitForURL(new RegExp({ owner: "/admin", walker: "/walker", client: "/client" }[who]));
}
