import type { Db } from "./client.ts";
import { transact, type Writes } from "./transact.ts";

/** How often a write that others were first to is decided again. */
export const mostAttempts = 20;

/** What to do about an item as it was read: write a change, or write nothing and answer `result`. */
export type Decision<Change, Result> = { change: Change } | { result: Result };

interface Steps<Item, Change, Result> {
  /** Names the item in the error. */
  what: string;
  /** The item as the caller has read it before, for the first attempt. */
  known?: Item | undefined;
  read(): Promise<Item | undefined>;
  /** Is asked again each time the item has changed. */
  decide(item: Item | undefined): Decision<Change, Result> | Promise<Decision<Change, Result>>;
  /** On the condition that the item is still as it was read, in all that the decision stands on. */
  write(change: Change): Promise<Result | "refused">;
}

/** Other writers were first each time. */
export class KeepsChangingError extends Error {}

/**
 * Changes an item that others may change at the same time: reads it, decides, and writes. Where the write is refused it
 * reads and decides again.
 *
 * @throws KeepsChangingError after 20 attempts
 */
export async function changing<Item, Change, Result>({
  what,
  known,
  read,
  decide,
  write,
}: Steps<Item, Change, Result>): Promise<Result> {
  let item = known ?? (await read());
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const decision = await decide(item);
    if ("result" in decision) return decision.result;
    const result = await write(decision.change);
    if (result !== "refused") return result;
    item = await read();
  }
  throw new KeepsChangingError(`${what} keeps changing`);
}

interface Left<Item> {
  /** Names the item in the error. */
  what: string;
  read: () => Promise<Item | undefined>;
  /** The transaction of the next step; undefined where nothing is left to do. */
  nextWrites: (item: Item) => Promise<Writes | undefined>;
}

/**
 * Does what an item says is left of its making or undoing, a transaction a step. It can be killed anywhere, and several may
 * do it at the same time. A finished item is left alone.
 *
 * @returns the finished item; undefined where there is none
 * @throws KeepsChangingError when 20 steps were refused because others were first
 */
export async function stepByStep<Item>(db: Db, { what, read, nextWrites }: Left<Item>): Promise<Item | undefined> {
  for (let refused = 0; refused < mostAttempts; ) {
    const item = await read();
    const writes = item && (await nextWrites(item));
    if (!writes) return item;
    const { outcome } = await transact(db, writes);
    if (outcome === "refused") refused += 1;
  }
  throw new KeepsChangingError(`${what} keeps changing`);
}
