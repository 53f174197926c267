import {
  closeWeek,
  deactivatePerson,
  getWeek,
  listMatters,
  previewInvoices,
  reactivatePerson,
  settleVisit,
} from "@petcare/contract";
import { expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { make, newClient, requested } from "../testing/invoicing.ts";
import { at, reporting } from "../testing/reporting.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

// The last cells of the matrix of docs/product/visits.md#reports: acts that are no act on the visit itself.
const app = await startSignedInApp();
const { report, rows, stored } = reporting(app);
const { owner, rosa, marcus } = app;

const cardOf = async (id: string) => {
  const { matters } = await expectOk(call(owner, listMatters));
  return matters.find(({ visit }) => visit._id === id);
};

test("since the phone looked: completed for the walker, invoiced, and its week closed", async () => {
  app.clock.now = at("08:40");
  const client = await newClient(app);
  const id = `${await book(app, { client_id: client.id })}.2026-11-20`;
  await expectOk(complete(owner, id, { comments: "Rosa called" }));
  app.clock.now = Date.parse("2026-11-23T13:30:00Z");
  const query = { from: "2026-11-16", to: "2026-11-22", client_id: client.id } as const;
  const { clients } = await expectOk(call(owner, previewInvoices, { query }));
  const period = { start: query.from, end: query.to };
  await expectOk(
    make(
      app,
      clients.map((one) => requested(one)),
      { period, due: "2026-12-07" },
    ),
  );
  const params = { monday: "2026-11-16" } as const;
  const open = await expectOk(call(owner, getWeek, { params }));
  if (open.state !== "open") throw new Error("The week is closed");
  const carried = [{ kind: "pay" as const, id: rosa.user.id, reason: "On Friday" }];
  await expectOk(call(owner, closeWeek, { params, body: { id: "form-1", seen: open.seen, carried } }));
  const before = await stored(id);

  const sentence = "Kept. Kate had marked it as done; your note is with her.";
  expect(await report(rosa, id)).toMatchObject({
    status: 200,
    body: { outcome: "kept", why: "completed_for", sentence },
  });
  expect(await report(rosa, id)).toMatchObject({ status: 200, body: { outcome: "known" } });
  const { pay_cents, charge_cents, invoice_id, completed_at, comments } = before;
  expect(invoice_id).toBeDefined();
  const money = { status: "completed", pay_cents, charge_cents, invoice_id, completed_at };
  expect(await stored(id)).toMatchObject({ ...money, comments });
  const card = await cardOf(id);
  const [way] = card?.ways ?? [];
  expect([way?.label, way?.do, way?.pay]).toEqual(["Add the note", "leave", 0]);
  const body = { matter: card?.id ?? "", do: "leave", note: true, version: card?.visit.version ?? 0 } as const;
  await expectOk(call(owner, settleVisit, { params: { id }, body }));
  expect(await stored(id)).toMatchObject({
    ...money,
    comments: expect.stringMatching(/^Rosa called\s[\s\S]*All well$/),
  });
});

test("since the phone looked: the walker deactivated, and active again", async () => {
  app.clock.now = at("08:40");
  const { id: client_id } = await newClient(app);
  const id = `${await book(app, { client_id })}.2026-11-20`;
  // Tokens have the machine's date, which is later than this whatever it is.
  app.clock.now = Date.parse("2020-01-01T12:00:00Z");
  const params = { id: rosa.user.id };
  const visits = { do: "reassign", walker_id: marcus.user.id } as const;
  const { version = 0 } = await expectOk(
    call(owner, deactivatePerson, { params, body: { version: rosa.user.version, visits } }),
  );
  app.clock.now = at("12:30");
  const left = [await stored(id), await rows(id)];
  expect(left[0]).toMatchObject({ status: "scheduled", walker_id: marcus.user.id });
  const refused = { status: 401, body: { message: "Unauthorized: account deactivated" } };
  expect(await report(rosa, id)).toMatchObject(refused);
  expect([await stored(id), await rows(id)]).toStrictEqual(left);

  await expectOk(call(owner, reactivatePerson, { params, body: { version } }));
  const sentence = "Sent. It was Marcus's by then; Kate knows.";
  expect(await report(rosa, id)).toMatchObject({ status: 200, body: { outcome: "done", sentence } });
  expect(await report(rosa, id)).toMatchObject({ status: 200, body: { outcome: "known" } });
  expect(await stored(id)).toMatchObject({ status: "completed", walker_id: rosa.user.id, pay_cents: 1500 });
  expect((await cardOf(id))?.ways.map(({ label }) => label)).toEqual(["Fine", "Pay Marcus too, $15.00"]);
});
