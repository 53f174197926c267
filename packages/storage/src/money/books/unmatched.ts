import type { BookFault } from "@petcare/domain";

/** One side of something that is written twice: what has it, by what it says. */
export interface Side {
  key: string;
  fault: BookFault;
}

/** The faults of those that have no counterpart of their own. */
export function unmatched(side: readonly Side[], other: readonly Side[]): BookFault[] {
  const left = Map.groupBy(other, ({ key }) => key);
  return side.filter(({ key }) => left.get(key)?.pop() === undefined).map(({ fault }) => fault);
}
