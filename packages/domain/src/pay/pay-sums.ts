import type { PayKind } from "../kinds.ts";
import { type Cents, totalOf } from "../money.ts";

export interface PaySums {
  /** The number of visits. */
  visits: number;
  /** For visits, and for reports paid separately. */
  work: Cents;
  tips: Cents;
  /** Below 0 where more was paid before than was earned. */
  corrections: Cents;
  total: Cents;
}

/** Sums up a walker's pay. A visit with unknown pay counts as 0. */
export function paySums(lines: readonly { kind: PayKind; cents?: Cents | undefined }[]): PaySums {
  const of = (kind: PayKind) => lines.filter((line) => line.kind === kind);
  const sum = (kind: PayKind) => totalOf(of(kind).map(({ cents = 0 }) => cents));
  const [work, tips, corrections] = [sum("visit") + sum("report"), sum("tip"), sum("correction")];
  return { visits: of("visit").length, work, tips, corrections, total: work + tips + corrections };
}
