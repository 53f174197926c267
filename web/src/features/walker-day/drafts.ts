import { useState } from "react";
import { currentPerson } from "../../lib/session/person.ts";
import { canStore, walkDrafts } from "../../lib/session/seal.ts";
import { localStore, namesIn } from "../../lib/session/storage.ts";
import type { CompletionValues } from "../../parts/visits/completion-rules.ts";
import type { Fields } from "../../ui/form/fields.ts";

/** A walker's unsent note on a visit. */
type WalkDraft = CompletionValues;

const emptyDraft: WalkDraft = { comments: "", photos: "" };

/** Longer than a visit stays in a walker's schedule: an older draft cannot be sent. */
const keptMs = 14 * 86_400_000;

/** Names the signed-in person's draft of a visit. Another person on the same phone must not read it. */
export const draftName = (visitId: string): string => `${currentPerson()}:${visitId}`;

/** Reads a draft by its name. Undefined without one. */
export function readDraft(name: string): WalkDraft | undefined {
  const { comments, photos, ticks, photo_ids } = parsed(walkDrafts + name);
  if (typeof comments !== "string" || typeof photos !== "string") return undefined;
  return { comments, photos, ...(Array.isArray(ticks) && { ticks }), ...(Array.isArray(photo_ids) && { photo_ids }) };
}

/** Stores a draft, or deletes an empty one, and its sealed copy, too. */
export function saveDraft(name: string, draft: WalkDraft): void {
  const { comments, photos, ticks = [], photo_ids = [] } = draft;
  const isEmpty = comments.trim() === "" && photos.trim() === "" && ticks.length + photo_ids.length === 0;
  if (isEmpty) localStore.removeItem(walkDrafts + name);
  else localStore.setItem(walkDrafts + name, JSON.stringify({ ...draft, saved_at: Date.now() }));
  sealCopy(name);
}

/** Deletes a draft and its sealed copy. */
export const forgetDraft = (name: string): void => saveDraft(name, emptyDraft);

/** Stores a sealed copy of the draft as it is now, which outlives signing out. */
function sealCopy(name: string): void {
  if (!canStore()) return;
  const seal = async () => (await import("../../lib/day/day-file.ts")).sealDraft(name);
  seal().catch(() => {
    // The plain draft is stored.
  });
}

/** Deletes the drafts that are too old to be sent. `now` is in epoch milliseconds. */
export function clearOldDrafts(now: number): void {
  for (const key of namesIn(localStore, walkDrafts)) {
    const { saved_at } = parsed(key);
    if (typeof saved_at !== "number" || now - saved_at > keptMs) localStore.removeItem(key);
  }
}

function parsed(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStore.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

/** The fields of the note. Typed text is stored on this phone until it is sent, through closing and reloads. */
export function useWalkDraft(visitId: string, opened: boolean): Fields<WalkDraft> {
  // A late answer, after another person has signed in, still concerns this person's draft.
  const [name] = useState(() => draftName(visitId));
  const stored = () => readDraft(name) ?? emptyDraft;
  const [draft, setDraft] = useState(stored);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    // Another tab may have changed it.
    if (opened) setDraft(stored());
  }
  const set = (next: WalkDraft) => {
    setDraft(next);
    saveDraft(name, next);
  };
  return { values: draft, change: (part) => set({ ...draft, ...part }), saved: () => set(emptyDraft) };
}
