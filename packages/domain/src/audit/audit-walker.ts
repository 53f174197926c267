import type { PayKind } from "../kinds.ts";
import { type Cents, totalOf } from "../money.ts";
import { type PaySums, paySums } from "../pay/pay-sums.ts";
import type { Visit } from "../schedules/visit.ts";
import { sortedJson } from "../sorted-json.ts";
import { brokenOf, type Fault } from "./fault.ts";

interface AuditedRun {
  id: string;
  status: "paid" | "undone";
  lines: readonly { id: string; kind: PayKind; cents: Cents }[];
  sums: PaySums;
}

export type Earning = Pick<Visit, "status" | "pay_cents" | "pay_run_id"> & {
  id: string;
  /** It is in the list of due pay. */
  isDue: boolean;
};

/** The records that a walker's pay consists of. */
export interface WalkerBooks {
  ledger: { walker_id: string; runs: number };
  /** All pay runs of the walker. */
  runs: readonly AuditedRun[];
  adjustments: readonly { id: string; kind: PayKind; cents: Cents; pay_run_id?: string | undefined }[];
  /** The walker's stored visits. */
  visits: readonly Earning[];
}

/** Audits a walker's pay. What must hold after every write is in docs/product/pay.md#what-always-holds. */
export const auditWalker = (books: WalkerBooks): Fault[] => [
  ...books.runs.flatMap(runFaults),
  ...claimFaults(books),
  ...payFaults(books),
];

/** Audits the sums of a walker's pay. A correction is no earning: it takes off what was paid before. */
function payFaults({ ledger: { walker_id: id, runs: counted }, runs, adjustments, visits }: WalkerBooks): Fault[] {
  const done = visits.filter(({ status }) => status === "completed" || status === "cancelled");
  const due = [
    ...visits.filter(({ isDue }) => isDue),
    ...adjustments.filter(({ pay_run_id }) => pay_run_id === undefined),
  ];
  const earned = centsOf(done) + centsOf(adjustments.filter(({ kind }) => kind !== "correction"));
  return brokenOf({ kind: "walker", id }, "pay", [
    [counted === runs.length, `it counts ${counted} pay runs, and there are ${runs.length}`],
    [
      centsOf(runs.flatMap(claimedLines)) + centsOf(due) === earned,
      "what was paid and what is due are not what was earned",
    ],
  ]);
}

const centsOf = (parts: readonly { cents?: Cents; pay_cents?: Cents | undefined }[]): Cents =>
  totalOf(parts.map(({ cents, pay_cents }) => cents ?? pay_cents ?? 0));

/** Lists a run's lines; none of an undone run. */
const claimedLines = ({ status, lines }: AuditedRun) => (status === "undone" ? [] : lines);

const runFaults = ({ id, sums, lines }: AuditedRun) =>
  brokenOf({ kind: "pay_run", id }, "sums", [
    [sortedJson(sums) === sortedJson(paySums(lines)), "its lines do not make its total"],
  ]);

/** Finds work that names a pay run without a line of its amount there. A corrected visit leaves its old line behind. */
function claimFaults({ runs, visits, adjustments }: WalkerBooks): Fault[] {
  const lines = new Set(runs.flatMap((run) => claimedLines(run).map(({ id, cents }) => `${run.id} ${id} ${cents}`)));
  const faults = (kind: "visit" | "pay_adjustment", id: string, run: string | undefined, cents: Cents | undefined) =>
    brokenOf({ kind, id }, "pay", [
      [run === undefined || lines.has(`${run} ${id} ${cents}`), "it is in a pay run that has no such line"],
    ]);
  return [
    ...visits.flatMap(({ id, pay_run_id, pay_cents }) => faults("visit", id, pay_run_id, pay_cents)),
    ...adjustments.flatMap(({ id, pay_run_id, cents }) => faults("pay_adjustment", id, pay_run_id, cents)),
  ];
}
