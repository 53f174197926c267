import { business } from "@petcare/business";
import { getVisit } from "@petcare/contract";
import {
  bookingTextNames,
  canTransition,
  homeOf,
  isOpen,
  minutesOnSite,
  reviewsOf,
  textsBy,
  toDollars,
  waitingReviews,
  withParts,
} from "@petcare/domain";
import { payFor, readUsers, type User, type Visit } from "@petcare/storage";
import { partsAnswer } from "../shared/money/parts-answer.ts";
import { payRatesOf, readPartsOf } from "../shared/money/terms.ts";
import type { Caller } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";
import { readVisitFor } from "../shared/visits/read-visit-for.ts";
import {
  arrivedAt,
  changeOf,
  forOwner,
  incidentsOf,
  isoOrNull,
  moneyPlaceOf,
  ownersIncidentFields,
  visitDetails,
} from "../shared/visits/visit-answer.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";
import { forWalker } from "../shared/visits/walker-visits.ts";

export const handler = endpoint(getVisit, async ({ params, caller }) => {
  const [answer] = await answersTo(caller, await readVisitFor(caller, params.id));
  if (!answer) throw visitNotFound();
  return answer;
});

/** Makes the answer: the whole visit for the owner, the fields of their lists for others. */
async function answersTo({ person, role }: Caller, visit: Visit) {
  switch (role) {
    case "admin":
      return [await openedByOwner(visit)];
    case "walker":
      return forWalker([visit], person);
    case "client":
      return forClient([visit]);
  }
}

/** Makes the owner's answer. The address and garage code are the visit's own, or else the client's current ones. */
async function openedByOwner(stored: Visit) {
  const visit = isOpen(stored) ? withParts(stored, await readPartsOf(stored)) : stored;
  const { client_id, changed_by, walker_id } = visit;
  const others = reviewsOf(visit).filter(({ state }) => state !== "waiting");
  const named = [client_id, changed_by, walker_id, ...[...incidentsOf(visit), ...others].map(({ by }) => by)];
  const people = await readUsers(runtime.db, [...new Set(named.filter((id) => id !== undefined))]);
  return {
    ...forOwner(visit),
    ...visitDetails(visit),
    ...textsBy(bookingTextNames, (name) => visit[name] ?? null),
    ...homeOf(visit, people.get(visit.client_id)),
    ...partsAnswer(visit.parts),
    pay: visit.pay_cents === undefined ? null : toDollars(visit.pay_cents),
    expected_pay: expectedPay(visit, people.get(walker_id ?? "")),
    arrived_at: arrivedAt(visit),
    arrived_how: visit.arrived_how ?? null,
    done_how: visit.done_how ?? null,
    minutes_on_site: minutesOnSite(visit, business.timeZone) ?? null,
    charge: visit.charge_cents === undefined ? null : toDollars(visit.charge_cents),
    ...moneyPlaceOf(visit),
    reports: waitingReviews(visit).length,
    beside: others.map(({ by, day, report }) => ({
      ...{ by: people.get(by)?.name ?? "Somebody", day },
      ...{ arrived_at: isoOrNull(report.arrived_at), comments: report.comments },
    })),
    incidents: incidentsOf(visit).map((incident) => ({
      id: incident.id,
      by: people.get(incident.by)?.name ?? "Somebody",
      ...ownersIncidentFields(incident),
      read_at: isoOrNull(incident.read_at),
    })),
    cancel_reason: visit.cancel_reason ?? null,
    changed: changeOf(visit, people),
  };
}

/** Computes the pay in dollars if the visit were completed now; null if it is over or unassigned. */
function expectedPay(visit: Visit, walker: User | undefined): number | null {
  if (!visit.walker_id || !canTransition("complete", visit.status)) return null;
  return toDollars(payFor(visit, { [visit.walker_id]: payRatesOf(walker) }));
}
