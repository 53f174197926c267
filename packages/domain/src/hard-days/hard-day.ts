import type { Cancelling } from "../editing/plan-cancel.ts";
import { soldAs } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";

// A hard day is a list of acts on single visits (docs/decisions/029-hard-days-are-lists.md).

/** A walker is sick or has days off, days or frames of them are closed, or a client is away. */
export const hardDayKinds = ["sick", "off", "close", "away"] as const;
export type HardDayKind = (typeof hardDayKinds)[number];

/** Tells whether a walker's visits go to the others. */
export const isWalkerAway = (kind: HardDayKind): boolean => kind === "sick" || kind === "off";

/** Lists the states of a hard day. */
export const hardDayStates = ["doing", "done", "undoing", "undone"] as const;
export type HardDayState = (typeof hardDayStates)[number];

/** Lists the reasons why an act skips its visit. 'no_room': the series has too many singly changed visits. */
export const leftReasons = ["changed", "completed", "cancelled", "invoiced", "no_room"] as const;
export type LeftReason = (typeof leftReasons)[number];

/** The most visits of a hard day, because its list is one item and is done within one request. */
export const maxHardDayVisits = 200;

/** In milliseconds: how long a hard day can be undone. */
export const undoableFor = 24 * 3_600_000;

/** An act on one visit. A null walker unassigns it. A moved visit keeps its time frame and its walker. */
export type VisitAct =
  | { do: "give"; walker_id: string | null }
  | { do: "move"; date: LocalDate }
  | ({ do: "cancel" } & Cancelling);

/** The acts of a hard day, by the visits' ids. */
export interface HardDayPlan {
  acts: Map<string, VisitAct>;
  /** The visits without a walker or a day that fits. They have an act if the owner has chosen one for them. */
  unfit: string[];
}

/**
 * Tells whether a visit goes on when its day is closed, unless the owner says otherwise: an overnight stay, or a visit to a cat.
 * @param kinds of its pets, as typed; a visit to an animal of no kind may be to a cat
 */
export function goesOnClosed(service: string, kinds: readonly (string | undefined)[]): boolean {
  const sold = soldAs(service);
  if (sold === "visit") return !kinds.every((kind) => /\bdog|pupp/i.test(kind ?? ""));
  return sold === "overnight" || kinds.some((kind) => /\bcat|kitten/i.test(kind ?? ""));
}

/** Finds the reason why an act skipped a visit. */
export function leftReasonOf(visit: { status: string; invoice_id?: string | undefined } | undefined): LeftReason {
  if (visit?.invoice_id !== undefined) return "invoiced";
  return visit?.status === "completed" || visit?.status === "cancelled" ? visit.status : "changed";
}
