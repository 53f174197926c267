import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { forgetSeal, isSealOld, readSeal, storeSeal, storeUnsentCount } from "./seal.ts";
import { endDeactivated, endExpired, signIn, signOut, unsentWhenDeactivated } from "./session.ts";

let stored: Map<string, string>;
const day = 86_400_000;
const heard = Date.parse("2026-11-20T13:30:00Z");

beforeEach(() => {
  const storage = memoryStore();
  stored = storage.content;
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("window", new EventTarget());
  signIn("abc", "walker");
  storeSeal({ person: "rosa", seal: "s1", heard });
  stored.set("kc:walk-draft:rosa:v1", "Rosa's");
  stored.set("kc:walk-draft:marcus:v1", "Marcus's");
});
afterEach(() => vi.unstubAllGlobals());

const words = () => [...stored].filter(([key]) => /seal|walk-draft/.test(key)).map(([key]) => key);

it("is a person's own", () => {
  expect([readSeal("rosa"), readSeal("marcus"), readSeal("")]).toEqual(["s1", undefined, undefined]);
});

it.each([
  ["signing out", () => signOut()],
  ["a deactivation", endDeactivated],
])("%s forgets it and every plain draft at once", (_, end) => {
  end();
  expect(words()).toEqual([]);
});

it.each([0, 1, 2, 3, 4, 5])(
  "a page that dies after %i steps of signing out leaves no seal without its session",
  (steps) => {
    let left = steps;
    localStorage.removeItem = (key: string) => void (left-- > 0 && stored.delete(key));
    signOut();
    expect([stored.has("kc:seal"), stored.has("kc:token")]).not.toEqual([true, false]);
  },
);

it("an expired session leaves it, for the same person signs in again", () => {
  endExpired();
  expect(readSeal("rosa")).toBe("s1");
  expect(words()).toHaveLength(3);
});

it("another person's sign-in forgets it, and the same person's does not", () => {
  forgetSeal("rosa");
  expect(words()).toEqual(["kc:seal", "kc:walk-draft:rosa:v1"]);
  forgetSeal("marcus");
  expect(words()).toEqual([]);
});

it("is old 14 days after the server last answered", () => {
  expect([13, 14, 15].map((days) => isSealOld(heard + days * day))).toEqual([false, true, true]);
  signOut();
  expect(isSealOld(heard + 15 * day)).toBe(false);
  stored.set("kc:seal", "{");
  expect([isSealOld(heard), readSeal("rosa")]).toEqual([false, undefined]);
});

it("knows how many walks wait, for whoever says that the session is over", () => {
  const ending = { expired: "", deactivated: "" };
  vi.stubGlobal("sessionStorage", { ...localStorage, setItem: (_: string, value: string) => (ending.expired = value) });
  storeUnsentCount("marcus", 9);
  storeUnsentCount("rosa", 3);
  storeSeal({ person: "rosa", seal: "s1", heard: heard + 1 });
  endExpired();
  endDeactivated();
  expect([ending.expired, stored.get("kc:deactivated"), unsentWhenDeactivated()]).toEqual(["3", "3", 3]);
  storeSeal({ person: "marcus", seal: "s2", heard });
  endDeactivated();
  expect([stored.get("kc:deactivated"), unsentWhenDeactivated()]).toEqual(["true", 0]);
});
