import { canTake, dayTaken, payeeOf, transitions, type VisitPart, withParts } from "@petcare/domain";
import type { Author } from "../history/author.ts";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { pick } from "../table/item-kind.ts";
import { mattersPartition } from "../table/keys.ts";
import { queryAll } from "../table/query.ts";
import type { Writes } from "../table/transact.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { assignedTo } from "./assigned-to.ts";
import { visitChanges } from "./editing/visit-changes.ts";
import { correctionWrites, payAdjustmentWrite } from "./pay-adjustment.ts";
import { settledFields, type Visit, visitKind } from "./visit.ts";
import type { StoredMatter } from "./visit-matters.ts";
import { updateVisit, type VisitEdit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

/** The owner's choice. Amounts are in cents. */
export interface Settling {
  key: VisitKey;
  /** The matter's id among those of the visit. */
  matter: string;
  /** The version that the owner has seen. */
  version: number;
  do: "take" | "leave";
  /** Whether the report's words join the note of a completed visit. */
  note: boolean;
  charge: number;
  /** Answers the parts of a visit by the rules, where it is taken. */
  partsOf: (visit: Visit) => Promise<VisitPart[]>;
  /** The pay of the visit where it is taken, else pay of its own, which may be 0. */
  pay: number;
  by: Author;
}

export type SettlingResult =
  /** 'known': it is settled already, and nothing was written. */
  | { outcome: "settled" | "known"; visit: Visit }
  /** 'changed': the visit is not what the owner has seen. 'refused': it is billed, or tells of no work. */
  | { outcome: "changed" | "refused"; visit: Visit }
  | { outcome: "missing" };

interface Change {
  edit: VisitEdit;
  also: Writes;
}

/** All visits with reports to settle, by date. */
export async function readMatters(db: Db): Promise<Visit[]> {
  const items = await queryAll(db, {
    IndexName: "people",
    KeyConditionExpression: "people_pk = :partition",
    ExpressionAttributeValues: { ":partition": mattersPartition },
  });
  return items.map(visitKind.read);
}

/**
 * Settles a report: it completes the visit, or leaves it as it is. Pay of its own is an extra in the same transaction.
 * See docs/product/visits.md#settling.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export function settleVisit(db: Db, settling: Settling): Promise<SettlingResult> {
  return changing<Visit, Change, SettlingResult>({
    what: `Visit ${visitId(settling.key)}`,
    read: () => readStoredVisit(db, settling.key),
    decide: (visit) => decide(db, visit, settling),
    write: async ({ edit, also }) => {
      const visit = await updateVisit(db, edit, settling.by, undefined, also);
      return visit === "refused" ? visit : { outcome: "settled", visit };
    },
  });
}

async function decide(db: Db, visit: Visit | undefined, settling: Settling): Promise<Decision<Change, SettlingResult>> {
  if (!visit) return { result: { outcome: "missing" } };
  const { [settling.matter]: matter, ...others } = visit.matters ?? {};
  if (!matter) return { result: { outcome: "known", visit } };
  if (visit.version !== settling.version) return { result: { outcome: "changed", visit } };
  const matters = Object.keys(others).length > 0 ? others : undefined;
  const isTaken = settling.do === "take";
  if (isTaken && !canTake(visit, matter)) return { result: { outcome: "refused", visit } };
  const { after, also } = isTaken ? await taken(db, visit, matter, settling) : left(db, visit, matter, settling);
  const was = pick(visit, settledFields);
  const hasExtra = !isTaken && settling.pay > 0;
  const last = {
    id: settling.matter,
    matter,
    version: visit.version + 1,
    was,
    ...(hasExtra && { extra_id: extraId(visit) }),
  };
  // A correction of what was paid is not taken back.
  const settled = isTaken && visit.pay_run_id !== undefined ? undefined : last;
  return {
    change: { edit: { visit, changes: visitChanges(visit, { ...after, matters, last_settling: settled }) }, also },
  };
}

async function taken(db: Db, visit: Visit, matter: StoredMatter, { charge, pay, partsOf }: Settling) {
  const { after, also } = await assignedTo(db, visit, matter.by);
  const completed: Visit = {
    ...after,
    status: transitions.complete.to,
    date: dayTaken(visit, matter),
    comments: matter.comments,
    photo_urls: matter.photo_urls,
    photo_ids: matter.photo_ids,
    photo_times: matter.photo_times,
    ticks: matter.ticks,
    completed_at: matter.done_at,
    completed_by: matter.by,
    done_how: matter.how,
    charge_cents: charge,
    pay_cents: pay,
    cancel_reason: undefined,
    cancelled_with: undefined,
    pay_run_id: undefined,
    ...arrivalOf(matter),
  };
  const whole = withParts(completed, await partsOf(completed));
  return { after: whole, also: [...also, ...correctionWrites(db, visit, whole)] };
}

function left(db: Db, visit: Visit, matter: StoredMatter, { pay, note }: Settling) {
  const hasNote = note && visit.status === "completed";
  const after: Visit = hasNote
    ? {
        ...visit,
        comments: [visit.comments, matter.comments].filter(Boolean).join("\n\n"),
        photo_urls: [...(visit.photo_urls ?? []), ...matter.photo_urls],
        ...(matter.photo_ids && { photo_ids: [...(visit.photo_ids ?? []), ...matter.photo_ids] }),
        ...(matter.photo_times && { photo_times: [...(visit.photo_times ?? []), ...matter.photo_times] }),
        ...(matter.ticks && { ticks: [...(visit.ticks ?? []), ...matter.ticks] }),
        ...(visit.walker_id === matter.by && visit.arrived_by !== matter.by && arrivalOf(matter)),
      }
    : visit;
  const extra = {
    id: extraId(visit),
    walker_id: payeeOf(matter),
    client_id: visit.client_id,
    kind: "report" as const,
    cents: pay,
    date: matter.day,
    visit_id: visitId(visit),
  };
  return { after, also: pay > 0 ? [payAdjustmentWrite(db, extra)] : [] };
}

const arrivalOf = ({ by, arrived_at, arrived_how }: StoredMatter) =>
  arrived_at !== undefined && { arrived_at, arrived_by: by, arrived_how };

const extraId = (visit: Visit) => `${visitId(visit)}.${visit.version}`;
