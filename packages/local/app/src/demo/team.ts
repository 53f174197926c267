import { business } from "@petcare/business";
import { instantOf, type LocalDate, localDateOf, ratesInCents, ratesOver } from "@petcare/domain";
import type { Author, User } from "@petcare/storage";
import { demoEmails } from "./accounts.ts";
import { idOf } from "./random.ts";

type Member = Pick<User, "name" | "email" | "phone" | "color"> & Partial<User>;

const members: Record<string, Member> = {
  kate: { role: "admin", name: "Kate Corrigan", email: demoEmails.owner, phone: "5165550134", color: "#1f4d3a" },
  rosa: { name: "Rosa Delgado", email: demoEmails.walker, phone: "5165550141", color: "#c2571a" },
  marcus: { name: "Marcus O'Neill", email: "marcus.oneill@example.com", phone: "5165550142", color: "#2f6690" },
  priya: {
    name: "Priya Raman",
    email: "priya.raman@example.com",
    phone: "5165550143",
    color: "#8a4f7d",
    pay_rates: { walk25: 1700, overnight: 6500 },
  },
  jasmine: {
    name: "Jasmine Boateng-Whitfield",
    email: "jasmine.bw@example.com",
    phone: "6315550144",
    color: "#b08900",
  },
  tommy: { name: "Tommy Castellano", email: "tommy.castellano@example.com", phone: "5165550145", color: "#4f7a28" },
  dale: {
    name: "Dale Kowalczyk",
    email: "dale.kowalczyk@example.com",
    phone: "5165550146",
    color: "#7a5c3e",
    pay_rates: { walk25: 1600, visit: 1600, overnight: 6000, other: 2000 },
  },
};

export type TeamName = "kate" | "rosa" | "marcus" | "priya" | "jasmine" | "tommy" | "dale";

export const memberId = (name: TeamName): string => idOf(`walker ${name}`);

const defaultPay = ratesInCents(business.defaultWalkerPay);

/** Each member's pay per service in cents, by their id. */
export const teamPay = new Map(
  Object.entries(members).map(([name, { pay_rates = {} }]) => [
    memberId(name as TeamName),
    ratesOver(pay_rates, defaultPay),
  ]),
);

/** So many whole weeks of the past are billed and paid. */
export const pastWeeks = 8;

const minute = 60_000;

/** How long before the demo begins each walker's dashboard was last open, in milliseconds. */
const seenBefore: Partial<Record<TeamName, number>> = {
  rosa: 2 * minute,
  marcus: 4 * minute,
  priya: 39 * minute,
  jasmine: 3 * minute,
  tommy: 130 * minute,
  dale: 26 * 60 * minute,
};

/** The owner and six walkers. Instants in epoch milliseconds. */
export const team = (createdAt: number, now: number): User[] =>
  Object.entries(members).map(([name, member]) => ({
    role: "walker",
    pets: [],
    active: true,
    version: 1,
    created_at: createdAt,
    ...member,
    ...seenAt(seenBefore[name as TeamName], now),
    id: memberId(name as TeamName),
  }));

const seenAt = (before: number | undefined, now: number) =>
  before === undefined ? {} : { last_seen_at: now - before };

/** The owner at nine in the morning of a day, or now where that is still to come. */
export function byOwner(day: LocalDate, now: number): { date: LocalDate; by: Author } {
  const at = Math.min(instantOf(day, 9, business.timeZone), now);
  return { date: localDateOf(at, business.timeZone), by: { id: memberId("kate"), way: "web", request_id: "", at } };
}
