import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const ask = (id: string, from: LocalDate, to: LocalDate) =>
  call(app.owner, "clientStatement", { params: { id }, query: { from, to } });

test("a statement begins with the balance before its first day, and a payment counts on its own day", async () => {
  const purse = await Purse.open(app);
  const { id } = purse.client;
  const invoice = await purse.bill([100]);
  const tip = { amount: 5, walker_id: app.rosa.user.id };
  await expectOk(purse.pay(42, [invoice], { date: "2026-11-18", note: "In an envelope", method: "Cash", tip }));

  const whole = await expectOk(ask(id, "2026-11-01", "2026-11-30"));
  expect(whole).toMatchObject({
    name: "Carla Client",
    address: purse.client.address,
    opening: 0,
    closing: 58,
    credit: 0,
  });
  expect(whole.entries).toMatchObject([
    {
      type: "payment",
      date: "2026-11-18",
      billed: 0,
      received: 42,
      invoices: [invoice.number],
      method: "Cash",
      note: "In an envelope",
      tip: 5,
      reversed: false,
      balance: -42,
    },
    { type: "invoice", date: "2026-11-20", billed: 100, received: 0, invoices: [invoice.number], balance: 58 },
  ]);
  expect(await expectOk(ask(id, "2026-11-19", "2026-11-30"))).toMatchObject({ opening: -42, closing: 58 });
  expect(await expectOk(ask(id, "2026-11-01", "2026-11-18"))).toMatchObject({ opening: 0, closing: -42 });
  expect(await expectOk(ask(id, "2026-11-21", "2026-11-30"))).toMatchObject({ opening: 58, entries: [], closing: 58 });
});

test("the credit is that of the last day, whatever came later", async () => {
  const purse = await Purse.open(app);
  await purse.bill([100]);
  app.clock.now += 86_400_000;
  await expectOk(purse.pay(30, [], { date: "2026-11-21" }));
  expect(await expectOk(ask(purse.client.id, "2026-11-01", "2026-11-20"))).toMatchObject({ closing: 100, credit: 0 });
  expect(await expectOk(ask(purse.client.id, "2026-11-01", "2026-11-21"))).toMatchObject({ closing: 70, credit: 30 });
});
