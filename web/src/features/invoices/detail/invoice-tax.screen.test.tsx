import { adjustInvoice, clientStatement, getInvoice, listClients, listHistory, listWalkers } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { anInvoice } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient, aWalker } from "../../../testing/people.ts";

const taxes = [{ name: "Nassau", rate: 8625, base: 100, amount: 8.63 }];
const taxed = anInvoice({
  adjustments: [],
  visits_total: 100,
  adjustments_total: 0,
  taxes,
  tax_total: 8.63,
  total: 108.63,
  balance: 108.63,
});

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listHistory, []);
  answer(getInvoice, taxed);
  answer(adjustInvoice, anInvoice({ version: 2 }));
});

const paper = async () => within(await screen.findByRole("article", { name: "Invoice 8E21D4F0" }));
const open = (search = "") => openApp(`/admin/invoices/invoice-1${search}`, "admin");

test("the sheet has a line of tax for each rate, and its sums add up", async () => {
  open();
  const sheet = await paper();
  expect(sheet.getByText("Sales tax 8.625 % on $100.00").nextElementSibling?.textContent).toBe("$8.63");
});

test("the sheet of a forgiven balance still adds up, and one without tax says why", async () => {
  const gift = { id: "g", kind: "forgiven" as const, text: "A gift", amount: -22.38, tax: -1.93, at: taxed.created_at };
  const ofTax = [{ name: "Nassau", rate: 8625, base: 50, amount: 4.31 }];
  const sums = { visits_total: 50, adjustments_total: -22.38, taxes: ofTax, tax_total: 2.38, total: 30, balance: 30 };
  answer(getInvoice, { ...taxed, ...sums, adjustments: [gift], exempt: "A shelter" });
  open();
  const sheet = await paper();
  expect(sheet.getByText("Adjustments").nextElementSibling?.textContent).toBe("−$24.31");
  expect(sheet.getByText("Exempt from sales tax: A shelter")).toBeTruthy();
});

test("an adjustment goes with its tax unless it is said otherwise, and the sentence says what it does", async () => {
  const user = open("?adjust=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Add an adjustment" }));
  await user.type(dialog.getByLabelText("Amount"), "20");
  await user.type(dialog.getByLabelText("What it is for"), "A friend");
  expect(dialog.getByText("−$20.00 and −$1.73 tax: $21.73 less")).toBeTruthy();
  expect(dialog.getByText("$86.90")).toBeTruthy();
  await user.click(dialog.getByLabelText("With tax"));
  expect(dialog.getByText("$88.63")).toBeTruthy();
  await user.click(dialog.getByLabelText("With tax"));
  await user.click(dialog.getByRole("button", { name: "Add it" }));
  expect(await screen.findByText("Adjusted 8E21D4F0 by −$20.00")).toBeTruthy();
  expect(bodiesOf(adjustInvoice)).toEqual([expect.objectContaining({ amount: -20, with_tax: true })]);
});

test("a statement tells the tax in an entry, and of all of them at its foot", async () => {
  const entry = {
    id: "2026-11-16.i",
    date: "2026-11-16" as const,
    at: "2026-11-16T13:31:00.000Z",
    type: "invoice" as const,
    billed: 108.63,
    received: 0,
    tax: 8.63,
    invoices: ["8E21D4F0"],
    method: null,
    note: null,
    tip: null,
    reversed: false,
    balance: 108.63,
  };
  const money = { opening: 0, closing: 108.63, credit: 0 };
  answer(clientStatement, { client_id: "client-1", name: "Ana Reyes", address: null, entries: [entry], ...money });
  openApp("/admin/clients/client-1/statement", "admin");
  expect(await screen.findByText("of it tax $8.63")).toBeTruthy();
  expect(screen.getByText("Sales tax in this statement").nextElementSibling?.textContent).toBe("$8.63");
});
