import {
  type Cents,
  dayOfWork,
  decideCompletion,
  localDateOf,
  paidBeside,
  payOfParts,
  type Refusal,
  type Report,
  type ReviewReason,
  type VisitPart,
  wholeOf,
} from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { changing, type Decision, type Writes } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import { assignedTo } from "./assigned-to.ts";
import { visitChanges } from "./editing/visit-changes.ts";
import { hasOrHad } from "./has-or-had.ts";
import { readReported, type Told, timesOf } from "./reported.ts";
import type { Visit } from "./visit.ts";
import { updateVisit, type VisitEdit } from "./visit-update.ts";

/** Computes a visit's money when it is done. */
interface MoneyWhenDone {
  /** The parts of its price by the rules. */
  partsOf: (visit: Visit) => Promise<VisitPart[]>;
  /** The walker's pay for a visit without its parts; undefined if it is unknown. */
  payOf: (visit: Visit & { walker_id: string }) => Promise<Cents | undefined>;
}

/** A report that a visit is done, from its walker's phone, their web form, or the owner. */
export interface Completing extends MoneyWhenDone, Told {
  isOwner: boolean;
  words: Pick<Report, "note" | "key" | "replaces" | "isInTime">;
}

export type CompletingResult =
  | { outcome: "done" | "joined" | "same"; visit: Visit }
  /** It is stored, and the owner is asked. */
  | { outcome: "review"; reason: ReviewReason; visit: Visit }
  | { outcome: "refused"; why: Refusal };

interface Change {
  edit: VisitEdit;
  result: (visit: Visit) => CompletingResult;
  also: Writes;
}

/**
 * Completes a visit by a report, once, or stores the report beside it. Completing fixes the client's charge and the pay of the
 * visit's current walker. See docs/product/visits.md#reports.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export function completeVisit(db: Db, completing: Completing): Promise<CompletingResult> {
  const { key, by } = completing;
  return changing<Visit, Change, CompletingResult>({
    what: `Visit ${visitId(key)}`,
    read: () => readReported(db, completing),
    decide: (visit) => (visit ? decide(db, visit, completing) : { result: { outcome: "refused", why: "missing" } }),
    write: async ({ edit, result, also }) => {
      const visit = await updateVisit(db, edit, by, undefined, also);
      return visit === "refused" ? visit : result(visit);
    },
  });
}

async function decide(db: Db, visit: Visit, completing: Completing): Promise<Decision<Change, CompletingResult>> {
  const { by, isOwner, words, shown = visit.date, version, zone } = completing;
  const { told: done, arrived } = await timesOf(visit, completing);
  const day = isOwner ? localDateOf(by.at, zone) : dayOfWork(visit, done.at, shown, zone);
  const had = isOwner || (await hasOrHad(db, visit, by.id, version));
  const decision = decideCompletion(visit, { ...words, by: by.id, isOwner, done, arrived, day, zone }, had);
  if (decision.outcome === "refused") return { result: decision };
  const { changes, ...outcome } = decision;
  const result = (after: Visit): CompletingResult => ({ ...outcome, visit: after });
  if (Object.keys(changes).length === 0) return { result: result(visit) };
  const isDone = decision.outcome === "done";
  const { after, also } = await assignedTo(db, visit, changes.walker_id ?? visit.walker_id);
  const changed: Visit = { ...after, ...changes };
  const whole = isDone
    ? { ...changed, ...(await fixedMoney(changed as Parameters<typeof fixedMoney>[0], completing)) }
    : changed;
  return { change: { edit: { visit, changes: visitChanges(visit, whole) }, result, also } };
}

/** Fixes the parts, the charge and the pay of a completed visit, less earlier extra pay. */
async function fixedMoney(
  visit: Visit & { walker_id: string },
  { partsOf, payOf }: MoneyWhenDone,
): Promise<FixedMoney> {
  const parts = await partsOf(visit);
  const own = visit.own_pay_cents;
  const rate = own === undefined ? await payOf(visit) : undefined;
  const pay = own ?? (rate === undefined ? undefined : rate + payOfParts(parts, rate));
  return {
    parts: parts.length > 0 ? parts : undefined,
    charge_cents: wholeOf({ ...visit, parts }),
    pay_cents: pay === undefined ? undefined : Math.max(0, pay - paidBeside(visit, visit.walker_id, visit.date)),
  };
}

type FixedMoney = Pick<Visit, "parts" | "charge_cents" | "pay_cents">;
