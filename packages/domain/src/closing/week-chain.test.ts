import { expect, test } from "vitest";
import { addDays } from "../local-date.ts";
import { sortedJson } from "./sorted-json.ts";
import { chainFaults, fingerprintOf, headerHash, type KeptWeek, partDigest, weekFaults } from "./week-chain.ts";
import { rowFigures, type WeekRow } from "./week-rows.ts";

/** Enough of a digest to tell texts apart. */
const digest = (text: string) => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 0xfffffffb;
  return sum.toString(16).padStart(8, "0");
};

const tip = (cents: number): WeekRow => ({
  kind: "tip",
  id: "tip-1",
  date: "2026-11-10",
  client_id: "carla",
  walker_id: "rosa",
  cents,
});

function closed(n: number, former = ""): KeptWeek {
  const parts = [[tip(1000)], [tip(500)]];
  const header = {
    monday: addDays("2026-11-02", 7 * n),
    n,
    id: `form-${n}`,
    request_hash: "",
    attempt: "a",
    closed_at: n,
    closed_by: "kate",
    signed: "Kate Corrigan",
    figures: rowFigures(parts.flat()),
    counts: { visits: 0, completed: 0, cancellations: 0, written_off: 0, invoices: 0, pay_runs: 0 },
    carried: [],
    parts: parts.map((rows) => partDigest(rows, digest)),
    former,
  };
  return { header: { ...header, hash: headerHash(header, digest) }, parts };
}

test("the same content has the same text, whatever the order of its properties", () => {
  expect(sortedJson({ b: [{ d: 1, c: null }], a: "x", e: undefined })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(sortedJson({ e: undefined, a: "x", b: [{ c: null, d: 1 }] })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
});

test("a week that is as it was signed has no faults; its fingerprint is eight letters and digits", () => {
  const week = closed(1);
  expect(weekFaults(week, digest)).toEqual([]);
  expect(fingerprintOf(week.header)).toMatch(/^[0-9A-F]{8}$/);
});

test("whatever is altered in a week is found in it", () => {
  const { header, parts } = closed(1);
  const monday = header.monday;
  const what = (week: KeptWeek) => weekFaults(week, digest);
  expect(what({ header, parts: [[tip(1001)], [tip(500)]] })).toEqual([
    { monday, what: "parts" },
    { monday, what: "figures" },
  ]);
  expect(what({ header, parts: parts.slice(1) })).toContainEqual({ monday, what: "parts" });
  expect(what({ header, parts: [parts[1] ?? [], parts[0] ?? []] })).toEqual([{ monday, what: "parts" }]);
  expect(what({ header: { ...header, signed: "Somebody else" }, parts })).toEqual([{ monday, what: "hash" }]);
  const carried = [{ kind: "pay" as const, id: "rosa", cents: 1, reason: "Later" }];
  expect(what({ header: { ...header, carried }, parts })).toEqual([{ monday, what: "hash" }]);
});

test("the chain follows the order of closing, and tells where a week was taken out, put in or signed anew", () => {
  const first = closed(1).header;
  const second = closed(2, first.hash).header;
  const third = closed(3, second.hash).header;
  const faults = (weeks: (typeof first)[], head = { n: 3, hash: third.hash }) =>
    chainFaults(weeks, head).map(({ monday }) => monday);
  expect(faults([third, first, second])).toEqual([]);
  expect(faults([first, third])).toEqual([third.monday]);
  expect(faults([first, closed(2, "another").header, third])).toEqual([second.monday, third.monday]);
  expect(faults([first, second])).toEqual([second.monday]);
  expect(faults([])).toEqual([undefined]);
  expect(chainFaults([], undefined)).toEqual([]);
  expect(chainFaults([first], undefined)).toEqual([{ monday: first.monday, what: "order" }]);
});
