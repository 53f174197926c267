import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import {
  cancelVisit,
  clientStatement,
  getJournal,
  getVisit,
  listCompletedWalks,
  listSchedules,
  moveVisit,
  myInvoices,
} from "@petcare/contract";
import { expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { call, expectOk, expectPage } from "../testing/call.ts";
import { make, previewOne, requested } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, rosa, ana } = app;

/** The attributes of price rules and sales tax, of items and answers. */
const newNames = ["parts", "rate", "taxes", "tax", "tax_paid", "tax_total", "sales_tax", "exempt", "forgiven_tax"];

/** Names each attribute of a value, at whatever depth. */
const namesIn = (value: unknown): string[] =>
  value === null || typeof value !== "object" || value instanceof Uint8Array
    ? []
    : Object.entries(value instanceof Set ? [...value] : value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);

test("without rules and rates no answer and no stored item of a whole job has an attribute of them", async () => {
  const answers: unknown[] = [];
  const told = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    answers.push(await answer);
    return answer;
  };
  app.clock.now = friday - 11 * 24 * 3_600_000;
  const series = await book(app, { date: "2026-11-09", rrule: "FREQ=DAILY;COUNT=4", price: 25.55 });
  const id = (day: string) => `${series}.2026-11-${day}`;
  await told(expectOk(call(owner, moveVisit, { params: { id: id("10") }, body: { timeframe: "evening" } })));
  app.clock.now = friday;
  for (const day of ["09", "10", "11"]) await told(expectOk(complete(rosa, id(day))));
  const body = { scope: "occurrence", charge: "half", pay: "half" } as const;
  await told(expectOk(call(owner, cancelVisit, { params: { id: id("12") }, body })));
  for (const day of ["09", "12"]) await told(expectOk(call(owner, getVisit, { params: { id: id(day) } })));

  const preview = await previewOne(app, ana.user);
  answers.push(preview);
  const adjustments = [{ id: "less", text: "A friend", amount: -5, with_tax: true }];
  const [made] = await told(expectOk(make(app, [requested(preview, { adjustments })])));
  const purse = Purse.of(app, ana.user);
  const invoice = await told(purse.read(made?.invoice?.id ?? ""));
  expect(invoice.total).toBe(84.42);
  const less = await told(expectOk(purse.adjust(invoice, -10, { with_tax: true })));
  const paid = await told(expectOk(purse.pay(50, [less])));
  const open = { id: less.id, version: paid.invoices[0]?.version ?? 0 };
  await told(expectOk(purse.adjust(open, -4.42, { kind: "forgiven" })));
  await told(expectOk(purse.reverse(paid.payment_id)));
  await told(expectOk(purse.give(12)));
  const query = { from: "2026-11-01", to: "2026-11-30" } as const;
  await told(expectOk(call(owner, clientStatement, { params: { id: ana.user.id }, query })));
  await told(expectOk(call(owner, getJournal, { query })));
  await told(expectOk(call(owner, listCompletedWalks, { query: { ...query, limit: 20 } })));
  await told(expectPage(call(ana, myInvoices, { query: { limit: 20 } })));
  await told(expectOk(call(owner, listSchedules, { query: { start: "2026-11-09", end: "2026-11-16" } })));

  expect(answers.flatMap(namesIn).filter((name) => newNames.includes(name))).toEqual([]);
  const { client, table } = app.installation.db;
  const { Items: items = [] } = await client.send(new ScanCommand({ TableName: table }));
  expect(items.length).toBeGreaterThan(30);
  expect(items.flatMap(namesIn).filter((name) => newNames.includes(name))).toEqual([]);
});
