import { changedLater, fingerprintOf, formatCents, isIntact, type LocalDate, sortedJson } from "@petcare/domain";
import { expect, test } from "vitest";
import { doomed, type Kill, untilKilled } from "../../schedules/editing/testing/kill.ts";
import { putBookings } from "../../schedules/put-bookings.ts";
import { putItems } from "../../table/put-items.ts";
import { anAuthor } from "../../testing/author.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump, overwrite } from "../../testing/test-table.ts";
import { anAdjustment, done, MoneyHarness } from "../invoices/testing/money-harness.ts";
import { closeWeek } from "./close-week.ts";
import { closedWeekItem, readClosedWeek, readClosedWeeks, readWeekRows, weekRowsItem } from "./closed-week.ts";
import type { ClosingRequest } from "./closing-request.ts";
import { readWeek } from "./read-week.ts";
import { sha256 } from "./sha256.ts";

const dynamoDb = await startDatabase();

const monday: LocalDate = "2026-11-09";
/** Before the invoices are due. */
const today: LocalDate = "2026-11-17";

/** Visits of the week at $25.00 that earn nobody anything. */
const visits = Array.from({ length: 8 }, (_, index) => done(index, { charge_cents: 2500, pay_cents: 0 }));

/** A table with a week of which nothing is left to settle. */
async function settledWeek(): Promise<MoneyHarness> {
  const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
  await harness.made(visits, { adjustments: [anAdjustment(-1500)] });
  return harness;
}

let forms = 0;

async function requestOf(harness: MoneyHarness, given: Partial<ClosingRequest> = {}): Promise<ClosingRequest> {
  const { seen } = await readWeek(harness.db, given.monday ?? monday, given.today ?? today);
  const id = given.id ?? `form-${++forms}`;
  return {
    monday,
    today,
    id,
    request_hash: id,
    seen,
    carried: [],
    signed: "Olivia Owner",
    by: anAuthor({ at: Date.parse("2026-11-17T14:00:00Z") }),
    ...given,
  };
}

const close = (harness: MoneyHarness, request: ClosingRequest) => closeWeek(harness.db, request);

const isAsSigned = ({ header, rows }: Awaited<ReturnType<typeof closedWeek>>) => isIntact(header, rows, sha256);

/** All that is stored of closed weeks. Rows of history are not among it. */
const keptIn = async (harness: MoneyHarness) =>
  (await dump(harness.db)).filter(({ pk, sk }) => /^WEEK/.test(String(pk)) && !/^HISTORY/.test(String(sk)));

async function closedWeek(harness: MoneyHarness) {
  const header = await readClosedWeek(harness.db, monday);
  if (!header) throw new Error("The week is open");
  return { header, rows: await readWeekRows(harness.db, monday) };
}

test("one unfinished visit keeps a week open, and nothing is written", async () => {
  const harness = await settledWeek();
  await putBookings(harness.db, [], [done(20, { status: "confirmed", charge_cents: undefined, pay_cents: undefined })]);
  expect(await close(harness, await requestOf(harness))).toEqual({ outcome: "open" });
  expect(await keptIn(harness)).toEqual([]);
});

test("a week that is not as it was seen stays open", async () => {
  const harness = await settledWeek();
  const request = await requestOf(harness);
  await overwrite(harness.db, done(30, { charge_cents: 2500, pay_cents: 1500, written_off_at: 1 }));
  expect(await close(harness, request)).toEqual({ outcome: "changed" });
});

test("where the books do not agree a week stays open", async () => {
  const harness = await settledWeek();
  const [billed] = (await readWeek(harness.db, monday, today)).visits;
  if (billed) await overwrite(harness.db, { ...billed, charge_cents: 2501 });
  expect(await close(harness, await requestOf(harness))).toEqual({ outcome: "differs" });
});

test("a closed week keeps its figures and rows, and tells it in the history; an overdue invoice is carried over", async () => {
  const harness = await settledWeek();
  const late = "2026-12-01" as const;
  const open = await requestOf(harness, { today: late });
  expect(await close(harness, open)).toEqual({ outcome: "open" });
  const { list } = await readWeek(harness.db, monday, late);
  const [overdue] = list.overdue;
  const carried = [{ kind: "invoice" as const, id: overdue?.id ?? "", reason: "Pays on the 5th" }];
  const result = await close(harness, { ...open, carried });
  expect(result).toMatchObject({
    outcome: "closed",
    week: {
      signed: "Olivia Owner",
      figures: { completed: 20_000, on_invoices: 20_000, to_bill: 0, written_off: 0, pay: 0, tips: 0 },
      counts: { visits: 8, completed: 8, cancellations: 0, invoices: 1 },
      carried: [{ ...carried[0], cents: 18_500 }],
    },
  });
  const { header, rows } = await closedWeek(harness);
  expect(rows.map(({ kind }) => kind)).toEqual([...visits.map(() => "visit"), "invoice"]);
  expect(isIntact(header, rows, sha256)).toBe(true);
  const items = await dump(harness.db);
  expect(items.filter(({ expires_at }) => expires_at !== undefined)).toEqual([]);
  expect(items.filter(({ entity }) => entity === "week")).toMatchObject([
    { entity_id: monday, version: 1, changes: { hash: { to: header.hash } } },
  ]);
});

/** Each write of closing, before it is done and after. Answers how many there are. */
async function atEveryWrite(act: (kill: Kill) => Promise<boolean>): Promise<number> {
  let killed = 0;
  for (const moment of ["before", "after"] as const) {
    for (let at = 0; await act({ at, moment }); at++) killed += 1;
  }
  return killed;
}

test("killed at every write, a week is closed whole or not at all, and the request again closes it once", async () => {
  const killed = await atEveryWrite(async (kill) => {
    const harness = await settledWeek();
    const request = await requestOf(harness, { id: "form" });
    const wasKilled = await untilKilled(() => close(doomed(harness, kill), request));
    const header = await readClosedWeek(harness.db, monday);
    expect(await keptIn(harness)).toHaveLength(header ? 2 : 0);
    const again = await close(harness, request);
    expect(again).toMatchObject({ outcome: "closed", week: { id: "form" } });
    const kept = await closedWeek(harness);
    expect(kept.header).toEqual(header ?? kept.header);
    expect(isAsSigned(kept)).toBe(true);
    return wasKilled;
  });
  expect(killed).toBe(2);
});

test("two closers at once leave one header", async () => {
  const harness = await settledWeek();
  const [kate, olivia] = [await requestOf(harness), await requestOf(harness)];
  const results = await Promise.all([close(harness, kate), close(harness.elsewhere(), olivia)]);
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(["closed", "taken"]);
  const [first, second] = results.map((result) => "week" in result && result.week.hash);
  expect(first).toBe(second);
  const kept = await closedWeek(harness);
  expect(kept.header.hash).toBe(first);
  expect(isAsSigned(kept)).toBe(true);
  expect((await readClosedWeeks(harness.db, { limit: 9 })).weeks).toHaveLength(1);
});

test("weeks closed at once are listed the latest first, in pages", { tags: "at-once" }, async () => {
  const harness = await settledWeek();
  const empty = ["2026-11-02", "2026-10-26"] as const;
  const requests = await Promise.all([monday, ...empty].map((day) => requestOf(harness, { monday: day })));
  await Promise.all(requests.map((request) => close(harness, request)));
  const first = await readClosedWeeks(harness.db, { limit: 2 });
  const rest = await readClosedWeeks(harness.db, { limit: 2, cursor: first.cursor });
  const weeks = [...first.weeks, ...rest.weeks];
  expect(weeks.map((week) => week.monday)).toEqual([monday, ...empty]);
  expect(rest.cursor).toBeUndefined();
  expect((await readClosedWeeks(harness.db, { limit: 2, cursor: "" })).weeks).toEqual([]);
});

test("a visit that is reopened later shows -$25.00 beside, and what was kept stays byte for byte", async () => {
  const harness = await settledWeek();
  await close(harness, await requestOf(harness));
  const kept = await closedWeek(harness);
  const before = sortedJson(await keptIn(harness));
  const { invoice_id, charge_cents, ...visit } = (await readWeek(harness.db, monday, today)).visits[0] ?? done(0);
  await overwrite(harness.db, { ...visit, status: "scheduled", version: visit.version + 1 });
  const now = await readWeek(harness.db, monday, today);
  const { by, visits: changed } = changedLater(kept.rows, now.rows);
  expect([formatCents(by.completed), formatCents(by.on_invoices), changed.length]).toEqual(["-$25.00", "-$25.00", 1]);
  expect(changed[0]).toMatchObject({ was: { status: "completed" }, is: { status: "scheduled" } });
  expect(sortedJson(await keptIn(harness))).toBe(before);
  expect(fingerprintOf((await closedWeek(harness)).header)).toBe(fingerprintOf(kept.header));
});

test("one cent altered in a row, rows that are lost and a header altered are found", async () => {
  const harness = await settledWeek();
  await close(harness, await requestOf(harness));
  const { header, rows } = await closedWeek(harness);
  const [first, ...others] = rows;
  if (first?.kind !== "visit") throw new Error("No visit is kept");
  const altered = [{ ...first, charge: first.charge + 1 }, ...others];
  for (const item of [
    weekRowsItem(monday, altered),
    { ...weekRowsItem(monday, []), rows: new Uint8Array([1, 2, 3]) },
    weekRowsItem(monday, others),
  ]) {
    await putItems(harness.db, [item]);
    expect(isAsSigned(await closedWeek(harness))).toBe(false);
  }
  await putItems(harness.db, [weekRowsItem(monday, rows)]);
  expect(isAsSigned(await closedWeek(harness))).toBe(true);
  await putItems(harness.db, [closedWeekItem({ ...header, signed: "Somebody else" })]);
  expect(isAsSigned(await closedWeek(harness))).toBe(false);
});

test("a week of more rows than are kept stays open", async () => {
  const harness = await settledWeek();
  const request = await requestOf(harness);
  expect(await closeWeek(harness.db, request, visits.length)).toEqual({ outcome: "long" });
  expect(await keptIn(harness)).toEqual([]);
  expect(await closeWeek(harness.db, request, visits.length + 1)).toMatchObject({ outcome: "closed" });
});
