import { addDays } from "@petcare/domain";
import { expect, test } from "vitest";
import { expectOk, ok } from "../testing/call.ts";
import { lastWeek, make, newClient, previewOne, requested, storeDone } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("more visits than an invoice holds are two bills by date; each is made by itself, and credit pays the first one first", async () => {
  const client = await newClient(app);
  const days = Array.from({ length: 100 }, (_, at) => addDays("2026-11-09", Math.floor(at / 20)));
  await storeDone(
    app,
    client,
    days.map((date) => ({ date, price_cents: 2800 })),
  );
  const query = { from: lastWeek.start, to: lastWeek.end, client_id: client.id };
  const { clients } = await ok(app.owner, "previewInvoices", { query });
  const periods = [
    { start: "2026-11-09", end: "2026-11-10" },
    { start: "2026-11-11", end: "2026-11-15" },
  ];
  expect(clients.map(({ n, period, lines }) => [n, period, lines.length])).toEqual([
    [0, periods[0], 40],
    [0, periods[1], 60],
  ]);
  await expectOk(Purse.of(app, client).give(1200));
  for (const [index, bill] of clients.entries()) {
    const body = [{ ...requested(bill), n: index }];
    const [made] = await expectOk(make(app, body, { period: bill.period }));
    expect(made).toMatchObject(
      [
        { outcome: "made", invoice: { total: 1120, balance: 0 } },
        { outcome: "made", invoice: { total: 1680, balance: 1600 } },
      ][index] ?? {},
    );
    expect(await Purse.of(app, client).read(made?.invoice?.id ?? "")).toMatchObject({ period: bill.period });
  }
  expect(await previewOne(app, client)).toMatchObject({ n: 2, lines: [] });
});
