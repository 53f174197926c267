import { visitKey, visitKeyOf } from "../table/keys.ts";
import type { Visit } from "./visit.ts";
import { visitKeys } from "./visit-keys.ts";

/** The item of a visit. Its schedule and original date are in its key alone. */
export function visitItem(visit: Visit) {
  const { schedule_id, original_date, ...rest } = visit;
  return { ...visitKey(visit), ...visitKeys(visit), ...rest };
}

/** A visit, or the part of it that an index has. */
export function visitFrom(item: Record<string, unknown>): Visit {
  const { pk, sk, calendar_pk, agenda_sk, money_pk, money_sk, pay_pk, pay_sk, ...rest } = item;
  return { ...visitKeyOf({ pk: String(pk), sk: String(sk) }), ...rest } as unknown as Visit;
}
