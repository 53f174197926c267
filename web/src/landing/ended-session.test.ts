import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

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
