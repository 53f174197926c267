import { business } from "@petcare/business";
import { overdueFrom, soldAs } from "@petcare/domain";
import type { Visit } from "@petcare/storage";

/** Computes when an open visit becomes overdue, in epoch milliseconds. */
export const overdueAt = (visit: Pick<Visit, "date" | "timeframe" | "service">): number =>
  overdueFrom({ ...visit, service: soldAs(visit.service) }, business.timeZone);
