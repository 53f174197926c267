import {
  adjustInvoice,
  applyCredit,
  changeInvoice,
  getInvoice,
  listClients,
  listHistory,
  listWalkers,
  recordPayment,
  reversePayment,
  voidInvoice,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { anInvoice, aSettlement } from "../../../testing/invoices.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient, aWalker } from "../../../testing/people.ts";

const standing = { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] };

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker(), aWalker({ id: "walker-2", name: "Marcus Webb" })]);
  answer(listHistory, []);
  answer(getInvoice, anInvoice());
});

const open = (search = "") => openApp(`/admin/invoices/invoice-1${search}`, "admin");
const dialogNamed = async (name: string) => within(await screen.findByRole("dialog", { name }));
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test("an invoice is the sheet that its client gets, with what is left to pay beside it", async () => {
  open();
  const sheet = within(await screen.findByRole("article", { name: "Invoice 8E21D4F0" }));
  expect(textsOf(within(sheet.getByRole("table", { name: "What is billed" })).getAllByRole("row"))).toEqual([
    "DateServicePetsPrice",
    "Mon, Nov 925 minute walkBiscuit & Max$28.00",
    "Thu, Nov 1225 minute walkCancelled, half of $36.00Biscuit$18.00",
    "AdjustmentThank you for referring a neighbor−$5.00",
  ]);
  expect(sheet.getByText("Mon, Nov 9 – Sun, Nov 15, 2026")).toBeTruthy();
  expect(sheet.getByText("41 Harbor Ln, Bellmore, NY 11710")).toBeTruthy();
  expect(sheet.getByText(/Please write the invoice number 8E21D4F0 on it/)).toBeTruthy();
  expect(await screen.findByText("due Mon, Nov 23")).toBeTruthy();
  expect(document.title).toContain("Invoice 8E21D4F0");
});

test("a payment is recorded with its tip apart, and the form starts anew", async () => {
  const user = open();
  const form = within(await screen.findByRole("form", { name: "Record a payment" }));
  await waitFor(() => expect((form.getByLabelText("Tip goes to") as HTMLSelectElement).value).toBe("walker-1"));
  await user.clear(form.getByLabelText("Amount"));
  await user.type(form.getByLabelText("Amount"), "30");
  expect(form.getByText("$11.00 stay to be paid.")).toBeTruthy();
  await user.type(form.getByLabelText("Tip, apart"), "10");
  await user.selectOptions(form.getByLabelText("Tip goes to"), "Marcus Webb");
  await user.type(form.getByLabelText("Note"), "conf. 7");
  await user.click(form.getByRole("radio", { name: "Check" }));
  answer(recordPayment, standing);
  answer(getInvoice, anInvoice({ status: "partial", paid: 30, balance: 11, version: 2 }));
  await user.click(form.getByRole("button", { name: "Record $30.00" }));
  expect(await screen.findByText("Recorded $30.00 and a tip of $10.00 for 8E21D4F0")).toBeTruthy();
  expect(bodiesOf(recordPayment)).toEqual([
    expect.objectContaining({
      amount: 30,
      method: "Check",
      note: "conf. 7",
      tip: { amount: 10, walker_id: "walker-2" },
      invoices: [{ id: "invoice-1", version: 1 }],
    }),
  ]);
  await waitFor(() => expect((form.getByLabelText("Amount") as HTMLInputElement).value).toBe("11.00"));
  expect((form.getByLabelText("Tip, apart") as HTMLInputElement).value).toBe("");
});

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

test("where somebody else was first, what was typed stays, and what is left now is shown", async () => {
  const user = open();
  const form = within(await screen.findByRole("form", { name: "Record a payment" }));
  await user.clear(form.getByLabelText("Amount"));
  await user.type(form.getByLabelText("Amount"), "25");
  refuse(recordPayment, 409, { message: "This has changed since you looked.", code: "conflict" });
  answer(getInvoice, anInvoice({ status: "partial", paid: 31, balance: 10, version: 2 }));
  await user.click(form.getByRole("button", { name: "Record $25.00" }));
  expect(await form.findByText("The balance is now $10.00. What you typed is still here.")).toBeTruthy();
  expect((form.getByLabelText("Amount") as HTMLInputElement).value).toBe("25");
  expect(form.getByText("It is paid in full, and $15.00 become Ana’s credit.")).toBeTruthy();
  answer(recordPayment, standing);
  await user.click(form.getByRole("button", { name: "Record $25.00" }));
  await screen.findByText("Recorded $25.00 for 8E21D4F0");
  expect(bodiesOf(recordPayment).at(-1)).toMatchObject({ invoices: [{ id: "invoice-1", version: 2 }] });
});

test("an adjustment is added in a dialog of the address, which says what the total becomes", async () => {
  const user = open("?adjust=1");
  const dialog = await dialogNamed("Add an adjustment");
  await user.click(dialog.getByRole("button", { name: "Add it" }));
  expect(dialog.getByText("Type an amount above $0.00")).toBeTruthy();
  await user.type(dialog.getByLabelText("Amount"), "12.50");
  await user.type(dialog.getByLabelText("What it is for"), "We came late");
  expect(dialog.getByText("$28.50")).toBeTruthy();
  answer(adjustInvoice, anInvoice({ version: 2 }));
  await user.click(dialog.getByRole("button", { name: "Add it" }));
  await waitFor(() => expect(currentAddress()).toBe("/admin/invoices/invoice-1"));
  expect(bodiesOf(adjustInvoice)).toEqual([
    { id: expect.any(String), version: 1, kind: "adjustment", text: "We came late", amount: -12.5 },
  ]);
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

test("a note is saved, and an empty one is none", async () => {
  answer(getInvoice, anInvoice({ note: "By Friday" }));
  answer(changeInvoice, anInvoice({ version: 2 }));
  const user = open("?change=1");
  const dialog = await dialogNamed("Due date and note");
  await user.clear(dialog.getByLabelText("Note"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Invoice 8E21D4F0 saved");
  expect(bodiesOf(changeInvoice)).toEqual([{ version: 1, due: "2026-11-23", note: null }]);
});

test("voiding says first what becomes of visits, money and tips", async () => {
  const settlements = [aSettlement({ tip: { amount: 10, walker_id: "walker-1" } })];
  answer(getInvoice, anInvoice({ status: "partial", paid: 20, balance: 21, version: 4, settlements }));
  answer(voidInvoice, anInvoice({ status: "void" }));
  const user = open("?void=1");
  const dialog = await dialogNamed("Void invoice 8E21D4F0?");
  expect(textsOf(dialog.getAllByRole("definition"))).toEqual([
    "2 visits, $46.00, are to bill again",
    "$20.00 become Ana’s credit",
    "$10.00 stay the walkers’",
  ]);
  await user.type(dialog.getByLabelText("Why"), "Wrong week");
  await user.click(dialog.getByRole("button", { name: "Void the invoice" }));
  await screen.findByText("Invoice 8E21D4F0 is void");
  expect(bodiesOf(voidInvoice)).toEqual([{ version: 4, reason: "Wrong week" }]);
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

test("a reminder is a text that the owner takes along to an email or a text message", async () => {
  const user = open("?remind=1");
  const dialog = await dialogNamed("Remind Ana");
  const text = dialog.getByLabelText("Text") as HTMLTextAreaElement;
  expect(text.value).toContain("$41.00 of invoice 8E21D4F0 for Nov 9 – 15 are due Mon, Nov 23.");
  await user.type(text, " Kate");
  const mail = dialog.getByRole("link", { name: "Email" }).getAttribute("href");
  expect(mail).toMatch(/^mailto:ana@test\.example\?subject=Invoice%208E21D4F0&body=Hi%20Ana.*Kate$/);
  expect(dialog.getByRole("link", { name: "Text message" }).getAttribute("href")).toMatch(/^sms:\+15165550103\?&body=/);
  await user.click(dialog.getByRole("button", { name: "Copy text" }));
  expect(await navigator.clipboard.readText()).toBe(text.value);
});

test("a void invoice takes no payment, no adjustment and no reminder", async () => {
  answer(getInvoice, anInvoice({ status: "void", balance: 0 }));
  open();
  expect(await screen.findByRole("heading", { name: "Void invoice" })).toBeTruthy();
  expect(screen.getByText("Its visits are to bill again.")).toBeTruthy();
  expect(screen.queryByRole("form")).toBeNull();
  for (const name of ["Add an adjustment", "Remind…"]) expect(screen.queryByRole("button", { name })).toBeNull();
});

test.each(["adjust=1", "forgive=1", "change=1", "remind=1", "void=1", "reverse=nothing"])(
  "an old address with ?%s opens no dialog on a void invoice",
  async (dialog) => {
    answer(getInvoice, anInvoice({ status: "void", balance: 0 }));
    open(`?${dialog}`);
    await screen.findByRole("heading", { name: "Void invoice" });
    await waitFor(() => expect(currentAddress()).toBe("/admin/invoices/invoice-1"));
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);
