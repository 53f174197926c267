import { expect, test } from "vitest";
import { type CarriedOver, checklistOf, closingOf, type DuePay, type OpenReport, reportsIn } from "./checklist.ts";
import { weekCounts } from "./closed-week.ts";
import { rowFigures, type VisitRow, type WeekRow } from "./week-rows.ts";

const visit = (id: string, given: Partial<VisitRow> = {}): VisitRow => ({
  kind: "visit",
  id,
  date: "2026-11-10",
  timeframe: "morning",
  service: "25",
  client_id: "carla",
  walker_id: "rosa",
  status: "completed",
  billing: "invoiced",
  charge: 2500,
  pay: 1500,
  invoice_id: "invoice-1",
  ...given,
});
const open = (id: string, given: Partial<VisitRow> = {}) =>
  visit(id, { status: "scheduled", billing: undefined, charge: 0, pay: 0, invoice_id: undefined, ...given });
const late = { id: "invoice-1", client_id: "carla", due: "2026-11-09", cents: 7500 } as const;
const due: DuePay[] = [
  { walker_id: "rosa", kind: "visit", cents: 1500 },
  { walker_id: "rosa", kind: "tip", cents: 1000 },
  { walker_id: "tom", kind: "visit" },
];

const reported = {
  id: "row-1",
  visit_id: "moved",
  day: "2026-11-11",
  pet_names: ["Rex"],
  client_id: "carla",
  walker_id: "rosa",
} as const satisfies OpenReport;

test("the six lists have what is to be settled, and a visit that nobody has stands in two", () => {
  const visits = [
    visit("on-invoice"),
    visit("to-bill", { billing: "to-bill", invoice_id: undefined, charge: 2555 }),
    visit("to-bill-too", { billing: "to-bill", invoice_id: undefined }),
    visit("written-off", { billing: "written-off", invoice_id: undefined }),
    open("left"),
    open("nobodys", { status: "confirmed", walker_id: undefined }),
    open("free", { status: "cancelled" }),
  ];
  const { unfinished, unassigned, ...rest } = checklistOf(visits, [late], due, [reported]);
  expect([unfinished, unassigned].map((rows) => rows.map(({ id }) => id))).toEqual([["left", "nobodys"], ["nobodys"]]);
  expect(rest).toEqual({
    reports: [reported],
    to_bill: [{ client_id: "carla", visits: 2, cents: 5055 }],
    overdue: [late],
    pay: [
      { walker_id: "rosa", visits: 1, tips: 1000, cents: 2500, unknown: 0 },
      { walker_id: "tom", visits: 1, tips: 0, cents: 0, unknown: 1 },
    ],
  });
});

const reasons: CarriedOver[] = [
  { kind: "pay", id: "rosa", reason: "On vacation" },
  { kind: "invoice", id: "invoice-1", reason: "Pays on the 1st" },
];

test("what is overdue or due to walkers is carried over with a reason, each once, and nothing else is", () => {
  const list = checklistOf([visit("done")], [late], due.slice(0, 2), []);
  expect(closingOf(list, reasons)).toEqual([
    { kind: "invoice", id: "invoice-1", cents: 7500, reason: "Pays on the 1st" },
    { kind: "pay", id: "rosa", cents: 2500, reason: "On vacation" },
  ]);
  expect(closingOf(list, reasons.slice(1))).toBeUndefined();
  expect(closingOf(list, [...reasons.slice(1), { kind: "pay", id: "tom", reason: "None" }])).toBeUndefined();
  expect(closingOf(list, [...reasons, { kind: "pay", id: "tom", reason: "None" }])).toBeUndefined();
  expect(closingOf(checklistOf([visit("done")], [], [], []), [])).toEqual([]);
});

test.each<[string, Parameters<typeof checklistOf>]>([
  ["an open visit", [[open("left")], [], [], []]],
  ["an open visit that nobody has", [[open("nobodys", { walker_id: undefined })], [], [], []]],
  ["work to bill", [[visit("to-bill", { billing: "to-bill" })], [], [], []]],
  ["a report to settle", [[visit("done")], [], [], [reported]]],
])("%s keeps a week open", (_, lists) => {
  expect(closingOf(checklistOf(...lists), [])).toBeUndefined();
});

test("a week waits for the reports about its days and for those of its visits, by their days", () => {
  const of = (
    id: string,
    date: "2026-11-08" | "2026-11-12" | "2026-11-16",
    day: "2026-11-08" | "2026-11-15" | "2026-11-16",
    state: "waiting" | "answered" = "waiting",
  ) => ({
    ...{ id, date, client_id: "carla", pet_names: ["Rex"] },
    reviews: { [`rosa.${day}`]: { state, report: { comments: "", photo_urls: [] } } },
  });
  const visits = [
    of("moved away", "2026-11-16", "2026-11-15"),
    of("moved here", "2026-11-12", "2026-11-08"),
    of("before", "2026-11-08", "2026-11-08"),
    of("after", "2026-11-16", "2026-11-16"),
    of("answered", "2026-11-12", "2026-11-15", "answered"),
    { id: "done", date: "2026-11-12" as const, client_id: "carla", pet_names: [] },
  ];
  expect(reportsIn(visits, { start: "2026-11-09", end: "2026-11-15" })).toEqual([
    { ...reported, id: "rosa.2026-11-08", visit_id: "moved here", day: "2026-11-08" },
    { ...reported, id: "rosa.2026-11-15", visit_id: "moved away", day: "2026-11-15" },
  ]);
});

const tip: WeekRow = { kind: "tip", cents: 1000 };

test("the figures of a week are the sums of its rows", () => {
  const rows = [
    visit("a"),
    visit("b", { billing: "written-off", charge: 2555 }),
    visit("c", { billing: "to-bill", charge: 1277, pay: 750, status: "cancelled" }),
    tip,
    { ...tip, kind: "report" as const, cents: 1600 },
  ];
  expect(rowFigures(rows)).toEqual({
    completed: 6332,
    on_invoices: 2500,
    to_bill: 1277,
    written_off: 2555,
    pay: 5350,
    tips: 1000,
  });
});

test("counts are of visits, and of the invoices and pay runs that they name", () => {
  const rows = [
    visit("a", { pay_run_id: "run-1" }),
    visit("b", { billing: "written-off", invoice_id: undefined }),
    visit("c", { status: "cancelled" }),
    open("d"),
    { ...tip, pay_run_id: "run-2" },
  ];
  expect(weekCounts(rows)).toEqual({
    visits: 4,
    completed: 2,
    cancellations: 1,
    written_off: 1,
    invoices: 1,
    pay_runs: 2,
  });
});
