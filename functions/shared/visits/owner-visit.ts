import { bookingTextNames, homeOf, textsBy, toDollars } from "@petcare/domain";
import { type CalendarVisit, readUsers, type Visit } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { changeOf, moneyPlaceOf, visitDetails, visitFields } from "./visit-answer.ts";

/** A visit as the owner reads it in lists. */
export const forOwner = (visit: CalendarVisit) => ({
  ...visitFields(visit),
  recurring: visit.recurring,
  client_id: visit.client_id,
  walker_id: visit.walker_id ?? null,
  price: toDollars(visit.price_cents),
  version: visit.version,
});

/** A visit as the owner opens it. Its address and garage code are its own, else the client's present ones. */
export async function openedByOwner(visit: Visit) {
  const people = await readUsers(runtime.db, [visit.client_id, ...(visit.changed_by ? [visit.changed_by] : [])]);
  return {
    ...forOwner(visit),
    ...visitDetails(visit),
    ...textsBy(bookingTextNames, (name) => visit[name] ?? null),
    ...homeOf(visit, people.get(visit.client_id)),
    pay: visit.pay_cents === undefined ? null : toDollars(visit.pay_cents),
    charge: visit.charge_cents === undefined ? null : toDollars(visit.charge_cents),
    ...moneyPlaceOf(visit),
    cancel_reason: visit.cancel_reason ?? null,
    changed: changeOf(visit, people),
  };
}
