/** How often a write that others were first to is decided again. */
export const maxAttempts = 20;

/** A decision about an item as it was read: write a change, or write nothing and answer `result`. */
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
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const decision = await decide(item);
    if ("result" in decision) return decision.result;
    const result = await write(decision.change);
    if (result !== "refused") return result;
    item = await read();
  }
  throw new KeepsChangingError(`${what} keeps changing`);
}
