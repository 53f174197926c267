import { type BodyOf, makeInvoices, previewInvoices } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { aBill, aPreview } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";

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

test("two bills of a client stand with their days, and are made one after the other", async () => {
  const [early, late] = aBill().lines;
  if (!early || !late) throw new Error("no line");
  const periods = [
    { start: "2026-11-09", end: "2026-11-10" },
    { start: "2026-11-11", end: "2026-11-15" },
  ] as const;
  const bills = [aBill({ period: periods[0], lines: [early] }), aBill({ period: periods[1], lines: [late] })];
  answer(previewInvoices, aPreview({ clients: [...bills, aBill({ client_id: "client-2" })] }));
  answer(makeInvoices, ({ body }) => body.clients.map(({ client_id, n }) => made(`${client_id}-${n}`)));
  const user = open();
  expect(await screen.findByRole("checkbox", { name: "Bill Ana Reyes, Nov 11 – 15" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make 3 invoices" }));
  expect(await screen.findByText("3 invoices made, $150.00 in all")).toBeTruthy();
  const bodies = bodiesOf(makeInvoices) as BodyOf<typeof makeInvoices>[];
  expect(bodies.map(({ period, clients }) => [period, ...clients.map((one) => [one.client_id, one.n])])).toEqual([
    [periods[0], ["client-1", 0]],
    [{ start: "2026-11-09", end: "2026-11-15" }, ["client-2", 0]],
    [periods[1], ["client-1", 1]],
  ]);
});
