import {
  type Cents,
  canCount,
  dayCounted,
  definedOf,
  type KeptReport,
  type NamedReview,
  noteOf,
  type Review,
  type ReviewAnswer,
  reviewsOf,
  transitions,
  type VisitPart,
  withNote,
  withParts,
  withReview,
} from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import { payAdjustmentKey } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";
import { pick } from "../table/item-kind.ts";
import { readItem } from "../table/query.ts";
import { changing, type Writes } from "../table/transact.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { assignedTo } from "./assigned-to.ts";
import { visitChanges, withoutCompletion } from "./editing/visit-changes.ts";
import { correctionWrites, payAdjustmentFrom, payAdjustmentWrite } from "./pay-adjustment.ts";
import type { Visit } from "./visit.ts";
import { updateVisit, type VisitEdit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

/** The fields, besides the note, that change when a visit counts as booked. Undoing restores them. */
const countedFields = [
  "status",
  "date",
  "walker_id",
  "walker_phone",
  "own",
  "own_price",
  "parts",
  "charge_cents",
  "pay_cents",
  "cancel_reason",
  "cancelled_with",
  "arrived_at",
  "arrived_by",
  "arrived_how",
] as const satisfies readonly (keyof Visit)[];

interface OfReview {
  key: VisitKey;
  /** Its id among the reviews of the visit. */
  review: string;
  by: Author;
}

/** The owner's answer. Amounts are in cents. */
export interface Answering extends OfReview {
  do: ReviewAnswer;
  charge: Cents;
  /** The pay of the visit, or the extra pay. */
  pay: Cents;
  /** The version that the owner saw. */
  version: number;
  /** Computes a visit's price parts. */
  partsOf: (visit: Visit) => Promise<VisitPart[]>;
}

export type ReviewResult =
  /** 'known': it was answered so before, and nothing was written. */
  | { outcome: "done" | "known"; visit: Visit }
  /** 'changed': the visit has changed. 'invoiced' and 'paid': it is on an invoice or in a pay run. */
  | { outcome: "changed" | "invoiced" | "paid"; visit: Visit }
  | { outcome: "missing" };

/** A decision: the changed review and visit with further writes, or the reason why nothing changes. */
type Step =
  | { answer?: Review["answer"]; report?: KeptReport; after?: Visit; also?: Writes }
  | "known"
  | "changed"
  | "invoiced"
  | "paid";

/**
 * Answers a review: its visit counts as booked, its walker is paid separately, or neither. See
 * docs/product/visits.md#reviews.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export const answerReview = (db: Db, answering: Answering): Promise<ReviewResult> =>
  changeReview(db, answering, async (visit, review) => {
    if (review.state !== "waiting") return "known";
    if (visit.version !== answering.version) return "changed";
    if (answering.do !== "as_booked") return paidBeside(db, visit, review, answering);
    if (canCount(visit, review)) return counted(db, visit, review, answering);
    return visit.invoice_id === undefined ? "changed" : "invoiced";
  });

/** Undoes an answer: the review waits again. */
export const undoAnswer = (db: Db, of: OfReview): Promise<ReviewResult> =>
  changeReview(db, of, async (visit, review) => {
    const { state, answer } = review;
    if (state === "waiting" || !answer) return "known";
    if (answer.do === "as_booked") return uncounted(db, visit, review);
    const { extra_id: id } = answer;
    if (id === undefined) return {};
    return (await isDue(db, id)) ? { also: [removal(db, id)] } : "paid";
  });

const changeReview = (
  db: Db,
  { key, review: id, by }: OfReview,
  decide: (visit: Visit, review: NamedReview) => Promise<Step>,
): Promise<ReviewResult> =>
  changing<Visit, { edit: VisitEdit; also: Writes }, ReviewResult>({
    what: `Visit ${visitId(key)}`,
    read: () => readStoredVisit(db, key),
    decide: async (visit) => {
      const review = visit && reviewsOf(visit).find((one) => one.id === id);
      if (!visit || !review) return { result: { outcome: "missing" } };
      const step = await decide(visit, review);
      if (typeof step === "string") return { result: { outcome: step, visit } };
      const { answer, report = review.report, after = visit, also = [] } = step;
      const { reason } = review;
      const next = { state: answer ? ("answered" as const) : ("waiting" as const), report, answer, reason };
      const reviews = withReview(visit, id, definedOf(next));
      return { change: { edit: { visit, changes: visitChanges(visit, { ...after, reviews }) }, also } };
    },
    write: async ({ edit, also }) => {
      const visit = await updateVisit(db, edit, by, undefined, also);
      return visit === "refused" ? visit : { outcome: "done", visit };
    },
  });

function paidBeside(db: Db, visit: Visit, review: NamedReview, answering: Answering): Step {
  const { by: walker_id, day: date } = review;
  const answer = {
    do: answering.do,
    charge: 0,
    pay: answering.do === "pay_only" ? answering.pay : 0,
    at: answering.by.at,
  };
  if (answer.pay === 0) return { answer };
  const [visit_id, id] = [visitId(visit), `${visitId(visit)}.${review.id}`];
  const extra = {
    id,
    walker_id,
    client_id: visit.client_id,
    kind: "report",
    cents: answer.pay,
    date,
    visit_id,
  } as const;
  return { answer: { ...answer, extra_id: id }, also: [payAdjustmentWrite(db, extra)] };
}

async function counted(db: Db, visit: Visit, { by, day, report }: NamedReview, answering: Answering): Promise<Step> {
  const { do: how, charge, pay, partsOf } = answering;
  const { after, also } = await assignedTo(db, visit, by);
  // Extra pay that was paid already is deducted from it, and cannot be undone.
  const before = visit.pay_run_id === undefined ? pick(visit, countedFields) : undefined;
  const completed: Visit = {
    ...after,
    status: transitions.complete.to,
    date: dayCounted(visit, { day }),
    ...noteOf(report),
    note_key: report.key,
    completed_at: report.done_at,
    completed_by: by,
    done_how: report.how,
    charge_cents: charge,
    pay_cents: pay,
    cancel_reason: undefined,
    cancelled_with: undefined,
    pay_run_id: undefined,
    ...(report.arrived_at !== undefined && {
      arrived_at: report.arrived_at,
      arrived_by: by,
      arrived_how: report.arrived_how,
    }),
  };
  const whole = withParts(completed, await partsOf(completed));
  return {
    answer: { do: how, charge, pay, at: answering.by.at, ...(before && { before }) },
    after: whole,
    also: [...also, ...correctionWrites(db, visit, whole)],
  };
}

async function uncounted(db: Db, visit: Visit, { by, answer, report }: NamedReview): Promise<Step> {
  const before = answer?.before as Partial<Visit> | undefined;
  const isByIt = visit.status === "completed" && visit.completed_by === by && visit.completed_at === report.done_at;
  if (!before) return isByIt ? "paid" : "changed";
  if (visit.status !== "completed") return "changed";
  if (visit.invoice_id !== undefined) return "invoiced";
  if (visit.pay_run_id !== undefined) return "paid";
  const { also } = await assignedTo(db, visit, before.walker_id);
  const restored = Object.fromEntries(countedFields.map((name) => [name, before[name]]));
  return { report: withNote(report, visit), after: { ...withoutCompletion(visit), ...restored }, also };
}

async function isDue(db: Db, id: string): Promise<boolean> {
  const extra = await readItem(db, payAdjustmentKey(id), payAdjustmentFrom);
  return extra !== undefined && extra.pay_run_id === undefined;
}

/** Makes the write that deletes extra pay, unless it is in a pay run. */
const removal = (db: Db, id: string) => ({
  Delete: {
    TableName: db.table,
    Key: payAdjustmentKey(id),
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(pay_run_id)",
  },
});
