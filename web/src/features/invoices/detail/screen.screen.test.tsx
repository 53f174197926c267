import { adjustInvoice, applyCredit, getInvoice, listWalkers, recordPayment, reversePayment } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { anInvoice, aSettlement } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aWalker } from "../../../testing/people.ts";

const standing = { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] };

beforeEach(() => {
  answer(listWalkers, [aWalker(), aWalker({ id: "walker-2", name: "Marcus Webb" })]);
  answer(getInvoice, anInvoice());
});

const open = (search = "") => openApp(`/admin/invoices/invoice-1${search}`, "admin");
const dialogNamed = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("what is no payment is told at its field, and nothing is sent", async () => {
  const user = open();
  const form = within(await screen.findByRole("form", { name: "Record a payment" }));
  await user.clear(form.getByLabelText("Amount"));
  await user.type(form.getByLabelText("Tip, apart"), "ten");
  await user.click(form.getByRole("button", { name: "Record" }));
  expect(form.getAllByText("Type an amount above $0.00")).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Amount")));
  expect(bodiesOf(recordPayment)).toEqual([]);
});

test("what is left is forgiven as an adjustment of that amount", async () => {
  answer(adjustInvoice, anInvoice({ version: 2 }));
  const user = open("?forgive=1");
  const dialog = await dialogNamed("Forgive the rest?");
  await user.type(dialog.getByLabelText("Why"), "A gift");
  await user.click(dialog.getByRole("button", { name: "Forgive $41.00" }));
  await screen.findByText("Forgave $41.00 of 8E21D4F0");
  expect(bodiesOf(adjustInvoice)).toEqual([expect.objectContaining({ kind: "forgiven", text: "A gift", amount: -41 })]);
});

test("credit is offered, and pays as much as it can", async () => {
  answer(getInvoice, anInvoice({ credit: 50 }));
  answer(applyCredit, standing);
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Use $41.00 of it" }));
  await screen.findByText("Used $41.00 of the credit");
  expect(bodiesOf(applyCredit)).toEqual([{ id: expect.any(String), version: 1, amount: 41 }]);
});

test("a payment is reversed with a reason, and its tip is asked about", async () => {
  const settlements = [aSettlement({ tip: { amount: 10, walker_id: "walker-1" } })];
  answer(getInvoice, anInvoice({ status: "partial", paid: 20, balance: 21, settlements }));
  answer(reversePayment, standing);
  const user = open("?reverse=2026-11-18.p1");
  const dialog = await dialogNamed("Reverse this payment?");
  expect(await dialog.findByText("Rosa Delgado keeps it")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Take it back" }));
  await user.type(dialog.getByLabelText("Why"), "The check bounced");
  await user.click(dialog.getByRole("button", { name: "Reverse it" }));
  await screen.findByText("Payment reversed");
  expect(bodiesOf(reversePayment)).toEqual([
    { id: expect.any(String), client_id: "client-1", reason: "The check bounced", tip: "take-back" },
  ]);
});

test("an adjustment goes with its tax unless it is said otherwise, and the sentence says what it does", async () => {
  const taxes = [{ name: "Nassau", rate: 8625, base: 100, amount: 8.63 }];
  const sums = { visits_total: 100, adjustments_total: 0, tax_total: 8.63, total: 108.63, balance: 108.63 };
  answer(getInvoice, anInvoice({ adjustments: [], taxes, ...sums }));
  answer(adjustInvoice, anInvoice({ version: 2 }));
  const user = open("?adjust=1");
  const dialog = await dialogNamed("Add an adjustment");
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
