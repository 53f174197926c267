import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
const whenLoaded: (() => void)[] = [];
const way = { hidden: true };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked.length = 0;
  whenLoaded.length = 0;
  way.hidden = true;
  vi.stubGlobal("document", { querySelector: (selector: string) => (selector.includes("meet") ? way : null) });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", (_: "load", listener: () => void) => whenLoaded.push(listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load(answer: () => Promise<unknown>) {
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return answer();
  });
  await import("./prefetch-app.ts");
  for (const listener of whenLoaded) listener();
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/api/meet"]);
}

test.each([
  ["takes", true, false],
  ["does not take", false, true],
])("where the owner %s such requests, the way to the form has hidden: %s", async (_, open, hidden) => {
  await load(async () => ({ json: async () => ({ open, stamp: "" }) }));
  expect(way.hidden).toBe(hidden);
});

test.each([
  ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  ["a refusal", async () => ({ json: async () => ({ message: "Too many requests." }) })],
])("with %s it stays hidden", async (_, answer) => {
  await load(answer);
  expect(way.hidden).toBe(true);
});
