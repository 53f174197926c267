import { type AnswerOf, listDuePay } from "@petcare/contract";
import { sumDollars } from "../lib/format/dollars.ts";
import { least } from "./least.ts";

type Due = AnswerOf<typeof listDuePay>[number];
type Line = Due["lines"][number];

/** A walk of last week that a walker is due pay for. */
export const aDueLine = (changes: Partial<Line> = {}): Line => ({
  kind: "visit",
  id: `visit.${changes.date ?? "2026-11-09"}`,
  date: "2026-11-09",
  client_id: "client-1",
  timeframe: "morning",
  service_type: "25",
  pet_names: ["Biscuit"],
  cancelled: false,
  amount: 15,
  ...changes,
});

/** A walker's due pay for some lines, in one run up to Sunday, Nov 15. */
export function aDue(lines: Line[], changes: Partial<Due> = {}): Due {
  const sumOf = (kind: Line["kind"]) =>
    sumDollars(lines.filter((line) => line.kind === kind).map(({ amount }) => amount ?? 0));
  const [work, tips, corrections] = [sumOf("visit"), sumOf("tip"), sumOf("correction")];
  const total = sumDollars([work, tips, corrections]);
  return {
    ...least<Due>(listDuePay),
    walker_id: "walker-1",
    n: 3,
    lines,
    sums: { visits: lines.filter(({ kind }) => kind === "visit").length, work, tips, corrections, total },
    runs: lines.length > 0 ? [{ to: "2026-11-15", lines: lines.length, total }] : [],
    ...changes,
  };
}
