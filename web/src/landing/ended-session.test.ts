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

test.each([
  ["3", "Your session has ended. 3 walks wait on this phone: sign in to send them."],
  ["1", "Your session has ended. 1 walk waits on this phone: sign in to send it."],
])("with %s walks that were not sent it says so: %s", async (kept, words) => {
  const link = { textContent: "Sign in again" };
  let said = "";
  const notice = {
    hidden: true,
    querySelector: () => link,
    replaceChildren: (...parts: (string | typeof link)[]) => {
      said = parts.map((part) => (typeof part === "string" ? part : part.textContent)).join("");
    },
  };
  vi.resetModules();
  vi.stubGlobal("document", { querySelector: (selector: string) => (selector.includes("ended") ? notice : null) });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("sessionStorage", { getItem: () => kept, removeItem: () => {} });
  await import("./prefetch-app.ts");
  expect([notice.hidden, said]).toEqual([false, words]);
});
