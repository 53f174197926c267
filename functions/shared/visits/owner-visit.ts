import { toDollars } from "@petcare/domain";
import type { CalendarVisit } from "@petcare/storage";
import { visitFields } from "./visit-answer.ts";

/** A visit as the owner reads it, in lists and alone. */
export const forOwner = (visit: CalendarVisit) => ({
  ...visitFields(visit),
  recurring: visit.recurring,
  client_id: visit.client_id,
  walker_id: visit.walker_id ?? null,
  price: toDollars(visit.price_cents),
  version: visit.version,
});
