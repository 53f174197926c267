import {
  assignVisit,
  type BodyOf,
  cancelVisit,
  getDashboard,
  getVisit,
  listCompletedWalks,
  listMatters,
  moveVisit,
  reopenVisit,
  settleVisit,
  unsettleVisit,
} from "@petcare/contract";
import { readPayAdjustments, type Visit } from "@petcare/storage";
import { beforeEach, describe, expect, test } from "vitest";
import { bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { at, iso, reporting } from "../testing/reporting.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
beforeEach(() => {
  app.clock.now = friday;
});

const reports = reporting(app);
const { stored } = reports;

/** Sends a walker's report at 12:30 that the visit was done at 10:06. */
const report = (as: Signed, id: string, comments = "All well") => {
  app.clock.now = at("12:30");
  return expectOk(reports.report(as, id, { key: `row-of-${as.user.id}`, comments }));
};

async function matterOf(id: string) {
  const { matters } = await expectOk(call(app.owner, listMatters, {}));
  const found = matters.find(({ visit }) => visit._id === id);
  if (!found) throw new Error(`${id} has nothing to settle`);
  return found;
}

const labels = async (id: string) => (await matterOf(id)).ways.map(({ label }) => label);

/** Settles a visit's report by the way with a label. */
async function settle(id: string, label: string, given: Partial<BodyOf<typeof settleVisit>> = {}) {
  const { id: matter, visit, ways } = await matterOf(id);
  const way = ways.find((one) => one.label === label);
  if (!way) throw new Error(`There is no '${label}' among ${ways.map((one) => one.label).join(", ")}`);
  const { do: how, note, charge, pay } = way;
  const body = { matter, do: how, note, charge_amount: charge, pay_amount: pay, version: visit.version, ...given };
  return { body, answer: await call(app.owner, settleVisit, { params: { id }, body }) };
}

const unsettle = async (id: string) =>
  call(app.owner, unsettleVisit, { params: { id }, body: { version: (await stored(id)).version } });

const extrasOf = async (walker: Signed, id: string) =>
  (await readPayAdjustments(app.installation.db, walker.user.id, "2026-11-01", "2026-12-31"))
    .filter(({ visit_id }) => visit_id === id)
    .map(({ kind, cents, date }) => ({ kind, cents, date }));

async function movedAndReported(): Promise<string> {
  const id = await bookVisit(app);
  app.clock.now = at("08:40");
  await expectOk(call(app.owner, moveVisit, { params: { id }, body: { date: "2026-11-24" } }));
  await report(app.rosa, id);
  return id;
}

async function cancelledAndReported(time: string): Promise<string> {
  const id = await bookVisit(app);
  app.clock.now = at(time);
  await expectOk(call(app.owner, cancelVisit, { params: { id }, body: {} }));
  await report(app.rosa, id);
  return id;
}

describe("a visit that was moved, and done all the same", () => {
  test("is counted as done on its first day, and comes back with its report when that is undone", async () => {
    const id = await movedAndReported();
    const before = await stored(id);
    expect(await matterOf(id)).toMatchObject({
      kind: "moved",
      sentence: "Rosa did Biscuit & Max on Fri at 10:06 AM. You moved the visit to Tue at 8:40 AM.",
      reporter: { name: "Rosa Delgado" },
      comments: "All well",
    });
    expect(await labels(id)).toEqual(["Done on Fri, Tue not needed", "Tue stays, pay Rosa $15.00", "Tue stays"]);
    const { answer } = await settle(id, "Done on Fri, Tue not needed");
    expect(answer).toMatchObject({ status: 200, body: { status: "completed" } });
    expect(await stored(id)).toMatchObject({
      date: "2026-11-20",
      completed_at: at("10:06"),
      completed_by: app.rosa.user.id,
      comments: "All well",
      charge_cents: 2800,
      pay_cents: 1500,
    });
    expect(await stored(id)).not.toHaveProperty("matters");
    await expectOk(unsettle(id));
    const { version, ...rest } = before;
    expect(await stored(id)).toStrictEqual({ ...rest, version: version + 2 });
  });

  test("stays booked, and its walker is paid by a line of their own", async () => {
    const id = await movedAndReported();
    const { body, answer } = await settle(id, "Tue stays, pay Rosa $15.00");
    expect(answer.ok).toBe(true);
    expect(await extrasOf(app.rosa, id)).toEqual([{ kind: "report", cents: 1500, date: "2026-11-20" }]);
    expect(await stored(id)).toMatchObject({ status: "scheduled", date: "2026-11-24" });
    // The answer was lost, and the request comes again.
    expect(await call(app.owner, settleVisit, { params: { id }, body })).toMatchObject({ status: 200 });
    expect(await extrasOf(app.rosa, id)).toHaveLength(1);
    await expectOk(unsettle(id));
    expect(await extrasOf(app.rosa, id)).toEqual([]);
    expect(await labels(id)).toHaveLength(3);
  });
});

test("a visit that was done before it was cancelled is filled in as done", async () => {
  const id = await cancelledAndReported("10:20");
  expect(await labels(id)).toEqual([
    "Count as done, charge $28.00, pay $15.00",
    "Keep cancelled, pay Rosa $15.00",
    "Keep cancelled",
  ]);
  await settle(id, "Count as done, charge $28.00, pay $15.00");
  expect(await stored(id)).toMatchObject({ status: "completed", charge_cents: 2800, pay_cents: 1500 });
});

test("one that was done after it was cancelled is filled in as cancelled, with pay", async () => {
  const id = await cancelledAndReported("09:20");
  expect(await labels(id)).toEqual([
    "Keep cancelled, pay Rosa $15.00",
    "Count as done, charge $28.00, pay $15.00",
    "Keep cancelled",
  ]);
});

test.each([
  ["Keep cancelled, pay Rosa $15.00", true],
  ["Keep cancelled", false],
])("the walker of a cancelled visit reads the own note until '%s', and then that", async (label, paid) => {
  const id = await cancelledAndReported("10:20");
  const mine = () => expectOk(call(app.rosa, getVisit, { params: { id } }));
  const done = iso(at("10:06"));
  expect(await mine()).toMatchObject({ mine_reported: done, mine_settled: null, comments: "All well", address: null });
  await settle(id, label);
  expect(await mine()).toMatchObject({ mine_reported: null, mine_settled: { at: done, paid }, comments: "All well" });
});

test("what was paid for cancelling is taken off what is filled in", async () => {
  const id = await bookVisit(app);
  app.clock.now = at("09:20");
  await expectOk(call(app.owner, cancelVisit, { params: { id }, body: { charge: "half", pay: "half" } }));
  await report(app.rosa, id);
  expect((await labels(id))[0]).toBe("Keep cancelled, pay Rosa $7.50");
});

test("a cancelled visit on an invoice cannot be counted as done", async () => {
  const id = await cancelledAndReported("10:20");
  const { id: matter } = await matterOf(id);
  await overwriteVisit(app, id, { invoice_id: "abcdef0123456789abcdef01", charge_cents: 1400 });
  expect((await labels(id)).join()).not.toContain("Count as done");
  const { version } = await stored(id);
  const body = { matter, do: "take" as const, charge_amount: 28, pay_amount: 15, version };
  expect(await call(app.owner, settleVisit, { params: { id }, body })).toMatchObject({ status: 409 });
});

test("a visit that another walker had is fine, or pays the other one too", async () => {
  const id = await bookVisit(app);
  await expectOk(call(app.owner, assignVisit, { params: { id }, body: { walker_id: app.marcus.user.id } }));
  await report(app.rosa, id);
  const reports = async () => {
    const visit = await expectOk(call(app.owner, getVisit, { params: { id } }));
    const query = { from: "2026-11-20", to: "2026-11-20", limit: 100 } as const;
    const walks = await expectOk(call(app.owner, listCompletedWalks, { query }));
    return ["reports" in visit && visit.reports, walks.find(({ _id }) => _id === id)?.reports];
  };
  expect(await reports()).toEqual([1, 1]);
  expect(await labels(id)).toEqual(["Fine", "Pay Marcus too, $15.00"]);
  await settle(id, "Pay Marcus too, $15.00");
  expect(await extrasOf(app.marcus, id)).toEqual([{ kind: "report", cents: 1500, date: "2026-11-20" }]);
  expect(await extrasOf(app.rosa, id)).toEqual([]);
  expect(await stored(id)).toMatchObject({ walker_id: app.rosa.user.id, pay_cents: 1500 });
  expect(await reports()).toEqual([0, 0]);
});

test("a second note joins the first one", async () => {
  const id = await bookVisit(app);
  await expectOk(complete(app.owner, id, { comments: "Rosa called" }));
  await report(app.rosa, id);
  expect(await labels(id)).toEqual(["Add the note", "Leave it"]);
  await settle(id, "Add the note");
  expect((await stored(id)).comments).toBe("Rosa called\n\nAll well");
  await expectOk(unsettle(id));
  expect((await stored(id)).comments).toBe("Rosa called");
});

test("two who settle at once settle it once, and the later one looks again", async () => {
  const id = await movedAndReported();
  const { id: matter, visit } = await matterOf(id);
  const body = { matter, do: "leave" as const, pay_amount: 15, version: visit.version };
  const answers = await Promise.all([1, 2].map(() => call(app.owner, settleVisit, { params: { id }, body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await extrasOf(app.rosa, id)).toHaveLength(1);

  const other = await movedAndReported();
  const seen = await matterOf(other);
  await expectOk(call(app.owner, assignVisit, { params: { id: other }, body: { walker_id: app.marcus.user.id } }));
  expect(
    await call(app.owner, settleVisit, {
      params: { id: other },
      body: { matter: seen.id, do: "leave", version: seen.visit.version },
    }),
  ).toMatchObject({ status: 409, body: { message: "This walk has changed. Look again." } });
});

describe("settling is not undone", () => {
  test("after another edit", async () => {
    const id = await cancelledAndReported("10:20");
    await settle(id, "Count as done, charge $28.00, pay $15.00");
    await expectOk(call(app.owner, reopenVisit, { params: { id }, body: {} }));
    expect(await unsettle(id)).toMatchObject({
      status: 409,
      body: { message: "Not undone: this walk has changed since." },
    });
  });

  test.each<[string, Partial<Visit>, string]>([
    ["on an invoice", { invoice_id: "abcdef0123456789abcdef01" }, "Not undone: it is on an invoice by now."],
    ["paid out", { pay_run_id: "run-1" }, "Not undone: it was paid out since."],
  ])("once it is %s", async (_, claimed, message) => {
    const id = await cancelledAndReported("10:20");
    await settle(id, "Count as done, charge $28.00, pay $15.00");
    await overwriteVisit(app, id, claimed);
    const before = await stored(id);
    expect(await unsettle(id)).toMatchObject({ status: 409, body: { message } });
    expect(await stored(id)).toStrictEqual(before);
  });
});

test("the dashboard counts what is to settle", async () => {
  const before = (await expectOk(call(app.owner, getDashboard, {}))).to_settle;
  const id = await movedAndReported();
  expect((await expectOk(call(app.owner, getDashboard, {}))).to_settle).toBe(before + 1);
  await settle(id, "Tue stays");
  expect((await expectOk(call(app.owner, getDashboard, {}))).to_settle).toBe(before);
});
