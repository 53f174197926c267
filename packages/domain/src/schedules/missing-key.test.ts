import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "../local-date.ts";
import { visitStatuses } from "../visit-life.ts";
import { visitsWithoutKey } from "./missing-key.ts";

const today: LocalDate = "2026-11-20";
const visit = { client_id: "ana", walker_id: "rosa", date: today, status: "scheduled" } as const;
const register = (...holders: (string | null)[]) => ({
  copiesOf: () => holders.map((holder_id) => ({ holder_id })),
  isOwner: (id: string) => id === "kate",
});
const lacks = (
  changes: Partial<Omit<typeof visit, "walker_id">> & { walker_id?: string | null },
  ...holders: (string | null)[]
) => visitsWithoutKey([{ ...visit, ...changes }], today, register(...holders)).length > 0;

test("a walker lacks a key where there are copies and none is theirs", () => {
  expect(lacks({}, "marcus", null)).toBe(true);
  expect(lacks({}, "marcus", "rosa")).toBe(false);
  expect(lacks({})).toBe(false);
});

test("the owner has the copies at hand that nobody else has", () => {
  expect(lacks({ walker_id: "kate" }, "rosa", null)).toBe(false);
  expect(lacks({ walker_id: "kate" }, "rosa")).toBe(true);
});

test("only open visits of today and tomorrow are warned of, and only those that somebody has", () => {
  const days = fc.integer({ min: -3, max: 3 });
  const walker = fc.constantFrom("rosa", "marcus", null);
  const holders = fc.array(fc.constantFrom("rosa", "marcus", null), { maxLength: 3 });
  fc.assert(
    fc.property(days, fc.constantFrom(...visitStatuses), walker, holders, (day, status, walker_id, copies) => {
      const one = { client_id: "ana", walker_id, date: addDays(today, day), status };
      const isNear = day === 0 || day === 1;
      const isOpen = status === "scheduled" || status === "confirmed";
      const isMissing = walker_id !== null && copies.length > 0 && !copies.includes(walker_id);
      expect(visitsWithoutKey([one], today, register(...copies))).toEqual(isNear && isOpen && isMissing ? [one] : []);
    }),
  );
});
