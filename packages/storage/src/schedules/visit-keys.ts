import { billingOf, isOpen } from "@petcare/domain";
import { agendaKey, billKey, calendarPartition, openPartition, toPayKey, unfinishedKey } from "../table/keys.ts";
import type { VisitKey } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";

/** All that the keys of a visit's indexes are derived from, beside its own key. */
export const keySources = [
  "date",
  "timeframe",
  "client_id",
  "walker_id",
  "status",
  "charge_cents",
  "pay_cents",
  "invoice_id",
  "written_off_at",
  "pay_run_id",
] as const satisfies readonly (keyof Visit)[];

type Sources = VisitKey & Pick<Visit, (typeof keySources)[number]>;

/** The attributes that are nothing but keys of indexes. */
export type IndexKeys = Partial<
  Record<"calendar_pk" | "agenda_sk" | "open_pk" | "money_pk" | "money_sk" | "pay_pk" | "pay_sk", string>
>;

/**
 * Where a visit stands in the indexes. Every write of a visit takes its keys from here. The walker's and the client's
 * indexes need nothing more: their partitions are walker_id and client_id.
 */
export function visitKeys(visit: Sources): IndexKeys {
  return {
    ...calendarPartition(visit.date),
    ...agendaKey(visit),
    ...(isOpen(visit) && { ...unfinishedKey(visit), ...openPartition(visit.client_id) }),
    ...(billingOf(visit) === "to-bill" && billKey(visit)),
    ...(isToBePaid(visit) && toPayKey(visit)),
  };
}

/** A completed visit whose pay is not known yet is due too: it must get one before it is paid. */
function isToBePaid(visit: Sources): visit is Sources & { walker_id: string } {
  const { status, walker_id, pay_cents, pay_run_id } = visit;
  const earns = status === "completed" ? pay_cents !== 0 : status === "cancelled" && (pay_cents ?? 0) !== 0;
  return earns && walker_id !== undefined && pay_run_id === undefined;
}
