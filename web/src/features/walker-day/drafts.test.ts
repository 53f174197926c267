import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { clearOldDrafts, forgetDraft, readDraft, saveDraft } from "./drafts.ts";

const now = Date.parse("2026-11-20T15:00:00Z");
const day = 86_400_000;
const draft = { comments: "Long loop 🐕", photos: "https://a.example/1.jpg" };
const storage = memoryStore();

beforeEach(() => {
  storage.content.clear();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

it("a person has one draft a visit until it is forgotten", () => {
  saveDraft("rosa:s1", draft);
  saveDraft("rosa:s2", { comments: "Other", photos: "" });
  expect([readDraft("rosa:s1"), readDraft("wes:s1")]).toEqual([draft, undefined]);
  forgetDraft("rosa:s1");
  expect([readDraft("rosa:s1"), readDraft("rosa:s2")?.comments]).toEqual([undefined, "Other"]);
});

it("drafts that are too old or unreadable are forgotten, and nothing else", () => {
  storage.content.set("kc:token", "t").set("kc:walk-draft:broken", "{");
  for (const [name, saved_at] of Object.entries({ old: now - 14 * day - 1, new: now - 14 * day })) {
    storage.content.set(`kc:walk-draft:rosa:${name}`, JSON.stringify({ ...draft, saved_at }));
  }
  clearOldDrafts(now);
  expect([...storage.content.keys()]).toEqual(["kc:token", "kc:walk-draft:rosa:new"]);
});
