import type { BookFault } from "@petcare/domain";
import { listPending, readUser } from "@petcare/storage";
import { untilIndexesFollow } from "../shared/money/until-indexes-follow.ts";
import { runtime } from "../shared/runtime.ts";

/** Clients whose records are becoming one: what is theirs moves one by one. */
export async function idsBeingMerged(): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { user_id } of await listPending(runtime.db, "merges", Number.POSITIVE_INFINITY)) {
    const into = (await readUser(runtime.db, user_id))?.merged?.into;
    for (const id of [user_id, into]) if (id !== undefined) ids.add(id);
  }
  return ids;
}

/** They, and people whose bookings are being forgotten. */
export async function idsBeingMoved(merged: ReadonlySet<string>): Promise<Set<string>> {
  const deletions = await listPending(runtime.db, "deletions", Number.POSITIVE_INFINITY);
  return new Set([...merged, ...deletions.map(({ user_id }) => user_id)]);
}

/** What is found a second time, too. */
export const foundTwice = async (check: () => Promise<BookFault[]>): Promise<BookFault[]> =>
  stillFound(await check(), check);

/** What of it another look finds, too. Somebody may write while the books are read, and indexes follow the table by moments. */
export async function stillFound(found: BookFault[], check: () => Promise<BookFault[]>): Promise<BookFault[]> {
  if (found.length === 0) return [];
  await runtime.pause(untilIndexesFollow);
  const again = new Set((await check()).map(textOf));
  return found.filter((fault) => again.has(textOf(fault)));
}

/** Tells faults apart. */
export const textOf = ({ kind, id, rule }: BookFault) => `${kind} ${id} ${rule}`;
