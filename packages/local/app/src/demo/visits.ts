import { business } from "@petcare/business";
import {
  addDays,
  cancelCharge,
  cancelPay,
  daysBetween,
  instantOf,
  type LocalDate,
  overdueFrom,
  payOf,
  type SeriesField,
  type VisitStatus,
  visitTimes,
} from "@petcare/domain";
import type { Visit } from "@petcare/storage";
import { commentFor } from "./comments.ts";
import { households } from "./households.ts";
import type { Plan } from "./plans.ts";
import { withIncident, withProof } from "./proof.ts";
import { type Random, randomOf } from "./random.ts";
import { memberId, teamPay } from "./team.ts";

interface Moment {
  today: LocalDate;
  /** Epoch milliseconds. */
  now: number;
}

const minute = 60_000;

/** A visit as it is by now. A visit that nobody has changed is as storage made it. */
export function lived(visit: Visit, plan: Plan, moment: Moment): Visit {
  const random = randomOf(`${visit.schedule_id} ${visit.original_date}`);
  const days = daysBetween(moment.today, visit.date);
  const isRecent = days <= 0 && days >= -7;
  const status = plan.outcome?.[days] ?? statusOf(visit, days, moment, random);
  if (status === "completed") {
    const proof = plan.proof?.[days];
    const mine = days < 0 && !proof ? maybeReplaced(visit, random) : visit;
    const done = completed(mine, moment, random);
    if (!isRecent) return done;
    const pets = households[plan.client]?.pets ?? [];
    const proven = withProof(done, pets, proof?.photos ?? 0, random);
    return proof?.incident ? withIncident(proven, proof.incident, moment.now) : proven;
  }
  if (status === "cancelled" && days < 0 && random.chance(0.4)) return chargedHalf(visit);
  if (status !== visit.status) return { ...visit, status, version: 2 };
  if (days < 2 || days > 21) return visit;
  if (random.chance(0.04)) return unassigned(visit);
  const notes = "Home early that day: text before you come.";
  return random.chance(0.02) ? { ...visit, notes, ...setAlone(visit, "notes"), version: 2 } : visit;
}

function statusOf(visit: Visit, days: number, { now }: Moment, random: Random): VisitStatus {
  const chance = random.next();
  if (days < 0) return chance < 0.03 ? "cancelled" : "completed";
  if (days === 0) {
    const { start } = visitTimes(visit, business.timeZone);
    if (chance < 0.03) return "cancelled";
    if (overdueFrom(visit, business.timeZone) <= now) return "completed";
    if (start <= now) return chance < 0.4 ? "completed" : "confirmed";
    return chance < 0.35 ? "confirmed" : "scheduled";
  }
  if (days <= 3) return chance < 0.4 ? "confirmed" : "scheduled";
  return chance < 0.985 ? "scheduled" : "cancelled";
}

function completed(visit: Visit, { now }: Moment, random: Random): Visit {
  const { start } = visitTimes(visit, business.timeZone);
  const midnight = instantOf(visit.date, 0, business.timeZone);
  const length = visit.service === "overnight" ? 24 * 60 : random.between(25, 150);
  const photos = random.chance(0.15) ? random.between(1, 2) : 0;
  return {
    ...visit,
    status: "completed",
    comments: commentFor(random, visit.pet_names),
    photo_urls: Array.from({ length: photos }, (_, index) => {
      return `https://photos.example.com/${visit.original_date}/${visit.schedule_id.slice(-8)}-${index + 1}.jpg`;
    }),
    completed_at: Math.max(midnight, Math.min(start + length * minute, now - minute)),
    completed_by: visit.walker_id ?? memberId("kate"),
    charge_cents: visit.price_cents,
    ...(visit.walker_id && { pay_cents: payOf(visit, teamPay.get(visit.walker_id) ?? {}) }),
    version: 2,
  };
}

/** It was cancelled too late to cost nothing. */
function chargedHalf(visit: Visit): Visit {
  const pay = visit.walker_id && payOf(visit, teamPay.get(visit.walker_id) ?? {});
  return {
    ...visit,
    status: "cancelled",
    cancel_reason: "Home early after all",
    charge_cents: cancelCharge({ type: "half" }, visit.price_cents),
    ...(pay && { pay_cents: cancelPay({ type: "half" }, pay) }),
    version: 2,
  };
}

/** Another member of the team took over some visits. */
function maybeReplaced(visit: Visit, random: Random): Visit {
  return random.chance(0.04)
    ? { ...visit, walker_id: memberId(random.pick(substitutes)), ...setAlone(visit, "walker_id", "walker_phone") }
    : visit;
}
const substitutes = ["marcus", "tommy", "dale", "kate"] as const;

/** Nobody's visit: a phone of the former walker would be wrong on it. */
function unassigned(visit: Visit): Visit {
  const { walker_id, walker_phone, ...rest } = visit;
  return { ...rest, ...setAlone(visit, "walker_id", "walker_phone"), version: 2 };
}

/** Marks fields as set for one visit of a series alone. They stay when the series is edited. */
const setAlone = ({ recurring }: Visit, ...fields: SeriesField[]) => (recurring ? { own: new Set(fields) } : {});

/** A visit of a series, moved to the next day. */
export const moved = (visit: Visit): Visit => ({ ...visit, date: addDays(visit.date, 1), version: 2 });
