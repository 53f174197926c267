import type { Cancelling } from "../editing/plan-cancel.ts";
import { soldAs } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";

// A hard day is a list of acts on single visits (docs/decisions/029-hard-days-are-lists.md).

/** A walker is sick or has days off, days or frames of them are closed, or a client is away. */
export const hardDayKinds = ["sick", "off", "close", "away"] as const;
export type HardDayKind = (typeof hardDayKinds)[number];

/** Whether a walker's visits go to the others. */
export const isWalkerAway = (kind: HardDayKind): boolean => kind === "sick" || kind === "off";

/** How far a hard day is. Forward it is done, and backward undone. */
export const hardDayStates = ["doing", "done", "undoing", "undone"] as const;
export type HardDayState = (typeof hardDayStates)[number];

/** The reasons for which an act leaves its visit as it is. 'no_room': too many of its series are set one by one already. */
export const leftReasons = ["changed", "completed", "cancelled", "invoiced", "no_room"] as const;
export type LeftReason = (typeof leftReasons)[number];

/** A list of them is one item of the table, and done while a request waits. */
export const maxHardDayVisits = 200;

/** A day can be undone for so long, in milliseconds. */
export const undoableFor = 24 * 3_600_000;

/** An act on one visit. A null walker is nobody. A moved visit keeps its time frame and its walker. */
export type VisitAct =
  | { do: "give"; walker_id: string | null }
  | { do: "move"; date: LocalDate }
  | ({ do: "cancel" } & Cancelling);

/** The acts of a hard day, by the visits' ids. */
export interface HardDayPlan {
  acts: Map<string, VisitAct>;
  /** The visits that find no walker or no day. They have an act where it is decided what becomes of them. */
  unfit: string[];
}

/**
 * Whether a visit goes on when its day is closed, unless the owner says otherwise: an overnight stay, or a visit to a cat.
 * @param kinds of its pets, as typed; a visit to an animal of no kind may be to a cat
 */
export function goesOnClosed(service: string, kinds: readonly (string | undefined)[]): boolean {
  const sold = soldAs(service);
  if (sold === "visit") return !kinds.every((kind) => /\bdog|pupp/i.test(kind ?? ""));
  return sold === "overnight" || kinds.some((kind) => /\bcat|kitten/i.test(kind ?? ""));
}

/** Names why a visit is not as an act would have it. */
export function leftReasonOf(visit: { status: string; invoice_id?: string | undefined } | undefined): LeftReason {
  if (visit?.invoice_id !== undefined) return "invoiced";
  return visit?.status === "completed" || visit?.status === "cancelled" ? visit.status : "changed";
}
