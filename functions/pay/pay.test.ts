import { addDays, type LocalDate } from "@petcare/domain";
import { storeUser, type User } from "@petcare/storage";
import { anAuthor, aWalker } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { overwriteVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk, ok } from "../testing/call.ts";
import { newClient, storeDone } from "../testing/invoicing.ts";
import { dueOf, payDue } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const sunday = "2026-11-15";
let walkers = 0;

/** A walker without an account, who has done some visits last week, each for $15.00. */
async function earner(visits: number): Promise<{ walker: User; ids: string[] }> {
  const walker = aWalker({ id: `earner-${++walkers}`, name: "Tess Tanaka", email: undefined });
  await storeUser(app.installation.db, walker, anAuthor());
  const days = Array.from({ length: visits }, (_, at) => ({
    date: addDays("2026-11-09", at % 7),
    price_cents: 2500,
    walker_id: walker.id,
  }));
  return { walker, ids: await storeDone(app, await newClient(app), days) };
}

const dueTo = ({ id }: Pick<User, "id">) => dueOf(app, id, sunday);
type Due = Awaited<ReturnType<typeof dueTo>>;
const pay = (due: Due, given: { to?: LocalDate; paid_on?: LocalDate } = {}) =>
  payDue(app, due, { to: sunday, ...given });
/** One pay run that must be made. */
const paid = (due: Due) => expectOk(pay(due));
const undo = (id: string, version = 1) => call(app.owner, "undoPayRun", { params: { id }, body: { version } });
const read = (id: string) => ok(app.owner, "getPayRun", { params: { id } });

test("more lines than a pay run holds are two runs by date, each paid by itself", async () => {
  const { walker } = await earner(100);
  const due = await dueTo(walker);
  const [first, last] = due.runs;
  if (!first || !last) throw new Error("There are not two runs");
  expect(last).toEqual({ to: sunday, lines: 100 - first.lines, total: 1500 - first.total });
  const [lines, rest] = [due.lines.slice(0, first.lines), due.lines.slice(first.lines)];
  expect((await expectOk(pay({ ...due, lines }, { to: first.to }))).sums.total).toBe(first.total);
  expect((await expectOk(pay({ ...due, n: 1, lines: rest }))).sums.total).toBe(last.total);
  expect(await dueTo(walker)).toMatchObject({ n: 2, lines: [], runs: [] });
});

test("what a walker is due is paid once, as it was seen, and recorded in the history", async () => {
  const { walker, ids } = await earner(3);
  const due = await dueTo(walker);
  expect(due).toMatchObject({ n: 0, sums: { visits: 3, work: 45, tips: 0, corrections: 0, total: 45 } });
  expect(due.lines.map(({ id }) => id).sort()).toEqual(ids.sort());
  const all = await ok(app.owner, "listDuePay", { query: { to: sunday } });
  expect(all.find(({ walker_id }) => walker_id === walker.id)).toEqual(due);

  const run = await paid(due);
  expect(run).toMatchObject({
    paid_to: "Tess Tanaka",
    status: "paid",
    period: { start: "2026-11-09", end: sunday },
    paid_on: "2026-11-20",
    method: "Zelle",
    note: null,
    sums: due.sums,
    lines: due.lines,
  });
  expect(await paid(due)).toEqual(run);
  expect(await read(run.id)).toEqual(run);
  expect(await dueTo(walker)).toMatchObject({ lines: [], paid_this_year: { times: 1, total: 45 } });
  const { lines, made_by, paid_to, note, ...row } = run;
  for (const query of [{ walker_id: walker.id }, {}]) {
    expect(await ok(app.owner, "listPayRuns", { query })).toContainEqual(row);
  }
  await expectOk(undo(run.id));
  expect((await dueTo(walker)).paid_this_year).toEqual({ times: 0, total: 0 });
  const rows = await ok(app.owner, "listHistory", { query: { kind: "pay_run", about: run.id } });
  expect(rows.map(({ name, changes }) => [name, changes.find(({ field }) => field === "status")?.to])).toEqual([
    ["Tess Tanaka", "undone"],
    ["Tess Tanaka", "paid"],
  ]);
});

test("what changed since it was seen is not paid, and the answer has what is due now", async () => {
  const { walker, ids } = await earner(2);
  const due = await dueTo(walker);
  await overwriteVisit(app, ids[0] ?? "", { pay_cents: 1600, version: 2 });
  const { status, body } = await expectError(pay(due));
  expect([status, body.code, body.message]).toEqual([409, "conflict", "What is due has changed since you looked."]);
  const now = await dueTo(walker);
  expect(body).toMatchObject({ current: now });
  expect(await expectOk(pay(now))).toMatchObject({ sums: { total: 31 } });
});

test("a visit whose pay is not known is named, and so is why else nothing is paid", async () => {
  const { walker, ids } = await earner(1);
  const due = await dueTo(walker);
  const messageOf = async (requested: ReturnType<typeof pay>) => (await expectError(requested)).body.message;
  expect(await messageOf(pay(due, { to: "2026-11-21" }))).toBe("Choose today or an earlier day.");
  expect(await messageOf(pay(due, { paid_on: "2026-11-21" }))).toBe("Choose today or an earlier day.");
  expect(await messageOf(pay(due, { paid_on: "1900-01-01" }))).toBe("Choose a day of the last two years.");
  await overwriteVisit(app, ids[0] ?? "", { pay_cents: undefined, version: 2 });
  const unknown = await dueTo(walker);
  expect(unknown.lines).toMatchObject([{ amount: null }]);
  expect(await messageOf(pay(unknown))).toBe("Set the pay of Biscuit, Nov 9, 2026, first.");
  await overwriteVisit(app, ids[0] ?? "", { pay_cents: undefined, pet_names: [], version: 3 });
  expect(await messageOf(pay(await dueTo(walker)))).toBe("Set the pay of a visit, Nov 9, 2026, first.");
  await overwriteVisit(app, ids[0] ?? "", { pay_cents: 1500, version: 4 });
  const run = await paid(await dueTo(walker));
  expect(await messageOf(pay(await dueTo(walker)))).toBe("Nothing is due.");
  expect(run.sums.total).toBe(15);
});

test("an undone run's lines are due again; it is undone as it was seen", async () => {
  const { walker } = await earner(2);
  const due = await dueTo(walker);
  const run = await paid(due);
  expect(await expectError(undo(run.id, 7))).toMatchObject({ status: 409, body: { current: run } });
  const undone = await expectOk(undo(run.id));
  expect(undone).toEqual({ ...run, status: "undone", version: 2 });
  expect(await expectOk(undo(run.id))).toEqual(undone);
  expect(await dueTo(walker)).toEqual({ ...due, n: 1 });
  for (const answer of [
    await expectError(undo("none")),
    await expectError(call(app.owner, "getPayRun", { params: { id: "none" } })),
  ]) {
    expect([answer.status, answer.body.message]).toEqual([404, "This pay was not found."]);
  }
});

test("walkers read which of their walks are paid, and when", async () => {
  const day = { date: "2026-11-09", price_cents: 2500 } as const;
  const cancelled = { status: "cancelled", pay_cents: 750 } as const;
  await storeDone(app, await newClient(app), [day, { ...day, ...cancelled }, { ...day, date: "2026-11-16" }]);
  await expectOk(pay(await dueTo(app.rosa.user)));
  const query = { start: "2026-11-09", end: "2026-11-23" };
  expect(await ok(app.rosa, "myEstimatedEarnings", { query })).toMatchObject({
    total_earnings: 30,
    receipt_items: [
      { date: "2026-11-09", amount: 15, paid_on: "2026-11-20" },
      { date: "2026-11-16", amount: 15, paid_on: null },
    ],
    extras: [{ kind: "cancelled", date: "2026-11-09", amount: 7.5, paid_on: "2026-11-20" }],
  });
});
