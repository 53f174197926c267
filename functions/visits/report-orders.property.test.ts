import {
  assignVisit,
  cancelVisit,
  listDuePay,
  listMatters,
  moveVisit,
  previewInvoices,
  reopenVisit,
  restoreVisit,
  settleVisit,
} from "@petcare/contract";
import type { Visit } from "@petcare/storage";
import { announce, isWhole } from "@petcare/storage/testing";
import { describe, expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { injectFaults } from "../testing/faults.ts";
import { at, iso, reporting } from "../testing/reporting.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
silenceLog();
const faults = injectFaults();
const { arrive, report, rows, stored } = reporting(app);

/** The reports of the visit's walker, under one key, and of the other walker. The phone's row carries the arrival along. */
const reports = {
  arrive: (id: string) => arrive(app.rosa, id),
  done: (id: string) => report(app.rosa, id, { arrived: { at: iso(at("09:41")) } }),
  marcusDone: (id: string) => report(app.marcus, id, { key: "row-m", comments: "Marcus was there" }),
};
const office = {
  cancel: (id: string) => call(app.owner, cancelVisit, { params: { id }, body: {} }),
  move: (id: string) => call(app.owner, moveVisit, { params: { id }, body: { date: "2026-11-24" } }),
  reassign: (id: string) => call(app.owner, assignVisit, { params: { id }, body: { walker_id: app.marcus.user.id } }),
  completeFor: (id: string) => complete(app.owner, id, { comments: "Rosa called" }),
};
/** The acts that take an act of the office back. */
const back = {
  restore: (id: string) => call(app.owner, restoreVisit, { params: { id }, body: {} }),
  reopen: (id: string) => call(app.owner, reopenVisit, { params: { id }, body: {} }),
};
const acts = { ...reports, ...office, ...back };
type Act = keyof typeof acts;
const isReport = (act: Act): act is keyof typeof reports => act in reports;

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

const ways = ["whole", "cut at every write"] as const;
type Way = (typeof ways)[number];

/**
 * Runs the acts ten minutes apart, from 10:10 on. After each, the reports that were heard come once more, and change nothing.
 * @param way how each report comes for the first time
 */
async function run(order: readonly Act[], way: Way) {
  app.clock.now = at("10:10");
  const id = await bookVisit(app);
  const heard: (keyof typeof reports)[] = [];
  for (const act of order) {
    app.clock.now += 600_000;
    const { status } = await (way !== "whole" && isReport(act) ? cutAtEveryWrite(act, id) : acts[act](id));
    expect([200, 404, 409], `${act} of ${order}`).toContain(status);
    if (isReport(act) && status === 200) heard.push(act);
    for (const earlier of heard) await changesNothing(id, earlier);
  }
  return { id, heard };
}

/** A visit, and how much its history tells. */
const stateOf = async (id: string) => [await stored(id), (await rows(id)).length];

/** Sends a report until it is answered. The server dies before each of its writes, which leaves nothing, and after each. */
async function cutAtEveryWrite(act: keyof typeof reports, id: string): Promise<{ status: number }> {
  for (let done = false; ; done = !done) {
    const before = await stateOf(id);
    Object.assign(faults, { writes: 0, kill: { at: 1, done } });
    const answer = await reports[act](id);
    faults.kill = undefined;
    if (answer.status === 200) expect(answer.body).toMatchObject({ outcome: "known" });
    if (answer.status !== 500) return answer;
    if (!done) expect(await stateOf(id)).toStrictEqual(before);
  }
}

async function changesNothing(id: string, act: keyof typeof reports): Promise<void> {
  const before = await stateOf(id);
  expect(await reports[act](id)).toMatchObject({ status: 200, body: { outcome: "known" } });
  expect(await stateOf(id)).toStrictEqual(before);
}

const matterOf = async (id: string) => {
  const { matters } = await expectOk(call(app.owner, listMatters, {}));
  return matters.find(({ visit }) => visit._id === id);
};

/** Settles what is to settle by the way that is filled in, each twice. @returns what each was about */
async function settleAll(id: string): Promise<string[]> {
  const kinds: string[] = [];
  for (let matter = await matterOf(id); matter; matter = await matterOf(id)) {
    kinds.push(matter.kind);
    const [way] = matter.ways;
    if (!way) throw new Error(`${matter.kind} has no way to be settled`);
    const { do: how, note, charge, pay } = way;
    const { version } = matter.visit;
    const body = { matter: matter.id, do: how, note, charge_amount: charge, pay_amount: pay, version };
    const settled = [1, 2].map(() => call(app.owner, settleVisit, { params: { id }, body }));
    expect((await Promise.all(settled)).map(({ status }) => status)).toEqual([200, 200]);
  }
  return kinds;
}

/** The matrix of docs/product/visits.md: what becomes of a report that comes after the act, and of one that is before it. */
const afterwards: Record<keyof typeof office, { kinds: string[]; visit: Partial<Visit> }> = {
  cancel: { kinds: ["done_before"], visit: { status: "cancelled", date: "2026-11-20" } },
  move: { kinds: ["moved"], visit: { status: "scheduled", date: "2026-11-24" } },
  reassign: { kinds: ["reassigned"], visit: { status: "completed", date: "2026-11-20" } },
  completeFor: { kinds: ["completed_for"], visit: { status: "completed", comments: "Rosa called" } },
};

/** Each order with each way of its reports. The name of a test is the order in words. */
const each = (orders: readonly (readonly Act[])[]) =>
  orders.flatMap((order) => ways.map((way) => [order.join(", "), way, order] as const));

describe.each(Object.keys(office) as (keyof typeof office)[])("with the office's '%s'", (act) => {
  test.each(each(permutations<Act>(["arrive", "done", act])))("%s, each report %s", async (_, way, order) => {
    const { id } = await run(order, way);
    const isLate = order.indexOf("done") > order.indexOf(act);
    const visit = await stored(id);
    if (isLate) expect(visit).toMatchObject(afterwards[act].visit);
    else expect(visit).toMatchObject({ status: "completed", completed_at: at("10:06"), comments: "All well" });
    expect(await settleAll(id)).toEqual(isLate ? afterwards[act].kinds : []);
    await changesNothing(id, "done");
    await changesNothing(id, "arrive");
    const { comments, ...settled } = await stored(id);
    expect(comments).toContain("All well");
    expect(settled).toMatchObject({
      ...{ status: "completed", date: "2026-11-20", walker_id: app.rosa.user.id },
      ...{ arrived_at: at("09:41"), charge_cents: 2800, pay_cents: 1500 },
    });
    expect(settled).not.toHaveProperty("matters");
    once.push(id);
  });
});

/** The visits that were done once, by Rosa. */
const once: string[] = [];

test("after all of that each visit is billed once, and its walker is due its pay once", async () => {
  expect(once.length).toBe(48);
  const [due, ...others] = await expectOk(call(app.owner, listDuePay, { query: { to: "2026-11-30" } }));
  expect([due?.walker_id, due?.sums.total, others]).toEqual([app.rosa.user.id, 48 * 15, []]);
  const query = { from: "2026-11-16", to: "2026-11-22" } as const;
  const { clients } = await expectOk(call(app.owner, previewInvoices, { query }));
  const lines = clients.flatMap((client) => client.lines).map((line) => line.visit_id);
  expect(lines.toSorted()).toEqual(once.toSorted());
});

/** Picks so many of the items, in the order that they have. */
const picks = <Item>(items: readonly Item[], size: number): Item[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, index) => picks(items.slice(index + 1), size - 1).map((others) => [item, ...others]));

const meanwhile: readonly Act[] = ["cancel", "move", "reassign", "completeFor", "marcusDone", "restore", "reopen"];
/** Every order of a report, its arrival and two acts of the office or of the other walker; of the first five, three acts. */
const all = each(
  [...picks(meanwhile, 2), ...picks(meanwhile.slice(0, 5), 3)].flatMap((acts) =>
    permutations<Act>(["arrive", "done", ...acts]),
  ),
);
// Steps of a prime number meet each act at each place, and each way.
const orders = all.filter((_, index) => isWhole || index % 139 === 0);
announce("orders of reports", orders.length);

test.each(orders)("%s, each report %s", async (_, way, order) => {
  const { id, heard } = await run(order, way);
  const had = await stored(id);
  if (heard.includes("done")) expect(JSON.stringify([had.comments, had.matters, await rows(id)])).toContain("All well");
  await settleAll(id);
  for (const act of heard) await changesNothing(id, act);
  const visit = await stored(id);
  expect(visit).not.toHaveProperty("matters");
  expect([undefined, 0, 2800]).toContain(visit.charge_cents);
  const undone = order.filter((act) => act === "reopen").length;
  const completions = (await rows(id)).filter(({ changes }) => changes.status?.to === "completed").length;
  expect(completions).toBeLessThanOrEqual(1 + undone);
});
