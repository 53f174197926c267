import { business } from "@petcare/business";
import { addDays, isOverdue, localDateOf, minutesOnSite, overdueFrom } from "@petcare/domain";
import { describe, expect, test } from "vitest";
import { demoEmails } from "./accounts.ts";
import { demoData } from "./demo-data.ts";

const zone = business.timeZone;

// A day like others, a change of clocks, a leap day, and the first minute of a year.
describe.each([
  "2026-11-20T10:30:00-05:00",
  "2027-03-14T12:00:00-04:00",
  "2028-02-29T08:59:00-05:00",
  "2027-01-01T00:00:05-05:00",
])("at %s", (text) => {
  const now = Date.parse(text);
  const today = localDateOf(now, zone);
  const { users, visits } = demoData(now);
  const idOf = (email: string) => users.find((user) => user.email === email)?.id;
  const [rosa, ana] = [idOf(demoEmails.walker), idOf(demoEmails.client)];

  test("what is completed has its charge and notes, and none is ahead of now", () => {
    const wrong = visits.filter(({ status, price_cents, charge_cents, completed_at = now + 1, comments }) => {
      return status === "completed" && !(charge_cents === price_cents && completed_at <= now && comments);
    });
    expect(wrong).toEqual([]);
  });

  test("today has every state for Rosa, a visit of Ana's still to do, and one without a walker", () => {
    const todays = visits.filter(({ date }) => date === today);
    const hers = todays.filter(({ walker_id }) => walker_id === rosa);
    expect(new Set(hers.map(({ status }) => status)).size).toBe(4);
    expect(hers.some(({ client_id, status }) => client_id === ana && status === "scheduled")).toBe(true);
    expect(todays.some(({ walker_id }) => walker_id === undefined)).toBe(true);
  });

  test("the last week has minutes, ticks, three photos and an incident of Ana's, and one or two visits are overdue", () => {
    const recent = visits.filter(({ date }) => date < today && date >= addDays(today, -7));
    const anas = recent.filter(({ client_id, ticks }) => client_id === ana && ticks);
    expect(anas.flatMap(({ photo_ids = [] }) => photo_ids)).toHaveLength(3);
    expect(anas.flatMap(({ incidents = {} }) => Object.values(incidents))).toMatchObject([{ by: rosa }]);
    expect(anas.every((visit) => (minutesOnSite(visit, zone) ?? 0) > 15)).toBe(true);
    const overdue = visits.filter((visit) => {
      return visit.date < today && isOverdue({ status: visit.status, overdueFrom: overdueFrom(visit, zone) }, now);
    });
    expect([1, 2]).toContain(overdue.length);
  });

  test("a client has one visit in a time frame", () => {
    const places = visits.map(({ client_id, date, timeframe }) => `${client_id} ${date} ${timeframe}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
