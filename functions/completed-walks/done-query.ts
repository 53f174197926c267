import type { completedWalksTotals, RequestOf } from "@petcare/contract";
import { addDays, billingOf, daysBetween, soldAs } from "@petcare/domain";
import type { CalendarVisit, DoneQuery } from "@petcare/storage";
import { maxPeriod } from "../shared/money/period.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import type { OwnerCaller } from "../shared/pipeline/caller.ts";
import { lateMinutes } from "./walk-answer.ts";

/**
 * Reads the period and the people from a filter.
 *
 * @throws AppError invalid_input if the last day is before the first, or more than 91 days after it
 */
export function doneQuery(
  filter: RequestOf<typeof completedWalksTotals>["query"],
  caller: OwnerCaller,
): DoneQuery<CalendarVisit> {
  const { from, to, walker_id, client_id } = filter;
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalidField("to", "The last day is before the first day");
  if (days > maxPeriod) throw invalidField("to", `Choose at most ${maxPeriod} days`);
  const checks = checksOf(filter);
  return {
    from,
    to: addDays(to, 1),
    cancelled: "charge_cents",
    ...(walker_id && { of: { role: "walker", ...caller.own({ id: walker_id }) } }),
    // Reads by client rather than by walker, because a client has fewer visits.
    ...(client_id && { of: { role: "client", ...caller.own({ id: client_id }) } }),
    ...(checks.length > 0 && { accepts: (visit) => checks.every((check) => check(visit)) }),
  };
}

type Check = (visit: CalendarVisit) => boolean;

function checksOf(filter: Parameters<typeof doneQuery>[0]): Check[] {
  const { walker_id, client_id, service, billing, late } = filter;
  const checks: (Check | false | undefined | "")[] = [
    client_id && walker_id && ((visit) => visit.walker_id === walker_id),
    service && ((visit) => soldAs(visit.service) === service),
    billing !== "all" && ((visit) => billingOf(visit) === billing),
    late && ((visit) => lateMinutes(visit) > 0),
  ];
  return checks.filter((check) => typeof check === "function");
}
