import {
  type Cents,
  canTransition,
  type LocalDate,
  payOfParts,
  transitions,
  type VisitPart,
  wholeOf,
} from "@petcare/domain";
import type { Author } from "../history/author.ts";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";
import type { CareTicks } from "./visit-matters.ts";
import { updateVisit, type VisitEdit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

export interface Completion extends MoneyWhenDone {
  key: VisitKey;
  /** If set, another walker's visit is 'missing'. */
  walkerId?: string | undefined;
  /** The person who completes it. */
  by: Author;
  comments: string;
  photoUrls: string[];
  /** Never empty. */
  photoIds?: string[] | undefined;
  photoTimes?: Visit["photo_times"];
  /** Never empty. */
  ticks?: CareTicks | undefined;
  /** The local date. A visit of a later day is a 'conflict'. */
  today: LocalDate;
  /** A digest of the request, kept to know its retry. */
  hash: string;
}

/** Reads what is known of a visit's money when it is done. */
export interface MoneyWhenDone {
  /** The parts of its price by the rules. */
  partsOf: (visit: Visit) => Promise<VisitPart[]>;
  /** The walker's pay for a visit without its parts; undefined where that is not known. */
  payOf: (visit: AssignedVisit) => Promise<Cents | undefined>;
}

type AssignedVisit = Visit & { walker_id: string };

export type CompletionResult =
  | { outcome: "completed"; visit: Visit }
  /** Its status or its day does not let it be completed; `visit` is as stored. */
  | { outcome: "conflict"; visit: Visit }
  /** Nobody has it, so nobody could be paid for it. */
  | { outcome: "unassigned"; visit: Visit }
  | { outcome: "missing" };

/**
 * Completes a stored visit, once. Of any number at the same time one is 'completed' and the others are a 'conflict'. The
 * same write fixes what the client is billed, and what the walker who has the visit at that moment earns.
 */
export function completeVisit(db: Db, completion: Completion): Promise<CompletionResult> {
  const { key } = completion;
  return changing<Visit, VisitEdit, CompletionResult>({
    what: `Visit ${visitId(key)}`,
    read: () => readStoredVisit(db, key),
    decide: (visit) => decide(visit, completion),
    write: async (edit) => {
      const visit = await updateVisit(db, edit, completion.by);
      return visit === "refused" ? visit : { outcome: "completed", visit };
    },
  });
}

async function decide(
  visit: Visit | undefined,
  completion: Completion,
): Promise<Decision<VisitEdit, CompletionResult>> {
  const { walkerId, by, comments, photoUrls, photoIds, photoTimes, ticks, today, hash } = completion;
  if (!visit || (walkerId !== undefined && visit.walker_id !== walkerId)) return { result: { outcome: "missing" } };
  if (!canTransition("complete", visit.status) || visit.date > today) return { result: { outcome: "conflict", visit } };
  if (!isAssigned(visit)) return { result: { outcome: "unassigned", visit } };
  const changes = {
    status: transitions.complete.to,
    comments,
    photo_urls: photoUrls,
    photo_ids: photoIds,
    photo_times: photoTimes,
    ticks,
    completed_at: by.at,
    completed_by: by.id,
    completion_hash: hash,
    ...(await fixedMoney(visit, completion)),
  };
  return { change: { visit, changes } };
}

/** Fixes the parts, the charge and the pay of a visit that is completed. */
export async function fixedMoney(visit: AssignedVisit, { partsOf, payOf }: MoneyWhenDone): Promise<FixedMoney> {
  const parts = await partsOf(visit);
  const rate = visit.own_pay_cents === undefined ? await payOf(visit) : undefined;
  return {
    parts: parts.length > 0 ? parts : undefined,
    charge_cents: wholeOf({ ...visit, parts }),
    pay_cents: visit.own_pay_cents ?? (rate === undefined ? undefined : rate + payOfParts(parts, rate)),
  };
}

type FixedMoney = Pick<Visit, "parts" | "charge_cents" | "pay_cents">;

const isAssigned = (visit: Visit): visit is AssignedVisit => visit.walker_id !== undefined;
