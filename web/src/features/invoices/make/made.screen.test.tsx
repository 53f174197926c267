import { listClients, listHistory, listSchedules, listWalkers, makeInvoices, previewInvoices } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, refuse } from "../../../testing/fake-server.ts";
import { aBill, aPreview } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient } from "../../../testing/people.ts";

beforeEach(() => {
  answer(listClients, [aClient()]);
  for (const list of [listWalkers, listSchedules, listHistory] as const) answer(list, []);
});

const open = () => openApp("/admin/invoices/make", "admin");
const made = (client_id: string) => ({
  client_id,
  outcome: "made" as const,
  invoice: {
    id: `of-${client_id}`,
    number: `N${client_id}`.toUpperCase(),
    total: 50,
    balance: 50,
    status: "unpaid" as const,
  },
  now: null,
});

test("pressing again when the invoices are there already says that they were", async () => {
  answer(makeInvoices, [{ ...made("client-1"), outcome: "existing" }]);
  answer(previewInvoices, aPreview());
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Make 1 invoice" }));
  expect(await screen.findByText("1 invoice there already, $50.00 in all")).toBeTruthy();
});

test("what an interrupted press has made is in the list with what the next one makes", async () => {
  const clients = Array.from({ length: 60 }, (_, at) => aBill({ client_id: `c${at}` }));
  answer(previewInvoices, aPreview({ clients }));
  answer(makeInvoices, ({ body }) => {
    refuse(makeInvoices, 503);
    answer(previewInvoices, aPreview({ clients: clients.slice(50) }));
    return body.clients.map(({ client_id }) => made(client_id));
  });
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Make 60 invoices" }));
  expect(await screen.findByText("50 invoices made, $2,500.00 in all")).toBeTruthy();
  answer(makeInvoices, ({ body }) => body.clients.map(({ client_id }) => made(client_id)));
  await user.click(await screen.findByRole("button", { name: "Make 10 invoices" }));
  expect(await screen.findByRole("heading", { name: "60 invoices made, $3,000.00 in all" })).toBeTruthy();
});
