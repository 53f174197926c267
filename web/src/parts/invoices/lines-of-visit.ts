import { formatDollars, sumDollars } from "../../lib/format/dollars.ts";
import type { Line } from "./line-table.tsx";

interface Priced {
  /** With its parts. */
  price: number;
  parts?: readonly { name: string; amount: number }[] | undefined;
}

/** Makes the lines of a visit: the visit at its price, and each part beside the price below it. The amounts make the whole. */
export function linesOfVisit({ key, cells }: Line, { price, parts = [] }: Priced): Line[] {
  const base = sumDollars([price, ...parts.map(({ amount }) => -amount)]);
  const between = cells.slice(2).map(() => null);
  return [
    { key, cells: [...cells, formatDollars(base)] },
    ...parts.map(
      ({ name, amount }, index): Line => ({
        key: `${key} part ${index}`,
        mark: "part",
        cells: [null, name, ...between, formatDollars(amount)],
      }),
    ),
  ];
}
