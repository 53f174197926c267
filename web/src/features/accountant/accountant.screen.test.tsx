import { type AnswerOf, getJournal, getSalesTax, listMiles } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { least } from "../../testing/least.ts";
import { openApp } from "../../testing/open-app.tsx";
import { formOf } from "./journal.ts";

type Journal = AnswerOf<typeof getJournal>;
type Entry = Journal["entries"][number];

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
const nothing = least<Journal>(getJournal);

const files: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  answer(listMiles, []);
  answer(getSalesTax, () => []);
  answer(getJournal, ({ query }) => (query.from === "2026-10-01" ? { ...nothing, entries } : nothing));
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push({ name: "", text: (file as Blob).text() });
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const last = files.at(-1);
    if (last) last.name = this.download;
  });
});
afterEach(() => {
  files.length = 0;
  vi.restoreAllMocks();
});

test("each part is a file", async () => {
  const user = openApp("/admin/accountant", "admin");
  for (const button of await screen.findAllByRole("button", { name: /^CSV/ })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual(["paid-2026.csv", "sales-2026.csv", "journal-2026.csv"]);
  const [paid, sales, journal] = await Promise.all(files.map(async ({ text }) => (await text).replace("\ufeff", "")));
  expect(paid).toBe("Walker,Pay,Tips,Together,Payments,W-9 on file\r\nRosa Delgado,100.25,5.00,105.25,2,\r\n");
  expect(sales).toBe("Client,Service,Sales\r\nAna Reyes,25 minute walk,50.50\r\nAna Reyes,Overnight stay,100.00\r\n");
  expect(journal?.split("\r\n").slice(0, 7)).toEqual([
    "Date,Account,Debit,Credit,Client,Walker,Invoice,Text",
    "2026-11-02,Receivables,140.50,,Ana Reyes,,8E21D4F0,Invoice 8E21D4F0",
    "2026-11-02,Sales: 25 minute walk,,50.50,Ana Reyes,,8E21D4F0,Invoice 8E21D4F0",
    "2026-11-02,Sales: Overnight stay,,100.00,Ana Reyes,,8E21D4F0,Invoice 8E21D4F0",
    "2026-11-02,Adjustments,10.00,,Ana Reyes,,8E21D4F0,Invoice 8E21D4F0",
    "2026-12-01,Receivables,,140.50,Ana Reyes,Rosa Delgado,8E21D4F0,Zelle for 8E21D4F0. Thanks",
    "2026-12-01,Cash: Zelle,140.50,,Ana Reyes,Rosa Delgado,8E21D4F0,Zelle for 8E21D4F0. Thanks",
  ]);
});

test("from the sum on that is reported, a form W-9 that has not come is to be asked for", () => {
  const paid = (pay: number, tips: number, w9_on?: "2026-01-04") =>
    formOf({ walker: { ...rosa, ...(w9_on && { w9_on }) }, times: 1, pay, tips }, 2000);
  expect([paid(199_999, 0), paid(199_000, 1000), paid(300_000, 0, "2026-01-04")]).toEqual([
    "not needed",
    "to ask for",
    "on file",
  ]);
});
