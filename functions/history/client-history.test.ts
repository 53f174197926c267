import type { CallOf, listHistory } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { type AnswerTo, call, expectOk, expectPage, ok } from "../testing/call.ts";
import { make, previewOne, requested } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp({ goesOn: true });
const { owner, rosa, ana, priya } = app;
beforeEach(() => {
  app.clock.now += 60_000;
});

type Query = NonNullable<CallOf<typeof listHistory>["query"]>;
const read = (query: Query) => expectPage(call(owner, "listHistory", { query }));
const kindsOf = (items: AnswerTo<"listHistory">) => items.map(({ kind, about }) => `${kind} ${about}`);

test("a client's history has their record, bookings, invoices and payments, and nothing of another's", async () => {
  const later = () => {
    app.clock.now += 60_000;
  };
  const schedule = await book(app, { date: "2026-11-11", price: 25 });
  later();
  await expectOk(complete(rosa, `${schedule}.2026-11-11`));
  later();
  const [made] = await expectOk(make(app, [requested(await previewOne(app, ana.user))]));
  const invoice = made?.invoice?.id ?? "";
  later();
  const purse = Purse.of(app, ana.user);
  await expectOk(purse.pay(30, [await purse.read(invoice)]));
  later();
  await book(app, { client_id: priya.user.id, date: "2026-11-24" });
  later();
  await ok(ana, "changeProfile", { body: { name: "Ana Reyes", address: "9 Oak St" } });

  const { items } = await read({ client_id: ana.user.id });
  expect(kindsOf(items)).toEqual([
    `person ${ana.user.id}`,
    // The payment, and the making.
    `invoice ${invoice}`,
    `invoice ${invoice}`,
    `visit ${schedule}.2026-11-11`,
    `schedule ${schedule}`,
    `person ${ana.user.id}`,
  ]);
  expect(items[1]?.changes.map(({ field }) => field)).toContain("payment");
  const { items: others } = await read({ client_id: priya.user.id });
  expect(others.map(({ kind }) => kind)).toEqual(["schedule", "person"]);

  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ client_id: ana.user.id, limit: 2, ...(cursor && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(2);
    pages.push(...kindsOf(page.items));
    cursor = page.next;
  } while (cursor);
  expect(pages).toEqual(kindsOf(items));
});
