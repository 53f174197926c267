import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["true", false],
  [null, true],
])("with %j in the tab's storage, the words about an ended session have hidden: %s", async (kept, hidden) => {
  const notice = { hidden: true };
  const removed: string[] = [];
  vi.resetModules();
  vi.stubGlobal("document", { querySelector: (selector: string) => (selector.includes("ended") ? notice : null) });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => (key === "kc:session-ended" ? kept : null),
    removeItem: (key: string) => removed.push(key),
  });
  await import("./prefetch-app.ts");
  expect(notice.hidden).toBe(hidden);
  expect(removed).toEqual(hidden ? [] : ["kc:session-ended"]);
});
