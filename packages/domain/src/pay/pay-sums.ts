import type { PayKind } from "../kinds.ts";
import { type Cents, totalOf } from "../money.ts";

export interface PaySums {
  /** How many visits. */
  visits: number;
  /** Of visits, and of reports that no visit pays. */
  work: Cents;
  tips: Cents;
  /** Below 0 where more was paid before than was earned. */
  corrections: Cents;
  total: Cents;
}

/** The sums of a walker's pay. A visit whose pay is not known counts as 0. */
export function paySums(lines: readonly { kind: PayKind; cents?: Cents | undefined }[]): PaySums {
  const of = (kind: PayKind) => lines.filter((line) => line.kind === kind);
  const sum = (kind: PayKind) => totalOf(of(kind).map(({ cents = 0 }) => cents));
  const [work, tips, corrections] = [sum("visit") + sum("report"), sum("tip"), sum("correction")];
  return { visits: of("visit").length, work, tips, corrections, total: work + tips + corrections };
}
