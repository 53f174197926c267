import { getInvoice, listClients, listInvoices, recordPayment, reversePayment } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { anInvoice, anInvoiceList, anInvoiceRow } from "../../testing/invoices.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";

beforeEach(() => {
  answer(listClients, [aClient(), aClient({ id: "client-2", name: "Meron Abate", pets: [{ name: "Ziggy" }] })]);
});

test("an invoice is marked as paid in two clicks", async () => {
  answer(listInvoices, anInvoiceList({ open: [anInvoiceRow({ total: 41, balance: 41 })] }));
  answer(getInvoice, anInvoice({ version: 3 }));
  answer(recordPayment, { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] });
  const user = openApp("/admin/invoices", "admin");
  await user.click(await screen.findByRole("button", { name: "Mark as paid: 8E21D4F0, Ana Reyes" }));
  await user.click(await screen.findByRole("button", { name: "Record $41.00" }));
  expect(await screen.findByText("Recorded $41.00 for 8E21D4F0")).toBeTruthy();
  answer(reversePayment, { client_id: "client-1", payment_id: "r", credit: 0, invoices: [] });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(bodiesOf(reversePayment)).toEqual([
    { id: expect.any(String), client_id: "client-1", reason: "Recorded by mistake", tip: "take-back" },
  ]);
  expect(bodiesOf(recordPayment)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      client_id: "client-1",
      date: "2026-11-20",
      amount: 41,
      method: "Zelle",
      note: null,
      tip: null,
      invoices: [{ id: "invoice-1", version: 3 }],
    },
  ]);
});

test("a payment whose answer was lost is sent again under the same id, and after a conflict under another", async () => {
  answer(listInvoices, anInvoiceList({ open: [anInvoiceRow({ total: 41, balance: 41 })] }));
  answer(getInvoice, anInvoice());
  refuse(recordPayment, 503);
  const user = openApp("/admin/invoices", "admin");
  await user.click(await screen.findByRole("button", { name: /^Mark as paid/ }));
  await user.click(await screen.findByRole("radio", { name: "Cash" }));
  const record = await screen.findByRole("button", { name: "Record $41.00" });
  await user.click(record);
  expect(await screen.findByText("Failed to record the payment. Please try again.")).toBeTruthy();
  refuse(recordPayment, 409, { message: "This has changed since you looked.", code: "conflict" });
  answer(getInvoice, anInvoice({ version: 2, paid: 20, balance: 21, status: "partial" }));
  await user.click(record);
  expect(await screen.findByText("The balance is now $21.00. What you typed is still here.")).toBeTruthy();
  expect((screen.getByRole("radio", { name: "Cash" }) as HTMLInputElement).checked).toBe(true);
  answer(recordPayment, { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] });
  await user.click(await screen.findByRole("button", { name: "Record $21.00" }));
  expect(await screen.findByText("Recorded $21.00 for 8E21D4F0")).toBeTruthy();
  const [first, second, third] = bodiesOf(recordPayment) as { id: string; invoices: { version: number }[] }[];
  expect(second?.id).toBe(first?.id);
  expect(third?.id).not.toBe(first?.id);
  expect(third?.invoices[0]?.version).toBe(2);
});
