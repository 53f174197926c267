import { expect, it } from "vitest";
import { clearDraft, clearOldDrafts, type DraftStorage, readDraft, saveDraft } from "./walk-draft.ts";

const now = Date.parse("2026-11-20T15:00:00Z");
const day = 86_400_000;
const draft = { comments: "Long loop 🐕", photos: "https://a.example/1.jpg" };

function memory(content: Record<string, string> = {}): DraftStorage & { content: Map<string, string> } {
  const map = new Map(Object.entries(content));
  return {
    content: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

it("keeps one draft a visit until it is cleared", () => {
  const storage = memory();
  saveDraft(storage, "s1.2026-11-20", draft, now);
  saveDraft(storage, "s2.2026-11-20", { comments: "Other", photos: "" }, now);
  expect(readDraft(storage, "s1.2026-11-20")).toEqual(draft);
  clearDraft(storage, "s1.2026-11-20");
  expect(readDraft(storage, "s1.2026-11-20")).toBeUndefined();
  expect(readDraft(storage, "s2.2026-11-20")?.comments).toBe("Other");
});

it("an emptied draft is none", () => {
  const storage = memory();
  saveDraft(storage, "s1", draft, now);
  saveDraft(storage, "s1", { comments: " ", photos: "\n" }, now);
  expect(storage.length).toBe(0);
});

it.each(["", "{", "null", '"text"', '{"comments":1,"photos":""}'])("what is no draft (%j) is none", (text) => {
  expect(readDraft(memory({ "kc:walk-draft:s1": text }), "s1")).toBeUndefined();
});

it("a storage that is full or forbidden stops nobody", () => {
  const refuse = () => {
    throw new DOMException("QuotaExceededError");
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
  expect(() => saveDraft(storage, "s1", draft, now)).not.toThrow();
  expect(readDraft(storage, "s1")).toBeUndefined();
  expect(() => clearOldDrafts(storage, now)).not.toThrow();
});

it("forgets drafts that are too old or unreadable, and nothing else", () => {
  const storage = memory({ "kc:token": "t", "kc:walk-draft:broken": "{" });
  saveDraft(storage, "old", draft, now - 14 * day - 1);
  saveDraft(storage, "new", draft, now - 14 * day);
  clearOldDrafts(storage, now);
  expect([...storage.content.keys()]).toEqual(["kc:token", "kc:walk-draft:new"]);
});
