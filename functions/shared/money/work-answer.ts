import { soldAs, toDollars } from "@petcare/domain";
import { visitId, type WorkVisit } from "@petcare/storage";

/** Makes the owner's answer of a visit that is unbilled or unfinished. */
export const workAnswer = (visit: WorkVisit) => ({
  visit_id: visitId(visit),
  date: visit.date,
  timeframe: visit.timeframe,
  service_type: soldAs(visit.service),
  pet_names: visit.pet_names,
  walker_id: visit.walker_id ?? null,
  status: visit.status,
});

/** Makes the owner's answer of an unfinished visit. */
export const unfinishedAnswer = (visit: WorkVisit) => ({
  ...workAnswer(visit),
  client_id: visit.client_id,
  price: toDollars(visit.price_cents),
  version: visit.version,
});
