import { expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { clearDraft, clearOldDrafts, readDraft, saveDraft } from "./drafts.ts";

const of = (visitId: string, person = "rosa") => ({ person, visitId });
const now = Date.parse("2026-11-20T15:00:00Z");
const day = 86_400_000;
const draft = { comments: "Long loop 🐕", photos: "https://a.example/1.jpg" };

it("keeps one draft a visit until it is cleared", () => {
  const storage = memoryStore();
  saveDraft(storage, of("s1.2026-11-20"), draft, now);
  saveDraft(storage, of("s2.2026-11-20"), { comments: "Other", photos: "" }, now);
  expect(readDraft(storage, of("s1.2026-11-20"))).toEqual(draft);
  clearDraft(storage, of("s1.2026-11-20"));
  expect(readDraft(storage, of("s1.2026-11-20"))).toBeUndefined();
  expect(readDraft(storage, of("s2.2026-11-20"))?.comments).toBe("Other");
});

it("keeps one person's draft from the next on the same phone, and for that person's return", () => {
  const storage = memoryStore();
  saveDraft(storage, of("s1"), draft, now);
  expect(readDraft(storage, of("s1", "wes"))).toBeUndefined();
  saveDraft(storage, of("s1", "wes"), { comments: "Mine", photos: "" }, now);
  expect(readDraft(storage, of("s1"))).toEqual(draft);
});

it("forgets drafts that are too old or unreadable, and nothing else", () => {
  const storage = memoryStore({ "kc:token": "t", "kc:walk-draft:broken": "{" });
  saveDraft(storage, of("old"), draft, now - 14 * day - 1);
  saveDraft(storage, of("new"), draft, now - 14 * day);
  clearOldDrafts(storage, now);
  expect([...storage.content.keys()]).toEqual(["kc:token", "kc:walk-draft:rosa:new"]);
});
