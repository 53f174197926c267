import { expect, test } from "vitest";
import { bookVisit, complete, overwriteVisit, storedVisit } from "../testing/bookings.ts";
import { call, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, rosa } = app;

const charge = (id: string, amount: number, version = 2) =>
  call(owner, "correctCharge", { params: { id }, body: { version, amount } });
const pay = (id: string, amount: number, version = 2) =>
  call(owner, "correctPay", { params: { id }, body: { version, amount } });
const writeOff = (id: string, reason = "A gift", version = 2) =>
  call(owner, "writeOffVisit", { params: { id }, body: { version, reason } });
const takeBack = (id: string, version = 3) => call(owner, "takeBackWriteOff", { params: { id }, body: { version } });

async function completed(): Promise<string> {
  const id = await bookVisit(app);
  await expectOk(complete(rosa, id));
  return id;
}

const historyOf = async (id: string) =>
  (await ok(owner, "listHistory", { query: { about: id, kind: "visit" } })).map(({ changes, by }) => ({
    by: by.name,
    changes: Object.fromEntries(changes.map(({ field, from, to }) => [field, [from, to]])),
  }));

test("the charge and the pay are corrected, each with a version and a row of history", async () => {
  const id = await completed();
  expect(await expectOk(charge(id, 30.5))).toMatchObject({ _id: id, version: 3, charge: 30.5, pay: 15 });
  expect(await expectOk(pay(id, 16, 3))).toMatchObject({ version: 4, charge: 30.5, pay: 16, billing: "to-bill" });
  expect(await visitAs(app, id)).toMatchObject({ status: "completed", price: 28, charge: 30.5, pay: 16 });
  const [second, first] = await historyOf(id);
  expect(first).toEqual({ by: "Kate Corrigan", changes: { charge: [28, 30.5] } });
  expect(second).toEqual({ by: "Kate Corrigan", changes: { pay: [15, 16] } });
});

test("a visit is written off with a reason, and taken back", async () => {
  const id = await completed();
  expect(await expectOk(writeOff(id, " A gift "))).toMatchObject({
    version: 3,
    billing: "written-off",
    written_off: { at: "2026-11-20T13:00:00.000Z", reason: "A gift" },
  });
  expect(await expectOk(writeOff(id))).toMatchObject({ version: 3 });
  expect(await refusal(charge(id, 30, 3))).toBe("This visit is written off. Take that back first.");
  expect(await expectOk(takeBack(id))).toMatchObject({ version: 4, billing: "to-bill", written_off: null });
  expect(await expectOk(takeBack(id))).toMatchObject({ version: 4 });
  expect((await historyOf(id)).slice(0, 2).map(({ changes }) => changes)).toEqual([
    { written_off_at: ["2026-11-20T13:00:00.000Z", null], written_off_reason: ["A gift", null] },
    { written_off_at: [null, "2026-11-20T13:00:00.000Z"], written_off_reason: [null, "A gift"] },
  ]);
});

test("what comes back is no longer written off", async () => {
  const reopened = await completed();
  await expectOk(writeOff(reopened));
  await ok(owner, "reopenVisit", { params: { id: reopened }, body: {} });
  const restored = await bookVisit(app);
  await overwriteVisit(app, restored, { status: "cancelled", charge_cents: 1400, version: 2 });
  await expectOk(writeOff(restored));
  await ok(owner, "restoreVisit", { params: { id: restored }, body: {} });
  for (const id of [reopened, restored]) {
    expect(await storedVisit(app, id)).not.toHaveProperty("written_off_at");
    await expectOk(complete(rosa, id, { comments: "Again" }));
    expect(await expectOk(writeOff(id, "Once more", 5))).toMatchObject({ billing: "written-off" });
  }
});

const billed = { invoice_id: "0123456789abcdef4c7a19e2" };
const onInvoice = "This visit is on invoice 4C7A19E2. Void the invoice first.";

test.each([
  ["the charge of what is to be done", {}, charge, "This visit is still to be done."],
  ["the pay of what is to be done", {}, pay, "This visit is still to be done."],
  ["writing off what is to be done", {}, writeOff, "Only what would be billed can be written off."],
  ["the charge of what is on an invoice", { status: "completed", ...billed }, charge, onInvoice],
  ["writing off what is on an invoice", { status: "completed", ...billed }, writeOff, onInvoice],
  [
    "the pay of nobody",
    { status: "completed", walker_id: undefined },
    pay,
    "Nobody has this visit, so nobody is paid for it.",
  ],
] as const)("%s is refused", async (_, given, act, message) => {
  const id = await bookVisit(app);
  await overwriteVisit(app, id, { ...given, version: 2 });
  const ask = act as (id: string, amount: number | string) => ReturnType<typeof charge>;
  expect(await refusal(ask(id, act === writeOff ? "A gift" : 30))).toBe(message);
  expect((await storedVisit(app, id)).version).toBe(2);
});

test("a reason is needed", async () => {
  expect(await fieldsOf(writeOff(await completed(), "  "))).toEqual({ reason: "Please say why" });
});
