/** What a walker has written about a visit and not sent yet. */
export interface WalkDraft {
  comments: string;
  /** As typed. */
  photos: string;
}

export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "kc:walk-draft:";
/** Longer than a visit stays in a walker's schedule. Nobody can send an older draft. */
const keptMs = 14 * 86_400_000;

/** The visit's draft. Undefined without one, or where the storage cannot be read. */
export function readDraft(storage: DraftStorage, visitId: string): WalkDraft | undefined {
  const { comments, photos } = parsed(storage, prefix + visitId);
  if (typeof comments !== "string" || typeof photos !== "string") return undefined;
  return { comments, photos };
}

/** Keeps the draft, or forgets it when it is empty. Does nothing where the storage is full or forbidden. */
export function saveDraft(storage: DraftStorage, visitId: string, draft: WalkDraft, now: number): void {
  if (draft.comments.trim() === "" && draft.photos.trim() === "") clearDraft(storage, visitId);
  else quietly(() => storage.setItem(prefix + visitId, JSON.stringify({ ...draft, saved_at: now })));
}

export function clearDraft(storage: DraftStorage, visitId: string): void {
  quietly(() => storage.removeItem(prefix + visitId));
}

/** Forgets the drafts that are too old to be sent. `now` is in epoch milliseconds. */
export function clearOldDrafts(storage: DraftStorage, now: number): void {
  const keys = quietly(() => Array.from({ length: storage.length }, (_, index) => storage.key(index))) ?? [];
  for (const key of keys) {
    if (!key?.startsWith(prefix)) continue;
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
