import { listDuePay, listPayRuns, payWalker, undoPayRun } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import { storeUser, type User } from "@petcare/storage";
import { anAuthor, aWalker } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { overwriteVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk } from "../testing/call.ts";
import { dieAfter } from "../testing/faults.ts";
import { newClient, storeDone } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const sunday = "2026-11-15" as const;
let walkers = 0;

/** A walker who has done so many visits, five a day, each for $15.00. */
async function earner(visits: number): Promise<{ walker: User; ids: string[] }> {
  const walker = aWalker({ id: `busy-${++walkers}`, name: "Tess Tanaka", email: undefined });
  await storeUser(app.installation.db, walker, anAuthor());
  const done = Array.from({ length: visits }, (_, at) => ({
    date: addDays("2026-10-01" as LocalDate, Math.floor(at / 5)),
    price_cents: 2500,
    walker_id: walker.id,
  }));
  return { walker, ids: await storeDone(app, await newClient(app), done) };
}

async function dueTo({ id }: Pick<User, "id">) {
  const [due] = await expectOk(call(app.owner, listDuePay, { query: { to: sunday, walker_id: id } }));
  if (!due) throw new Error(`Nothing is answered of ${id}`);
  return due;
}

const pay = ({ walker_id, n, lines }: Awaited<ReturnType<typeof dueTo>>) =>
  call(app.owner, payWalker, {
    body: {
      walker_id,
      n,
      to: sunday,
      lines: lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 })),
      paid_on: "2026-11-20",
      method: "Zelle",
    },
  });
const runsOf = ({ id }: User) => expectOk(call(app.owner, listPayRuns, { query: { walker_id: id } }));

test("200 lines are three pay runs, as the list of what is due says; each is undone by itself", async () => {
  const { walker } = await earner(200);
  const due = await dueTo(walker);
  expect(due.runs).toEqual([1050, 975, 975]);
  const { more, ...first } = await expectOk(pay(due));
  expect([first, ...more].map(({ period, sums }) => [period.start, period.end, sums.total])).toEqual([
    ["2026-10-01", "2026-10-14", 1050],
    ["2026-10-15", "2026-10-27", 975],
    ["2026-10-28", sunday, 975],
  ]);
  expect(await runsOf(walker)).toHaveLength(3);
  expect(await expectOk(pay(due))).toEqual({ ...first, more });
  await expectOk(call(app.owner, undoPayRun, { params: { id: first.id }, body: { version: 1 } }));
  expect(await dueTo(walker)).toMatchObject({ n: 3, runs: [1050], paid_this_year: { times: 2, total: 1950 } });
});

test("where it ends between two, the rest is due, and the same request pays it", async () => {
  const { walker } = await earner(100);
  const due = await dueTo(walker);
  const revive = dieAfter("TransactWrite");
  await expectError(pay(due));
  revive();
  expect(await dueTo(walker)).toMatchObject({ n: 1, sums: { visits: 50 }, paid_this_year: { times: 1, total: 750 } });
  const { more, ...first } = await expectOk(pay(due));
  expect([first, ...more].map(({ sums }) => sums.visits)).toEqual([50, 50]);
  expect(await dueTo(walker)).toMatchObject({ n: 2, lines: [], runs: [] });
});

test("what changed between two is not paid, and the answer has what is due now", async () => {
  const { walker, ids } = await earner(100);
  const due = await dueTo(walker);
  const revive = dieAfter("TransactWrite");
  await expectError(pay(due));
  revive();
  await overwriteVisit(app, ids.at(-1) ?? "", { pay_cents: 1600, version: 2 });
  const { status, body } = await expectError(pay(due));
  expect([status, body.message]).toEqual([409, "What is due has changed since you looked."]);
  expect(body).toMatchObject({ current: { n: 1, sums: { visits: 50, total: 751 } } });
});
