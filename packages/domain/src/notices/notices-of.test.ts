import { expect, test } from "vitest";
import { noticesOf } from "./notices-of.ts";
import { summarySpan } from "./owner-notices.ts";
import type { NoticeVisit, Truth } from "./truth.ts";

/** Thursday 26 November 2026, 8 AM in New York. */
const thursday = Date.parse("2026-11-26T13:00:00Z");
const truth: Truth = {
  reader: "client",
  zone: "America/New_York",
  through: "2026-11-29",
  howToPay: "By check.",
  visits: [],
  series: [],
  invoices: [],
  pay: [],
  keys: [],
  passes: [],
  overdueDays: [3, 10, 20],
};
const visit: NoticeVisit = {
  id: "s1.2026-11-27",
  schedule_id: "s1",
  original_date: "2026-11-27",
  date: "2026-11-27",
  timeframe: "morning",
  service: "25",
  pets: ["Biscuit"],
  walker: "Rosa",
  mine: true,
  status: "scheduled",
  photos: 0,
  charged: 0,
};
const period = { start: "2026-11-09", end: "2026-11-15" } as const;
const invoice = { id: "i1", status: "unpaid", period, due: "2026-11-27", total: 15_800, paid: 0 } as const;
const hears = () => true;

test("a reminder is told once, though its pass is made again", () => {
  const morning: Truth = { ...truth, invoices: [invoice], passes: ["morning"] };
  const words = { "i:i1": "unpaid|15800|0|2026-11-27" };
  const [first, ...others] = noticesOf(morning, { words }, hears, thursday).notices;
  expect([first?.words, others]).toEqual([{ "d:i1": "due" }, []]);
  expect(noticesOf(morning, { words: { ...words, ...first?.words } }, hears, thursday).notices).toEqual([]);
  const later = thursday + 4 * 86_400_000;
  const [overdue] = noticesOf(morning, { words: { ...words, "d:i1": "due" } }, hears, later).notices;
  expect(overdue?.words).toEqual({ "d:i1": "3" });
});

test("what was sent perhaps is told again as it is now, also where it equals what was told before", () => {
  const told = "2026-11-27|morning|Rosa|open";
  const sending = { "v:s1.2026-11-27": "2026-11-27|afternoon|Rosa|open" };
  const look = noticesOf(
    { ...truth, visits: [visit] },
    { words: { "v:s1.2026-11-27": told }, sending },
    hears,
    thursday,
  );
  expect(look.notices.map(({ facts }) => facts)).toEqual([
    {
      reader: "client",
      changes: [expect.objectContaining({ type: "moved", was: { date: "2026-11-27", timeframe: "afternoon" } })],
    },
  ]);
});

test("another walker alone is no message to whoever may have missed the day", () => {
  const now: NoticeVisit = { ...visit, date: "2026-11-28", walker: undefined };
  const words = { "v:s1.2026-11-27": "2026-11-27|morning|Rosa|open" };
  const sending = { "v:s1.2026-11-27": "2026-11-28|morning|Marcus|open" };
  const look = noticesOf({ ...truth, visits: [now] }, { words, sending }, hears, thursday);
  expect(look.notices.map(({ facts }) => facts)).toEqual([
    {
      reader: "client",
      changes: [expect.objectContaining({ type: "moved", was: { date: "2026-11-27", timeframe: "morning" } })],
    },
  ]);
});

test("a kind that nobody hears of is marked as told", () => {
  const done = { ...visit, date: "2026-11-26" as const, status: "completed" as const, completed_at: thursday };
  const words = { "v:s1.2026-11-27": "2026-11-26|morning|Rosa|open" };
  const look = noticesOf({ ...truth, visits: [done] }, { words }, (kind) => kind !== "done", thursday);
  expect(look).toEqual({ notices: [], words: { "v:s1.2026-11-27": `2026-11-26|morning|Rosa|done ${thursday}` } });
});

test.each([
  ["paid", "2026-10-26", 0],
  ["void", "2026-10-26", 0],
  ["paid", "2026-10-27", 1],
  ["unpaid", "2026-10-26", 1],
] as const)("an invoice without words that is %s and was due on %s is told %i times", (status, due, times) => {
  const paid = status === "paid" ? invoice.total : 0;
  const old: Truth = { ...truth, invoices: [{ ...invoice, status, due, paid }] };
  expect(noticesOf(old, { words: {} }, hears, thursday).notices).toHaveLength(times);
});

test("words go a week after a visit's day, and a month after an invoice is paid", () => {
  const words = {
    "v:a.2026-11-18": "2026-11-18|morning|Rosa|open",
    "v:a.2026-11-19": "2026-11-19|morning|Rosa|open",
    "i:old": "paid|100|100|2026-10-26",
    "i:new": "paid|100|100|2026-10-27",
    "i:open": "unpaid|100|0|2026-01-01",
    "p:old": "paid|2026-10-26",
    "l:a.2026-11-22": "2026-11-22",
  };
  expect(Object.keys(noticesOf(truth, { words }, hears, thursday).words)).toEqual([
    "v:a.2026-11-19",
    "i:new",
    "i:open",
  ]);
});

test("the owner's day is told once, though its look is made again", () => {
  const at = thursday - 3_600_000;
  const event = { id: "1", kind: "received", at, from: "Ann", cents: 100, left: 0 } as const;
  const evening: Truth = { ...truth, reader: "admin", passes: ["summary"], events: [event] };
  const tell = (words: Record<string, string>) => noticesOf(evening, { words }, hears, thursday).notices;
  const [push, summary] = tell({});
  expect([push?.words, summary?.words]).toEqual([{ "e:1": "2026-11-26" }, { summary: "2026-11-26" }]);
  expect(tell({ ...push?.words, ...summary?.words })).toEqual([]);
});

test("the owner's day goes from one 7 PM to the next, also across a clock change, and makes up for a week", () => {
  const span = (today: "2026-11-01" | "2026-11-20", summary?: string) => {
    const { from, to } = summarySpan(summary ? { summary } : {}, today, truth.zone);
    return [from, to].map((at) => new Date(at).toISOString());
  };
  expect(span("2026-11-01")).toEqual(["2026-10-31T23:00:00.000Z", "2026-11-02T00:00:00.000Z"]);
  expect(span("2026-11-20", "2026-11-13")[0]).toBe("2026-11-14T00:00:00.000Z");
  expect(span("2026-11-20", "2026-11-12")[0]).toBe("2026-11-20T00:00:00.000Z");
});
