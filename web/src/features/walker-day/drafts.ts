import { useState } from "react";
import { currentPerson } from "../../lib/session/person.ts";
import { canKeep, walkDrafts } from "../../lib/session/seal.ts";
import { localStore, namesIn } from "../../lib/session/storage.ts";
import type { CompletionValues } from "../../parts/visits/completion-rules.ts";
import type { Fields } from "../../ui/form/fields.ts";

/** A draft's person and visit. Another person on the same phone must not read it. */
interface DraftOwner {
  /** The session's person. */
  person: string;
  visitId: string;
}

/** A walker's unsent note on a visit. */
type WalkDraft = CompletionValues;

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Longer than a visit stays in a walker's schedule: an older draft cannot be sent. */
const keptMs = 14 * 86_400_000;

const nameOf = ({ person, visitId }: DraftOwner) => `${person}:${visitId}`;
const keyOf = (owner: DraftOwner) => walkDrafts + nameOf(owner);

/** Stores a sealed copy of the draft, which outlives signing out. */
function sealCopy(owner: DraftOwner): void {
  if (!canKeep()) return;
  const seal = async () => (await import("../../lib/day/day-file.ts")).sealDraft(nameOf(owner));
  seal().catch(() => {
    // The plain draft is stored.
  });
}

/** Deletes a draft and its sealed copy. */
export function forgetDraft(owner: DraftOwner): void {
  clearDraft(localStore, owner);
  sealCopy(owner);
}

/** Reads a draft. Undefined without one, or if the storage cannot be read. */
export function readDraft(storage: DraftStorage, owner: DraftOwner): WalkDraft | undefined {
  const { comments, photos, ticks, photo_ids } = parsed(storage, keyOf(owner));
  if (typeof comments !== "string" || typeof photos !== "string") return undefined;
  return { comments, photos, ...(Array.isArray(ticks) && { ticks }), ...(Array.isArray(photo_ids) && { photo_ids }) };
}

/** Stores a draft, or deletes an empty one. Does nothing if the storage is full or forbidden. */
export function saveDraft(storage: DraftStorage, owner: DraftOwner, draft: WalkDraft, now: number): void {
  const { comments, photos, ticks = [], photo_ids = [] } = draft;
  const isEmpty = comments.trim() === "" && photos.trim() === "" && ticks.length + photo_ids.length === 0;
  if (isEmpty) clearDraft(storage, owner);
  else quietly(() => storage.setItem(keyOf(owner), JSON.stringify({ ...draft, saved_at: now })));
}

export function clearDraft(storage: DraftStorage, owner: DraftOwner): void {
  quietly(() => storage.removeItem(keyOf(owner)));
}

/** Deletes the drafts that are too old to be sent. `now` is in epoch milliseconds. */
export function clearOldDrafts(storage: DraftStorage, now: number): void {
  for (const key of quietly(() => namesIn(storage, walkDrafts)) ?? []) {
    const { saved_at } = parsed(storage, key);
    if (typeof saved_at !== "number" || now - saved_at > keptMs) quietly(() => storage.removeItem(key));
  }
}

function parsed(storage: DraftStorage, key: string): Record<string, unknown> {
  const value: unknown = quietly(() => JSON.parse(storage.getItem(key) ?? "null"));
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const emptyDraft: WalkDraft = { comments: "", photos: "" };

/** The signed-in person as the owner of a visit's draft. */
export const ownDraft = (visitId: string): DraftOwner => ({ person: currentPerson(), visitId });

/** The fields of the note. Typed text is stored on this phone until it is sent, through closing and reloads. */
export function useWalkDraft(visitId: string, opened: boolean): Fields<WalkDraft> {
  // A late answer, after another person has signed in, still concerns this person's draft.
  const [owner] = useState(() => ownDraft(visitId));
  const stored = () => readDraft(localStore, owner) ?? emptyDraft;
  const [draft, setDraft] = useState(stored);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    // Another tab may have changed it.
    if (opened) setDraft(stored());
  }
  return {
    values: draft,
    change: (part) => {
      const next = { ...draft, ...part };
      setDraft(next);
      saveDraft(localStore, owner, next, Date.now());
      sealCopy(owner);
    },
    saved: () => {
      setDraft(emptyDraft);
      forgetDraft(owner);
    },
  };
}
