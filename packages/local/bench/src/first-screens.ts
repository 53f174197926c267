import type { LocalApp } from "@petcare/local/src/start-local.ts";
import type { Browser } from "@playwright/test";
import { inBrowser, signIn } from "./in-browser.ts";
import { median } from "./measure.ts";
import { kibibytes, type Row } from "./row.ts";

const rounds = 3;
/** A slow phone as Lighthouse's mobile profile has it, applied to the browser itself instead of computed afterwards. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const processorSlowdown = 4;
const screen = { width: 412, height: 823 };

const pages = [
  { path: "/auth" },
  { path: "/welcome" },
  { path: "/login" },
  { path: "/signup" },
  { path: "/walker", account: "walker" },
  { path: "/client", account: "client" },
  { path: "/admin", account: "owner" },
  { path: "/admin/calendar", account: "owner" },
];

interface Visit {
  /** Brotli, until the screen stands. */
  scriptBytes: number;
  /** Of the largest contentful paint, in milliseconds. */
  drawnMs: number;
  /** The cumulative layout shift. */
  shift: number;
  /** The time that long tasks take beyond 50 ms each. */
  blockedMs: number;
}

/** First visits of the built application on a slow phone, with demo data. The median of three for each page. */
export function firstScreenRows(): Promise<Row[]> {
  return inBrowser(async (browser, app) => {
    const rows: Row[] = [];
    for (const page of pages) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, app, page));
      rows.push(...rowsOf(page.path, visits));
    }
    return rows;
  });
}

function rowsOf(path: string, visits: Visit[]): Row[] {
  const figure = (part: keyof Visit) => median(visits.map((visit) => visit[part]));
  const [bytes, drawn, shift, blocked] = [
    figure("scriptBytes"),
    figure("drawnMs"),
    figure("shift"),
    figure("blockedMs"),
  ];
  return [
    { what: `${path}: scripts`, figure: kibibytes(bytes), target: "≤ 150 KiB", met: bytes <= 150 * 1024 },
    { what: `${path}: largest paint`, figure: `${drawn.toFixed(0)} ms`, target: "≤ 2000 ms", met: drawn <= 2000 },
    { what: `${path}: layout shift`, figure: shift.toFixed(3), target: "≤ 0.02", met: shift <= 0.02 },
    { what: `${path}: blocked`, figure: `${blocked.toFixed(0)} ms`, target: "≤ 200 ms", met: blocked <= 200 },
  ];
}

async function visit(
  browser: Browser,
  app: LocalApp,
  { path, account }: { path: string; account?: string },
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: app.url, viewport: screen, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    if (account) await signIn(page, app, account);
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", network);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
    await page.addInitScript({ content: observe });
    const scripts: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script") scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    await page.goto(path);
    await devTools.send("Runtime.evaluate", { expression: standing, awaitPromise: true });
    const sizes = await Promise.all(scripts);
    await page.waitForLoadState("networkidle");
    return {
      scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
      ...(await page.evaluate<Omit<Visit, "scriptBytes">>(observed)),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page, ahead of its own scripts. */
const observe = `
  globalThis.seen = { drawnMs: 0, shift: 0, tasks: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => { seen.drawnMs = startTime; });
  watch("layout-shift", ({ value, hadRecentInput }) => { seen.shift += hadRecentInput ? 0 : value; });
  watch("longtask", (task) => { seen.tasks.push(task); });
`;

/**
 * Runs in the page, until the application has arrived and is drawn. Playwright's own waiting brings a script that takes the
 * slowed processor tens of milliseconds, just before the largest paint.
 */
const standing = `new Promise((stand) => {
  const look = () => (globalThis.bootstrapData?.arrived && seen.drawnMs > 0 ? stand() : setTimeout(look, 100));
  look();
})`;

/** Runs in the page. A task counts once something is drawn, as in Lighthouse. */
const observed = `(() => {
  const { drawnMs, shift, tasks } = seen;
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const blocking = tasks.filter((task) => task.startTime + task.duration > first);
  return { drawnMs, shift, blockedMs: blocking.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0) };
})()`;
