import {
  clientInvoices,
  clientStatement,
  getClient,
  getTaxes,
  giveCredit,
  listBalances,
  listClients,
  listWalkers,
  recordPayment,
  refundClient,
} from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../../testing/fake-server.ts";
import { anInvoiceRow } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient, aClientRecord } from "../../../testing/people.ts";

const standing = { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] };

beforeEach(() => {
  answer(getTaxes, { rates: [], services: ["25"], cancelled: false, version: 0 });
  answer(listClients, [aClient()]);
  answer(listWalkers, []);
  answer(getClient, aClientRecord());
  answer(listBalances, [{ client_id: "client-1", owed: 175.5, credit: 12, due: "2026-11-13", open: 2 }]);
  answer(clientInvoices, [
    { ...anInvoiceRow({ id: "i2", number: "62C8E014", due: "2026-11-23", balance: 75.5, total: 75.5 }), version: 5 },
    { ...anInvoiceRow({ id: "i1", number: "C94F1D26", due: "2026-11-13" }), version: 2 },
    { ...anInvoiceRow({ id: "i0", number: "D0C4582F", status: "void", balance: 0 }), version: 3 },
  ]);
});

const open = (more = "") => openApp(`/admin/clients/client-1?tab=invoices${more}`, "admin");

test("a client's page has what they owe, what is left over, and all their invoices", async () => {
  open();
  const table = within(await screen.findByRole("table", { name: "Invoices" }));
  expect(table.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/admin/invoices/i2",
    "/admin/invoices/i1",
    "/admin/invoices/i0",
  ]);
  expect(screen.getByText("$175.50")).toBeTruthy();
  expect(screen.getByText("2 invoices, the oldest was due Fri, Nov 13")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Statement" }).getAttribute("href")).toBe(
    "/admin/clients/client-1/statement",
  );
  expect(screen.getByRole("link", { name: "Make an invoice" }).getAttribute("href")).toBe(
    "/admin/invoices/make?client=client-1",
  );
});

test("a payment goes onto the open invoices, those due first, and the rest is credit", async () => {
  answer(recordPayment, standing);
  const user = open("&pay=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Record a payment" }));
  const amount = await dialog.findByDisplayValue("175.50");
  await user.clear(amount);
  await user.type(amount, "180");
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "C94F1D26: $100.00 of $100.00",
    "62C8E014: $75.50 of $75.50",
    "Left over as credit: $4.50",
  ]);
  await user.click(dialog.getByRole("button", { name: "Record it" }));
  await screen.findByText("Recorded $180.00 of Ana Reyes");
  expect(bodiesOf(recordPayment)).toEqual([
    expect.objectContaining({
      client_id: "client-1",
      amount: 180,
      invoices: [
        { id: "i1", version: 2 },
        { id: "i2", version: 5 },
      ],
    }),
  ]);
});

test("a payment waits for the open invoices of earlier pages", async () => {
  const recent = { ...anInvoiceRow({ id: "i2", number: "62C8E014", due: "2026-11-23", balance: 75.5 }), version: 5 };
  const old = { ...anInvoiceRow({ id: "i1", number: "C94F1D26", due: "2026-11-13" }), version: 2 };
  answerPages(clientInvoices, (cursor) =>
    cursor ? { items: [old], next: undefined } : { items: [recent], next: "before" },
  );
  open("&pay=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Record a payment" }));
  expect(await dialog.findByDisplayValue("175.50")).toBeTruthy();
});

test("credit is refunded, and given with a reason", async () => {
  answer(refundClient, standing);
  answer(giveCredit, standing);
  let user = open("&refund=1");
  const refund = within(await screen.findByRole("dialog", { name: "Refund" }));
  await user.click(refund.getByRole("button", { name: "Record the refund" }));
  await screen.findByText("Refunded $12.00 to Ana Reyes");
  user = openApp("/admin/clients/client-1?tab=invoices&credit=1", "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Give credit" }));
  await user.type(dialog.getByLabelText("Amount"), "5");
  await user.type(dialog.getByLabelText("What it is for"), "We came late");
  expect(dialog.queryByText(/sales tax/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Give it" }));
  await screen.findByText("Gave Ana Reyes $5.00 of credit");
  expect(bodiesOf(refundClient)).toEqual([expect.objectContaining({ amount: 12, date: "2026-11-20" })]);
  expect(bodiesOf(giveCredit)).toEqual([{ id: expect.any(String), amount: 5, reason: "We came late" }]);
});

test("where there is sales tax, giving credit says that it lowers none of it", async () => {
  const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" } as const;
  answer(getTaxes, { rates: [nassau], services: ["25"], cancelled: false, version: 1 });
  open("&credit=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Give credit" }));
  expect(await dialog.findByText("It lowers no sales tax. An adjustment of the invoice would.")).toBeTruthy();
});

test("the statement is a sheet of all that was billed and received, with the balance after each", async () => {
  const entry = { at: "2026-11-16T13:31:00.000Z", note: null, tip: null, method: null, reversed: false };
  answer(clientStatement, {
    client_id: "client-1",
    name: "Ana Reyes",
    address: "41 Harbor Ln",
    opening: -5,
    entries: [
      {
        ...entry,
        id: "1",
        date: "2026-11-16",
        type: "invoice",
        billed: 12_345.67,
        received: 0,
        invoices: ["8E21D4F0"],
        balance: 12_340.67,
      },
      {
        ...entry,
        id: "2",
        date: "2026-11-18",
        type: "payment",
        billed: 0,
        received: 340.67,
        invoices: ["8E21D4F0"],
        method: "Zelle",
        tip: 10,
        balance: 12_000,
      },
    ],
    closing: 12_000,
    credit: 0,
  });
  openApp("/admin/clients/client-1/statement", "admin");
  const sheet = within(await screen.findByRole("article", { name: "Statement of Ana Reyes" }));
  expect(sheet.getAllByRole("row").map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ["Date", "What", "Billed", "Received", "Balance"],
    ["Aug 21", "Balance before", "", "", "−$5.00"],
    ["Nov 16", "Invoice 8E21D4F0", "$12,345.67", "", "$12,340.67"],
    ["Nov 18", "Zelle for 8E21D4F0and a tip of $10.00, passed on", "", "$340.67", "$12,000.00"],
  ]);
  expect(sheet.getAllByText("$12,000.00").length).toBeGreaterThan(1);
});
