import { type AnswerOf, getJournal } from "@petcare/contract";
import { expect, test } from "vitest";
import { least } from "../../testing/least.ts";
import { journalTable, milesTable, paidTable, salesTable } from "./words.tsx";

type Entry = AnswerOf<typeof getJournal>["entries"][number];

const [ana, rosa] = [
  { id: "client-1", name: "Ana Reyes" },
  { id: "walker-1", name: "Rosa Delgado" },
];
const anEntry = (changes: Partial<Entry>): Entry => ({
  ...least<Entry>(getJournal, "entries"),
  id: "entry-1",
  date: "2026-11-02",
  type: "invoice",
  client: ana,
  invoices: ["8E21D4F0"],
  ...changes,
});
const paidRun = (id: string, date: Entry["date"], pay: number, tips: number): Entry =>
  anEntry({
    ...{ id, date, type: "pay_run", client: null, walker: rosa, invoices: [], method: "Zelle" },
    lines: [
      { account: "walker_pay", of: "", amount: pay },
      ...(tips ? [{ account: "tips_held" as const, of: "", amount: tips }] : []),
      { account: "cash", of: "Zelle", amount: -(pay + tips) },
    ],
  });

const entries = [
  anEntry({
    lines: [
      { account: "receivables", of: "", amount: 140.5 },
      { account: "sales", of: "25", amount: -50.5 },
      { account: "sales", of: "overnight", amount: -100 },
      { account: "adjustments", of: "", amount: 10 },
    ],
  }),
  anEntry({
    id: "entry-2",
    date: "2026-12-01",
    type: "payment",
    method: "Zelle",
    note: "Thanks",
    walker: rosa,
    lines: [
      { account: "receivables", of: "", amount: -140.5 },
      { account: "cash", of: "Zelle", amount: 140.5 },
      { account: "cash", of: "Zelle", amount: 5 },
      { account: "tips_held", of: "", amount: -5 },
    ],
  }),
  paidRun("run-1", "2026-12-02", 60, 5),
  paidRun("run-2", "2026-12-09", 40.25, 0),
];

test("the files have what each walker was paid, each client's sales, and each line of the journal", () => {
  expect(paidTable(entries)[1]).toEqual(["Rosa Delgado", "100.25", "5.00", "105.25", "2", ""]);
  expect(salesTable(entries).slice(1)).toEqual([
    ["Ana Reyes", "25 minute walk", "50.50"],
    ["Ana Reyes", "Overnight stay", "100.00"],
  ]);
  expect(
    journalTable(entries)
      .slice(0, 7)
      .map((row) => row.join()),
  ).toEqual([
    "Date,Account,Debit,Credit,Client,Walker,Invoice,Text",
    "2026-11-02,Receivables,140.50,,Ana Reyes,,8E21D4F0,Invoice 8E21D4F0",
    "2026-11-02,Sales: 25 minute walk,,50.50,Ana Reyes,,8E21D4F0,Invoice 8E21D4F0",
    "2026-11-02,Sales: Overnight stay,,100.00,Ana Reyes,,8E21D4F0,Invoice 8E21D4F0",
    "2026-11-02,Adjustments,10.00,,Ana Reyes,,8E21D4F0,Invoice 8E21D4F0",
    "2026-12-01,Receivables,,140.50,Ana Reyes,Rosa Delgado,8E21D4F0,Zelle for 8E21D4F0. Thanks",
    "2026-12-01,Cash: Zelle,140.50,,Ana Reyes,Rosa Delgado,8E21D4F0,Zelle for 8E21D4F0. Thanks",
  ]);
});

test("the file of miles has each day, and the sum of each walker at the rate", () => {
  const marcus = { id: "walker-2", name: "Marcus Webb" };
  const days = [
    { walker: marcus, date: "2026-03-02" as const, miles: 0.1, note: null },
    { walker: rosa, date: "2026-03-02" as const, miles: 12.3, note: "To the vet" },
    { walker: rosa, date: "2026-03-03" as const, miles: 0.4, note: null },
  ];
  expect(milesTable(days, 0.725)).toEqual([
    ["Walker", "Date", "Miles", "At $0.725", "Note"],
    ["Rosa Delgado", "2026-03-02", "12.3", "", "To the vet"],
    ["Rosa Delgado", "2026-03-03", "0.4", "", ""],
    ["Rosa Delgado", "Together", "12.7", "9.21", ""],
    ["Marcus Webb", "2026-03-02", "0.1", "", ""],
    ["Marcus Webb", "Together", "0.1", "0.07", ""],
  ]);
});
