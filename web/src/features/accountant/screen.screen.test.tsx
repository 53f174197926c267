import { type AnswerOf, getJournal, getSalesTax, listMiles } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { least } from "../../testing/least.ts";
import { openApp } from "../../testing/open-app.tsx";

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
  answer(getJournal, least<AnswerOf<typeof getJournal>>(getJournal));
  answer(listMiles, []);
  answer(getSalesTax, () => rows);
});

test("the return has what is taxable by rate, exempt by reason, other and forgiven, and what was received", async () => {
  openApp("/admin/accountant", "admin");
  const table = await screen.findByRole("table", { name: "Sales tax" });
  expect(
    within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "WhatSalesRoundingTax",
    "Nassau 8.625 %$100.00−$0.01$8.62",
    "Exempt: A shelter$200.00",
    "Other sales$100.00",
    "Forgiven−$22.38−$1.93",
    "Gross sales$377.62$6.69",
  ]);
  expect(screen.getByText("Tax received:").textContent).toBe("Tax received: $2.38");
  expect(screen.getByText("A forgiven balance lowers the tax due. Credit out of goodwill does not.")).toBeTruthy();
});
