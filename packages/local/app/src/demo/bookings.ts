import { business } from "@petcare/business";
import {
  addDays,
  daysBetween,
  expand,
  instantOf,
  type LocalDate,
  parseRuleText,
  priceOf,
  ratesInCents,
  startOfWeek,
  type TimeFrame,
  timeFrames,
} from "@petcare/domain";
import type { NewSchedule, User } from "@petcare/storage";
import { households } from "./households.ts";
import { type Plan, plans } from "./plans.ts";
import { idOf, randomOf } from "./random.ts";
import { memberId } from "./team.ts";

export interface Booking {
  plan: Plan;
  schedule: NewSchedule;
  /** The dates of its stored visits. */
  dates: LocalDate[];
  /** The last date up to which visits are stored. */
  through: LocalDate;
}

/** How far ahead the nightly job stores visits. */
const daysAhead = 61;

const dayMs = 86_400_000;

/** The owner's bookings, as the schedule dialog would send them. `now` is in epoch milliseconds. */
export function bookings(clients: User[], today: LocalDate, now: number): Booking[] {
  const taken = new Set<string>();
  return [...plans, ...singlePlans(today)].flatMap((plan, index) => {
    const client = clients[plan.client];
    if (!client) throw new Error(`There is no client ${plan.client}`);
    const schedule = scheduleOf(plan, client, index, today, now);
    const repeats = schedule.recurrence.frequency !== "none";
    const through = repeats ? addDays(today, daysAhead) : schedule.date;
    const dates = expand(schedule.recurrence, schedule.date, schedule.date, addDays(through, 1));
    const places = dates.map((date) => `${client.id} ${date} ${schedule.timeframe}`);
    // A client has one visit in a time frame. Repeating bookings come before single ones.
    if (!repeats && places.some((place) => taken.has(place))) return [];
    for (const place of places) taken.add(place);
    return [{ plan, schedule, dates, through }];
  });
}

function scheduleOf(plan: Plan, client: User, index: number, today: LocalDate, now: number): NewSchedule {
  const { service = "25", timeframe, notes, service_label } = plan;
  const { date, recurrence } = repeating(plan, today);
  const walkerId = plan.walker === undefined ? client.preferred_walker_id : plan.walker && memberId(plan.walker);
  const weekBefore = instantOf(addDays(date, -7), 10, business.timeZone);
  return {
    id: idOf(`schedule ${index}`),
    date,
    recurrence,
    timeframe,
    service,
    client_id: client.id,
    ...(walkerId && { walker_id: walkerId }),
    pet_names: petsFor(service, client),
    price_cents: priceOf({
      clientRates: client.custom_rates,
      defaultRates: ratesInCents(business.defaultPrices),
      service,
    }),
    ...(notes && { notes }),
    ...(client.address && { address: client.address }),
    ...(client.garage_code && { garage_code: client.garage_code }),
    ...(service_label && { service_label }),
    status: "scheduled",
    created_at: Math.min(weekBefore, now - dayMs),
    created_by: memberId("kate"),
  };
}

/** The rule of a plan, and its first day. */
function repeating({ from, rrule, until }: Plan, today: LocalDate): Pick<NewSchedule, "date" | "recurrence"> {
  const earliest = addDays(today, from);
  if (!rrule) return { date: earliest, recurrence: { frequency: "none" } };
  const rule = parseRuleText(rrule, earliest, business.timeZone);
  const [date = earliest] = expand({ ...rule, interval: 1 }, earliest, earliest, addDays(earliest, 366));
  return {
    date,
    recurrence: until === undefined ? rule : { ...rule, end: { type: "until", date: addDays(today, until) } },
  };
}

/** A walk is for the client's dogs, any other service for all pets. */
function petsFor(service: string, { pets }: User): string[] {
  const dogs = pets.filter(({ kind }) => kind === "Dog");
  return (service === "25" && dogs.length > 0 ? dogs : pets).map(({ name }) => name);
}

const frames = timeFrames.map(({ value }) => value) as [TimeFrame, ...TimeFrame[]];
const labels = ["Ride to the vet", "Grooming drop-off", "Puppy training practice"] as const;
/** The last household has left. */
const clientCount = households.length - 1;

/** Single visits over the past weeks, a few in the weeks ahead, and many in this week. */
function singlePlans(today: LocalDate): Plan[] {
  const monday = daysBetween(today, startOfWeek(today));
  const spans = [
    { count: 28, first: -60, last: monday - 1 },
    { count: 24, first: monday, last: monday + 6 },
    { count: 14, first: monday + 7, last: monday + 45 },
  ];
  const random = randomOf("single visits");
  return spans.flatMap(({ count, first, last }) =>
    Array.from({ length: count }, (): Plan => {
      const plan = {
        client: random.between(0, clientCount - 1),
        from: random.between(first, last),
        timeframe: random.pick(frames),
      };
      const kind = random.next();
      if (kind < 0.65) return plan;
      if (kind < 0.85) return { ...plan, service: "visit" };
      if (kind < 0.93) return { ...plan, service: "other", service_label: random.pick(labels) };
      return { ...plan, service: "overnight", timeframe: "evening" };
    }),
  );
}
