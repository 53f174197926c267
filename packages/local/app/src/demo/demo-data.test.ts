import { business } from "@petcare/business";
import {
  addDays,
  expand,
  instantOf,
  isOverdue,
  localDateOf,
  minutesOnSite,
  overdueFrom,
  payOf,
  priceOf,
  ratesInCents,
  ratesOver,
} from "@petcare/domain";
import { type User, type Visit, visitId, visitOf } from "@petcare/storage";
import { describe, expect, test } from "vitest";
import { demoEmails } from "./accounts.ts";
import { type DemoData, demoData } from "./demo-data.ts";

const zone = business.timeZone;
const friday = Date.parse("2026-11-20T10:30:00-05:00");

const userOf = ({ users }: DemoData, email: string): User => {
  const user = users.find((candidate) => candidate.email === email);
  if (!user) throw new Error(`There is no ${email}`);
  return user;
};

test("the same moment gives the same data, another day gives other", () => {
  expect(demoData(friday)).toEqual(demoData(friday));
  expect(demoData(friday + 86_400_000).visits).not.toEqual(demoData(friday).visits);
});

test("the business has 30 clients, 6 walkers and its owner", () => {
  const { users } = demoData(friday);
  const count = (role: string) => users.filter((user) => user.role === role).length;
  expect({ admin: count("admin"), walker: count("walker"), client: count("client") }).toEqual({
    admin: 1,
    walker: 6,
    client: 30,
  });
  for (const part of ["id", "email", "phone"] as const) {
    const known = users.flatMap((user) => user[part] ?? []);
    expect(new Set(known).size).toBe(part === "email" ? users.length - 2 : users.length);
  }
  for (const { phone } of users) expect(phone).toMatch(/^\d{10}$/);
  const colors = users.flatMap(({ color }) => color ?? []);
  expect(new Set(colors).size).toBe(7);
  expect(users.filter(({ custom_rates }) => custom_rates).length).toBeGreaterThan(2);
});

test("there are series of every kind and end, and a year of thousands of visits", () => {
  const { schedules, visits } = demoData(friday);
  const repeating = schedules.flatMap(({ recurrence }) => (recurrence.frequency === "none" ? [] : [recurrence]));
  expect(new Set(schedules.map(({ recurrence }) => recurrence.frequency)).size).toBe(4);
  expect(new Set(repeating.map(({ end }) => end.type)).size).toBe(3);
  expect(new Set(repeating.flatMap((rule) => (rule.frequency === "monthly" ? [rule.by.type] : []))).size).toBe(2);
  expect(repeating.some(({ frequency, interval }) => frequency === "weekly" && interval === 2)).toBe(true);
  expect(new Set(visits.map(({ service }) => service)).size).toBe(4);
  const behind = visits.filter(({ date }) => date < "2026-11-20");
  expect(behind.length).toBeGreaterThan(3000);
  expect(behind.some(({ date }) => date < "2025-12-01")).toBe(true);
  expect(visits.some(({ date, original_date }) => date !== original_date)).toBe(true);
});

// A summer day, both clock changes, a leap day, both ends of a year, and the first and last minutes of days.
describe.each([
  "2026-11-20T10:30:00-05:00",
  "2026-07-04T16:45:00-04:00",
  "2027-03-14T12:00:00-04:00",
  "2027-11-07T01:30:00-05:00",
  "2028-02-29T08:59:00-05:00",
  "2026-12-31T23:59:59-05:00",
  "2027-01-01T00:00:05-05:00",
])("at %s", (text) => {
  const now = Date.parse(text);
  const today = localDateOf(now, zone);
  const data = demoData(now);
  const { schedules, visits } = data;
  const todays = visits.filter(({ date }) => date === today);
  const rosa = userOf(data, demoEmails.walker);
  const ana = userOf(data, demoEmails.client);

  test("a visit is a day of its schedule's rule, once, and none is left out", () => {
    const expected = schedules.flatMap(({ id, recurrence, date, stored_through }) =>
      expand(recurrence, date, date, addDays(stored_through, 1)).map((original_date) =>
        visitId({ schedule_id: id, original_date }),
      ),
    );
    expect(visits.map(visitId).toSorted()).toEqual(expected.toSorted());
  });

  test("a completed visit was completed on its day or later, by somebody, with notes, and never ahead of now", () => {
    const completed = visits.filter(({ status }) => status === "completed");
    expect(completed.length).toBeGreaterThan(3000);
    const wrong = completed.filter(
      ({ date, completed_at = Number.NaN, completed_by, walker_id, comments }) =>
        !(completed_at <= now && completed_at >= instantOf(date, 0, zone) && completed_by && walker_id && comments),
    );
    expect(wrong).toEqual([]);
    const others = visits.filter(({ status }) => status !== "completed");
    expect(others.filter(({ completed_at, comments }) => completed_at ?? comments)).toEqual([]);
  });

  test("prices are those of the booking", () => {
    const rates = new Map(data.users.map((user) => [user.id, user.custom_rates]));
    const defaultRates = ratesInCents(business.defaultPrices);
    const wrong = visits.filter(
      ({ service, client_id, price_cents }) =>
        price_cents !== priceOf({ clientRates: rates.get(client_id), defaultRates, service }),
    );
    expect(wrong).toEqual([]);
  });

  test("what is completed is charged at its price, some of what was cancelled at half, and nothing else is", () => {
    const share = { completed: 1, cancelled: 0.5, scheduled: 0, confirmed: 0 };
    const charged = visits.filter(({ charge_cents }) => charge_cents !== undefined);
    const wrong = charged.filter(({ status, price_cents, charge_cents }) => {
      return charge_cents !== Math.floor(price_cents * share[status]);
    });
    expect(wrong).toEqual([]);
    expect(visits.filter(({ status, charge_cents }) => status === "completed" && charge_cents === undefined)).toEqual(
      [],
    );
    const late = charged.filter(({ status }) => status === "cancelled");
    expect(late.length).toBeGreaterThan(10);
    expect(late.length).toBeLessThan(visits.filter(({ status }) => status === "cancelled").length);
  });

  test("what is charged is paid by its walker's rates in the same share, and nothing else is", () => {
    const walkers = new Map(data.users.map((user) => [user.id, user]));
    const defaults = ratesInCents(business.defaultWalkerPay);
    const wrong = visits.filter(({ status, walker_id = "", service, charge_cents, pay_cents }) => {
      const walker = charge_cents === undefined ? undefined : walkers.get(walker_id);
      const pay = walker && payOf({ service }, ratesOver(walker.pay_rates ?? {}, defaults));
      return pay_cents !== (pay && (status === "completed" ? pay : Math.ceil(pay / 2)));
    });
    expect(wrong).toEqual([]);
  });

  test("only a visit that somebody has touched differs from what storage makes of its schedule", () => {
    const scheduleOf = new Map(schedules.map((schedule) => [schedule.id, schedule]));
    const untouched = visits.filter(({ version }) => version === 1);
    const made = untouched.map(({ schedule_id, original_date }) => {
      const schedule = scheduleOf.get(schedule_id);
      return schedule && visitOf(schedule, original_date);
    });
    expect(untouched).toEqual(made);
    expect(untouched.length).toBeLessThan(visits.length);
  });

  test("today has every state for Rosa, a visit of Ana's still to do, and one without a walker", () => {
    const hers = todays.filter(({ walker_id }) => walker_id === rosa.id);
    expect(hers.length).toBeGreaterThan(4);
    expect(new Set(hers.map(({ status }) => status)).size).toBe(4);
    expect(hers.some(({ client_id, status }) => client_id === ana.id && status === "scheduled")).toBe(true);
    expect(todays.some(({ walker_id }) => walker_id === undefined)).toBe(true);
  });

  test("what was done in the last week has minutes, ticks and photos, an incident, and its history", () => {
    const recent = visits.filter(
      ({ status, date }) => status === "completed" && date < today && date >= addDays(today, -7),
    );
    const walks = recent.filter(({ service }) => service !== "overnight");
    expect(walks.every((visit) => (minutesOnSite(visit, zone) ?? 0) > 15)).toBe(true);
    const anas = recent.filter(
      ({ client_id, ticks, walker_id }) => client_id === ana.id && ticks && walker_id === rosa.id,
    );
    expect(anas.flatMap(({ photo_ids = [] }) => photo_ids)).toHaveLength(3);
    expect(anas.flatMap(({ incidents = {} }) => Object.values(incidents))).toMatchObject([
      { by: rosa.id, read_at: expect.any(Number) },
    ]);
    const times = recent.flatMap(({ arrived_at = 0, photo_times = [], ticks = [], completed_at = 0 }) =>
      [...photo_times, ...ticks].map(({ at }) => at - arrived_at >= 0 && at <= completed_at),
    );
    expect([times.length > 10, times.every(Boolean)]).toEqual([true, true]);
    const untold = recent.filter((visit) => visit.version > 2 && !data.changes.some(({ after }) => after === visit));
    expect(untold).toEqual([]);
  });

  test("one or two visits of the days before are overdue", () => {
    const overdue = visits.filter((visit) => {
      return visit.date < today && isOverdue({ status: visit.status, overdueFrom: overdueFrom(visit, zone) }, now);
    });
    expect(overdue.length).toBeGreaterThanOrEqual(1);
    expect(overdue.length).toBeLessThanOrEqual(2);
  });

  test("a client has one visit in a time frame", () => {
    const places = Object.groupBy(visits, ({ client_id, date, timeframe }) => `${client_id} ${date} ${timeframe}`);
    expect(Object.values(places).filter((together) => together?.length !== 1)).toEqual([]);
  });

  test("nobody's frame of a day is overfull", () => {
    const frames = Object.groupBy(visits.filter(isShort), (visit) => {
      return `${visit.walker_id} ${visit.date} ${visit.timeframe}`;
    });
    const overfull = Object.values(frames).filter((together = []) => {
      const minutes = together.map(({ duration_minutes }) => duration_minutes + business.travelBufferMinutes);
      return minutes.reduce((sum, each) => sum + each, 0) > 180;
    });
    expect(overfull).toEqual([]);
  });
});

const isShort = ({ walker_id, service, status }: Visit) =>
  walker_id !== undefined && service !== "overnight" && status !== "cancelled";
