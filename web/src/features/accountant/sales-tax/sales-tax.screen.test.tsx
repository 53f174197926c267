import { type AnswerOf, getJournal, getSalesTax, listMiles } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, refuse, sent } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { salesRows, salesTaxTable } from "./sales.ts";

type Row = AnswerOf<typeof getSalesTax>[number];

const ana = { id: "client-1", name: "Ana Reyes" };
const aRow = (changes: Partial<Row>): Row => ({
  entry: "entry-1",
  date: "2026-11-02",
  type: "invoice",
  client: ana,
  invoices: ["8E21D4F0"],
  method: null,
  kind: "taxable",
  of: "Nassau",
  rate: 8625,
  sales: 50,
  tax: 4.31,
  ...changes,
});
const untaxed = { of: "", rate: null, tax: 0 };
const other = { id: "client-2", name: null };
const rows = [
  aRow({}),
  aRow({ ...untaxed, kind: "other", sales: 100 }),
  aRow({ entry: "entry-2", date: "2026-11-03", client: other, invoices: ["C94F1D26"] }),
  aRow({ ...untaxed, entry: "entry-3", kind: "exempt", of: "A shelter", sales: 200, invoices: ["77AA0011"] }),
  aRow({ ...untaxed, entry: "entry-4", type: "adjustment", kind: "forgiven", sales: -22.38, tax: -1.93 }),
  aRow({ ...untaxed, entry: "entry-5", type: "payment", method: "Zelle", kind: "received", sales: 0, tax: 2.38 }),
];

beforeEach(() => {
  const nothing = { receivables: 0, credit: 0 };
  answer(getJournal, () => ({ entries: [], opening: nothing, closing: nothing }));
  answer(listMiles, []);
  answer(getSalesTax, () => rows);
});

const told = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
const asked = () => sent.filter(({ path }) => path === "/sales-tax").map(({ query }) => query);

test("the return has what is taxable by rate, exempt by reason, other and forgiven; billed stands beside received", async () => {
  openApp("/admin/accountant", "admin");
  expect(told(await screen.findByRole("table", { name: "Sales tax" }))).toEqual([
    "WhatSalesRoundingTax",
    "Nassau 8.625 %$100.00−$0.01$8.62",
    "Exempt: A shelter$200.00",
    "Other sales$100.00",
    "Forgiven−$22.38−$1.93",
    "Gross sales$377.62$6.69",
  ]);
  expect(screen.getByRole("link", { name: "Tax billed $6.69" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Tax received $2.38" })).toBeTruthy();
  expect(screen.getByText("A forgiven balance lowers the tax due. Credit out of goodwill does not.")).toBeTruthy();
});

test("each figure opens its rows, by client, invoice or day, with the same sum", async () => {
  const user = openApp("/admin/accountant?year=2026", "admin");
  await user.click(await screen.findByRole("link", { name: "Nassau 8.625 %" }));
  expect(currentAddress()).toBe("/admin/accountant?year=2026&sales=taxable.8625.Nassau");
  const dialog = await screen.findByRole("dialog", { name: "Nassau 8.625 %" });
  const table = within(dialog).getByRole("table");
  const sum = "2 entries$100.00$8.62";
  expect(told(table)).toEqual([
    "EntrySalesTax",
    "Ana Reyes$50.00$4.31",
    "Mon, Nov 2 · Invoice 8E21D4F0$50.00$4.31",
    "Deleted client$50.00$4.31",
    "Tue, Nov 3 · Invoice C94F1D26$50.00$4.31",
    sum,
  ]);
  await user.click(within(dialog).getByRole("radio", { name: "Invoice" }));
  expect(told(table)[1]).toBe("8E21D4F0$50.00$4.31");
  expect(told(table).at(-1)).toBe(sum);
  await user.click(within(dialog).getByRole("radio", { name: "Day" }));
  expect(told(table).slice(1, 3)).toEqual(["Mon, Nov 2$50.00$4.31", "Ana Reyes · Invoice 8E21D4F0$50.00$4.31"]);
  expect(told(table).at(-1)).toBe(sum);
});

test.each([
  ["billed", "Tax billed", "5 entries$377.62$6.69"],
  ["received", "Tax received", "1 entry$2.38"],
])("the address opens what was %s", async (figure, name, sum) => {
  openApp(`/admin/accountant?year=2026&sales=${figure}`, "admin");
  const dialog = await screen.findByRole("dialog", { name });
  expect(told(within(dialog).getByRole("table")).at(-1)).toBe(sum);
});

test("quarters are the tax department's, or the calendar's, and stand in the address", async () => {
  const user = openApp("/admin/accountant?year=2025", "admin");
  await screen.findByRole("table", { name: "Sales tax" });
  await user.click(screen.getByRole("radio", { name: "Dec–Feb" }));
  await user.click(screen.getByRole("radio", { name: "Calendar" }));
  expect(currentAddress()).toBe("/admin/accountant?year=2025&quarter=1&quarters=calendar");
  await user.click(screen.getByRole("radio", { name: "Oct–Dec" }));
  await screen.findByRole("table", { name: "Sales tax" });
  expect(asked()).toEqual([
    { from: "2025-09-01", to: "2025-11-30" },
    { from: "2024-12-01", to: "2025-02-28" },
    { from: "2025-01-01", to: "2025-03-31" },
    { from: "2025-10-01", to: "2025-12-31" },
  ]);
});

test("the quarter of today comes first", async () => {
  openApp("/admin/accountant", "admin");
  await screen.findByRole("table", { name: "Sales tax" });
  expect(screen.getByRole("radio", { name: "Sep–Nov" })).toHaveProperty("checked", true);
});

test("days without tax lead to where rates are set", async () => {
  answer(getSalesTax, () => [aRow({ ...untaxed, kind: "other" })]);
  openApp("/admin/accountant", "admin");
  expect(await screen.findByText(/^No sales tax in these days/)).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Sales tax" })).toBeNull();
});

test("a return that cannot be read says so", async () => {
  refuse(getSalesTax, 403, { message: "No" });
  openApp("/admin/accountant", "admin");
  expect(await screen.findByText("No")).toBeTruthy();
});

test("the file has a row for each entry and rate", () => {
  expect(salesTaxTable(salesRows(rows)).filter((_row, at) => [0, 1, 4, 5, 6].includes(at))).toEqual([
    ["Date", "Client", "Invoice", "Text", "What", "Sales", "Tax billed", "Tax received"],
    ["2026-11-02", "Ana Reyes", "8E21D4F0", "Invoice 8E21D4F0", "Nassau 8.625 %", "50.00", "4.31", ""],
    ["2026-11-02", "Ana Reyes", "77AA0011", "Invoice 77AA0011", "Exempt: A shelter", "200.00", "0.00", ""],
    ["2026-11-02", "Ana Reyes", "8E21D4F0", "Adjustment of 8E21D4F0", "Forgiven", "-22.38", "-1.93", ""],
    ["2026-11-02", "Ana Reyes", "8E21D4F0", "Zelle for 8E21D4F0", "Tax received", "", "", "2.38"],
  ]);
});
