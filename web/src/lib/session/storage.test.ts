import { expect, it } from "vitest";
import { storeOf } from "./storage.ts";

function browserStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    full: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.full) throw new DOMException("The quota has been exceeded", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

it("keeps what the browser takes in the browser, for other tabs and later", () => {
  const browser = browserStorage();
  const store = storeOf(() => browser as unknown as Storage);
  store.setItem("kc:token", "t1");
  expect([browser.kept.get("kc:token"), store.getItem("kc:token")]).toEqual(["t1", "t1"]);
  browser.kept.set("kc:token", "of another tab");
  expect([store.getItem("kc:token"), store.length, store.key(0)]).toEqual(["of another tab", 1, "kc:token"]);
  store.removeItem("kc:token");
  expect([browser.kept.size, store.getItem("kc:token")]).toEqual([0, null]);
});

it("keeps in memory what a full storage does not take, instead of what was there before", () => {
  const browser = browserStorage();
  const store = storeOf(() => browser as unknown as Storage);
  store.setItem("kc:token", "old");
  browser.full = true;
  store.setItem("kc:token", "new");
  expect(store.getItem("kc:token")).toBe("new");
  browser.full = false;
  store.setItem("kc:token", "newer");
  browser.kept.set("kc:token", "of another tab");
  expect(store.getItem("kc:token")).toBe("of another tab");
  browser.full = true;
  store.setItem("kc:token", "newest");
  store.removeItem("kc:token");
  expect(store.getItem("kc:token")).toBeNull();
});

it("works in memory alone where the browser forbids its storage", () => {
  const store = storeOf(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  expect([store.getItem("kc:token"), store.length, store.key(0)]).toEqual([null, 0, null]);
  store.setItem("kc:token", "t1");
  expect(store.getItem("kc:token")).toBe("t1");
  store.removeItem("kc:token");
  expect(store.getItem("kc:token")).toBeNull();
});
