import { business } from "@petcare/business";
import { overdueFrom, soldAs } from "@petcare/domain";
import type { Visit } from "@petcare/storage";

/** Answers when a visit that is still open becomes overdue, in epoch milliseconds. */
export const overdueAt = (visit: Pick<Visit, "date" | "timeframe" | "service">): number =>
  overdueFrom({ ...visit, service: soldAs(visit.service) }, business.timeZone);
