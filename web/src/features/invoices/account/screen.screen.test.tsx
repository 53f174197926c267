import { clientInvoices, getTaxes, giveCredit, listBalances, recordPayment, refundClient } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../../testing/fake-server.ts";
import { anInvoiceRow } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";

const standing = { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] };

beforeEach(() => {
  answer(getTaxes, { rates: [], services: ["25"], cancelled: false, version: 0 });
  answer(listBalances, [{ client_id: "client-1", owed: 175.5, credit: 12, due: "2026-11-13", open: 2 }]);
  answer(clientInvoices, [
    { ...anInvoiceRow({ id: "i2", number: "62C8E014", due: "2026-11-23", balance: 75.5, total: 75.5 }), version: 5 },
    { ...anInvoiceRow({ id: "i1", number: "C94F1D26", due: "2026-11-13" }), version: 2 },
    { ...anInvoiceRow({ id: "i0", number: "D0C4582F", status: "void", balance: 0 }), version: 3 },
  ]);
});

const open = (more = "") => openApp(`/admin/clients/client-1?tab=invoices${more}`, "admin");

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
