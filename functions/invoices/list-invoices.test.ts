import { expect, test } from "vitest";
import { ok } from "../testing/call.ts";
import { invoiceOf, newClient, storeDone } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const previewAll = (query: { from: "2026-11-09" | "2026-11-16"; to: "2026-11-15" | "2026-11-22" }) =>
  ok(app.owner, "previewInvoices", { query });

test("an overnight of Sunday is of that week, Monday morning of the next, and a visit cancelled ahead of its own date's", async () => {
  const client = await newClient(app);
  const [overnight, monday, ahead] = await storeDone(app, client, [
    { date: "2026-11-15", timeframe: "evening", service: "overnight", price_cents: 10_000 },
    { date: "2026-11-16", timeframe: "early_morning", price_cents: 2500 },
    { date: "2026-11-22", status: "cancelled", price_cents: 2800, charge_cents: 1400 },
  ]);
  const linesOf = async (query: Parameters<typeof previewAll>[0]) =>
    (await previewAll(query)).clients.find((one) => one.client_id === client.id)?.lines.map((line) => line.visit_id);
  expect(await linesOf({ from: "2026-11-09", to: "2026-11-15" })).toEqual([overnight]);
  expect(await linesOf({ from: "2026-11-16", to: "2026-11-22" })).toEqual([overnight, monday, ahead]);
});

test("of unfinished visits those whose frame is over are listed, and those to come are counted", async () => {
  const client = await newClient(app);
  const open = { status: "scheduled", price_cents: 2500, charge_cents: undefined } as const;
  const [over] = await storeDone(app, client, [
    { ...open, date: "2026-11-19" },
    { ...open, date: "2026-11-20", timeframe: "evening" },
    { ...open, date: "2026-11-22" },
  ]);
  const week = { from: "2026-11-16", to: "2026-11-22", client_id: client.id } as const;
  const { left_out, to_come } = await ok(app.owner, "previewInvoices", { query: week });
  expect([left_out.map(({ visit_id }) => visit_id), to_come]).toEqual([[over], 2]);
});

test("a preview says what is completed after its days, up to today", async () => {
  const client = await newClient(app);
  await storeDone(app, client, [
    { date: "2026-11-15", price_cents: 2500 },
    { date: "2026-11-18", price_cents: 2200 },
    { date: "2026-11-19", price_cents: 2200, status: "cancelled", charge_cents: 1100 },
  ]);
  const query = { from: "2026-11-09", to: "2026-11-15", client_id: client.id } as const;
  expect(await ok(app.owner, "previewInvoices", { query })).toMatchObject({
    clients: [{ lines: [{ price: 25 }] }],
    later: { visits: 1, amount: 22 },
  });
});

test("the list has what is open whenever it was made, and what is settled by its period", async () => {
  const [open, settled] = [await newClient(app), await newClient(app)];
  await storeDone(app, open, [{ date: "2026-11-09", price_cents: 2500 }]);
  await storeDone(app, settled, [{ date: "2026-11-09", price_cents: 0 }]);
  const [unpaid, free] = [await invoiceOf(app, open), await invoiceOf(app, settled)];
  const listed = async (from: "2026-11-09" | "2026-11-16", to: "2026-11-15" | "2026-11-22") => {
    const lists = await ok(app.owner, "listInvoices", { query: { from, to } });
    const has = (list: { id: string }[], { id }: { id: string }) => list.some((one) => one.id === id);
    return [has(lists.open, unpaid), has(lists.settled, free), has(lists.settled, unpaid)];
  };
  expect(await listed("2026-11-09", "2026-11-15")).toEqual([true, true, false]);
  expect(await listed("2026-11-16", "2026-11-22")).toEqual([true, false, false]);
});
