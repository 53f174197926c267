import { formatDollars, sumDollars, type WithParts } from "../../lib/format/dollars.ts";
import type { Line } from "./line-table.tsx";

/**
 * Makes the lines of a visit: the visit at its price, and each part beside the price below it. The amounts make the whole.
 * @param priced the price with its parts
 */
export function linesOfVisit({ key, cells }: Line, { price, parts = [] }: WithParts): Line[] {
  const base = sumDollars([price, ...parts.map(({ amount }) => -amount)]);
  return [
    { key, cells: [...cells, formatDollars(base)] },
    ...parts.map(
      ({ name, amount }, index): Line => ({
        key: `${key} part ${index}`,
        mark: "part",
        cells: [name, formatDollars(amount)],
      }),
    ),
  ];
}
