import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Link {
  rel: string;
  href: string;
  crossOrigin: string;
}

const added: Link[] = [];
const whenLoaded: (() => void)[] = [];

function visit({ saveData }: { saveData: boolean }) {
  vi.stubGlobal("document", {
    querySelector: () => ({ dataset: { prefetch: "/assets/index-1.js /assets/index-1.css" } }),
    createElement: () => ({}),
    head: { append: (link: Link) => added.push(link) },
  });
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal("addEventListener", (_: "load", listener: () => void) => whenLoaded.push(listener));
  return import("./prefetch-app.ts");
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  added.length = 0;
  whenLoaded.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the app's files are fetched some time after the page has loaded", async () => {
  await visit({ saveData: false });
  vi.runAllTimers();
  expect(added).toEqual([]);
  for (const listener of whenLoaded) listener();
  expect(added).toEqual([]);
  vi.runAllTimers();
  expect(added).toEqual([
    { rel: "prefetch", href: "/assets/index-1.js", crossOrigin: "anonymous" },
    { rel: "prefetch", href: "/assets/index-1.css", crossOrigin: "anonymous" },
  ]);
});

test("nothing is fetched if the browser saves data", async () => {
  await visit({ saveData: true });
  for (const listener of whenLoaded) listener();
  vi.runAllTimers();
  expect(added).toEqual([]);
});
