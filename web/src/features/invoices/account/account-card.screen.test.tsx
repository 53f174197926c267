import {
  type AnswerOf,
  clientInvoices,
  clientStatement,
  getClient,
  listBalances,
  listClients,
  listWalkers,
  previewInvoices,
} from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { aBill, anInvoiceRow } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient, aClientRecord } from "../../../testing/people.ts";

const line: AnswerOf<typeof previewInvoices>["clients"][number]["lines"][number] = {
  visit_id: "s1.2026-11-18",
  date: "2026-11-18",
  timeframe: "morning",
  service_type: "25",
  pet_names: ["Biscuit"],
  walker_id: null,
  status: "completed",
  price: 28.5,
  description: "25 minute walk",
  earlier: true,
};

const entry: AnswerOf<typeof clientStatement>["entries"][number] = {
  id: "e1",
  date: "2026-11-12",
  at: "2026-11-12T15:00:00Z",
  type: "payment",
  billed: 0,
  received: 50,
  invoices: [],
  method: "Zelle",
  note: null,
  tip: null,
  reversed: false,
  balance: 0,
};

const open = async () => {
  answer(listClients, [aClient()]);
  answer(listWalkers, []);
  answer(getClient, aClientRecord());
  const user = openApp("/admin/clients/client-1", "admin");
  return { user, card: within(await screen.findByRole("region", { name: "Account" })) };
};

test("the account in short leads to what it counts; a payment that was taken back is not the last one", async () => {
  answer(listBalances, [{ client_id: "client-1", owed: 75.5, credit: 12, due: "2026-11-23", open: 1 }]);
  answer(clientInvoices, [
    { ...anInvoiceRow({ id: "i2", number: "62C8E014", balance: 75.5, total: 100 }), version: 5 },
    { ...anInvoiceRow({ id: "i0", number: "D0C4582F", status: "void" }), version: 3 },
    { ...anInvoiceRow({ id: "i3", number: "E0C4582F", status: "paid", balance: 0 }), version: 3 },
  ]);
  answer(previewInvoices, {
    due: "2026-11-23",
    clients: [aBill({ lines: [line, { ...line, visit_id: "s2" }] })],
    left_out: [],
    to_come: 0,
    later: { visits: 0, amount: 0 },
  });
  const entries = [entry, { ...entry, id: "e2", date: "2026-11-19" as const, reversed: true }];
  answer(clientStatement, {
    client_id: "client-1",
    name: "Ana",
    address: null,
    opening: 0,
    entries,
    closing: 0,
    credit: 0,
  });
  const { card } = await open();
  expect((await card.findByText(/to be paid, .*\$12.00 left over/)).textContent).toContain("due Mon, Nov 23");
  await card.findByText("Not yet invoiced");
  const lines = card
    .getAllByRole("listitem")
    .map((item) => [item.textContent, within(item).getByRole("link").getAttribute("href")]);
  expect(lines).toEqual([
    [expect.stringMatching(/^62C8E014.*\$24.50 of \$100.00 paid\$75.50$/), "/admin/invoices/i2"],
    ["Not yet invoiced2 visits$57.00", "/admin/invoices/make?client=client-1"],
    ["Last paymentZelle, Thu, Nov 12, 2026$50.00", "/admin/clients/client-1/statement"],
  ]);
  expect(card.getByRole("link", { name: "Record a payment" }).getAttribute("href")).toBe(
    "/admin/clients/client-1?tab=invoices&pay=1",
  );
});
