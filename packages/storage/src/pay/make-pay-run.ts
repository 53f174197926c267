import { type Cents, type LocalDate, paySums } from "@petcare/domain";
import type { Author } from "../history/author.ts";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { transact } from "../table/transact.ts";
import { type DueLine, dueLine, type Payable, type PlannedPay, readAsSeen, readDue } from "./due.ts";
import { finishPayRun, readSettledWages } from "./finish-pay-run.ts";
import { type PayRun, readPayRun } from "./pay-run.ts";
import { type InPaying, nextPlanned, payingWrites } from "./paying.ts";
import type { Wages } from "./wages.ts";

/** Pay that is recorded, of exactly what was seen. */
export interface PayRequest extends Pick<PayRun, "id" | "walker_id" | "paid_to" | "paid_on" | "method" | "note"> {
  /** All that is due up to this day (included) is paid. */
  to: LocalDate;
  /** How many pay runs of the walker had been begun when the lines were seen. The run's id is made of it. */
  n: number;
  lines: PlannedPay[];
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: string;
  by: Author;
}

export type MadePayRun =
  | { outcome: "made" | "existing"; run: PayRun }
  /** What was seen is not so any more. Nothing was written, as below. */
  | { outcome: "changed" }
  /** What this visit earns is not known. */
  | { outcome: "unknown"; line: DueLine }
  | { outcome: "nothing" }
  /** It is less than nothing, so it stays due. */
  | { outcome: "negative"; total: Cents };

/**
 * Records that a walker was paid all that is due up to a day, once for the walker's `n`: the same request again answers the
 * same run. One of more than 90 lines is made in steps, and is in no list before the last one.
 */
export function makePayRun(db: Db, request: PayRequest): Promise<MadePayRun> {
  return changing<Wages, Beginning, MadePayRun>({
    what: `The wages of ${request.walker_id}`,
    read: () => readSettledWages(db, request.walker_id),
    decide: (wages) => decide(db, request, wages),
    write: async ({ wages, run, payables }) => {
      const taken = payables.slice(0, nextPlanned(run).length);
      const { outcome } = await transact(db, payingWrites(db, run, taken, wages, request));
      if (outcome === "refused") return outcome;
      return { outcome: "made", run: (await finishPayRun(db, run.id)) ?? run };
    },
  });
}

interface Beginning {
  wages: Wages;
  run: InPaying;
  /** All of the request's. */
  payables: Payable[];
}

async function decide(db: Db, request: PayRequest, wages: Wages | undefined): Promise<Decision<Beginning, MadePayRun>> {
  if (!wages) return { result: { outcome: "changed" } };
  if (wages.runs !== request.n) return { result: await earlier(db, request, wages) };
  const run = begun(request);
  const [due, payables] = await Promise.all([
    readDue(db, request.to, request.walker_id),
    readAsSeen(db, run, request.lines),
  ]);
  const unknown = due.find(({ cents }) => cents === undefined);
  if (unknown) return { result: { outcome: "unknown", line: unknown } };
  const seen = new Set(request.lines.map(({ id }) => id));
  if (payables.length < request.lines.length || due.some(({ id }) => !seen.has(id))) {
    // The same request may have made it since the wages were read.
    return { result: await earlier(db, request, await readSettledWages(db, request.walker_id)) };
  }
  const { total } = paySums(payables.map(dueLine));
  if (payables.length === 0) return { result: { outcome: "nothing" } };
  if (total < 0) return { result: { outcome: "negative", total } };
  return { change: { wages, run, payables } };
}

/** What became of a request whose turn has passed. */
async function earlier(db: Db, { id, n, request_hash }: PayRequest, { runs, last }: Wages): Promise<MadePayRun> {
  if (runs !== n + 1 || last !== request_hash) return { outcome: "changed" };
  const run = await readPayRun(db, id);
  if (!run) throw new Error(`Pay run ${id} is missing`);
  return { outcome: "existing", run };
}

function begun({ id, walker_id, paid_to, paid_on, method, note, to, lines, by }: PayRequest): InPaying {
  return {
    id,
    walker_id,
    paid_to,
    status: "making",
    // The first line's day comes with the lines.
    period: { start: to, end: to },
    paid_on,
    method,
    note,
    created_at: by.at,
    made_by: by.id,
    lines: [],
    sums: paySums([]),
    version: 1,
    plan: { lines, by },
    done: 0,
  };
}
