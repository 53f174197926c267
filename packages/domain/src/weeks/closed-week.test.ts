import { expect, test } from "vitest";
import { fingerprintOf, isIntact, type WeekHeader, weekHash } from "./closed-week.ts";
import { rowFigures, type WeekRow } from "./week-rows.ts";

/** Enough of a digest to tell texts apart. */
const digest = (text: string) => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 0xfffffffb;
  return sum.toString(16).padStart(8, "0");
};

const tip = (id: string, cents: number): WeekRow => ({
  kind: "tip",
  id,
  date: "2026-11-10",
  client_id: "carla",
  walker_id: "rosa",
  cents,
});
const rows = [tip("tip-1", 1000), tip("tip-2", 500)];
const unsigned = {
  monday: "2026-11-09" as const,
  id: "form-1",
  request_hash: "",
  closed_at: 1,
  closed_by: "kate",
  signed: "Kate Corrigan",
  figures: rowFigures(rows),
  counts: { visits: 0, completed: 0, cancellations: 0, written_off: 0, invoices: 0, pay_runs: 0 },
  carried: [],
};
const header: WeekHeader = { ...unsigned, hash: weekHash(unsigned, rows, digest) };

test("a week is intact as it was signed, however its properties are ordered; its fingerprint is eight letters and digits", () => {
  expect(isIntact(header, rows, digest)).toBe(true);
  const turned = Object.fromEntries(Object.entries(header).reverse()) as unknown as WeekHeader;
  expect(isIntact(turned, rows, digest)).toBe(true);
  expect(fingerprintOf(header)).toMatch(/^[0-9A-F]{8}$/);
});

test.each<[what: string, altered: Partial<WeekHeader>, rows: WeekRow[]]>([
  ["a row", {}, [tip("tip-1", 1001), tip("tip-2", 500)]],
  ["the order of the rows", {}, rows.toReversed()],
  ["a row less", {}, rows.slice(1)],
  ["no rows", {}, []],
  ["the name", { signed: "Somebody else" }, rows],
  ["a figure", { figures: { ...header.figures, tips: 1501 } }, rows],
  ["what was carried over", { carried: [{ kind: "pay", id: "rosa", cents: 1, reason: "Later" }] }, rows],
  ["the day", { monday: "2026-11-16" }, rows],
  ["the hash", { hash: "00000000" }, rows],
])("%s that is altered is found", (_, altered, kept) => {
  expect(isIntact({ ...header, ...altered }, kept, digest)).toBe(false);
});
