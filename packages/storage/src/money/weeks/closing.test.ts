import { changedLater, fingerprintOf, formatCents, isIntact, type LocalDate, sortedJson } from "@petcare/domain";
import { afterAll, expect, test } from "vitest";
import { doomed, type Kill, untilKilled } from "../../schedules/editing/testing/kill.ts";
import { putBookings } from "../../schedules/put-bookings.ts";
import { putItems } from "../../table/put-items.ts";
import { anAuthor } from "../../testing/author.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump, overwrite } from "../../testing/test-table.ts";
import { anAdjustment, done, Till } from "../invoices/testing/till.ts";
import { closeWeek } from "./close-week.ts";
import { closedWeekItem, readClosedWeek, readClosedWeeks, readWeekRows, weekRowsItem } from "./closed-week.ts";
import type { ClosingRequest } from "./closing-request.ts";
import { readWeek } from "./read-week.ts";
import { sha256 } from "./sha256.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const monday: LocalDate = "2026-11-09";
/** Before the invoices are due. */
const today: LocalDate = "2026-11-17";

/** Visits of the week at $25.00 that earn nobody anything. */
const visits = Array.from({ length: 8 }, (_, index) => done(index, { charge_cents: 2500, pay_cents: 0 }));

/** A table with a week of which nothing is left to settle. */
async function settledWeek(): Promise<Till> {
  const till = await Till.open(dynamoDb.endpoint, visits);
  await till.made(visits, { adjustments: [anAdjustment(-1500)] });
  return till;
}

let forms = 0;

async function requestOf(till: Till, given: Partial<ClosingRequest> = {}): Promise<ClosingRequest> {
  const { seen } = await readWeek(till.db, given.monday ?? monday, given.today ?? today);
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

const close = (till: Till, request: ClosingRequest) => closeWeek(till.db, request);

const isAsSigned = ({ header, rows }: Awaited<ReturnType<typeof closedWeek>>) => isIntact(header, rows, sha256);

/** All that is stored of closed weeks. Rows of history are not among it. */
const keptIn = async (till: Till) =>
  (await dump(till.db)).filter(({ pk, sk }) => /^WEEK/.test(String(pk)) && !/^HISTORY/.test(String(sk)));

async function closedWeek(till: Till) {
  const header = await readClosedWeek(till.db, monday);
  if (!header) throw new Error("The week is open");
  return { header, rows: await readWeekRows(till.db, monday) };
}

test("one unfinished visit keeps a week open, and nothing is written", async () => {
  const till = await settledWeek();
  await putBookings(till.db, [], [done(20, { status: "confirmed", charge_cents: undefined, pay_cents: undefined })]);
  expect(await close(till, await requestOf(till))).toEqual({ outcome: "open" });
  expect(await keptIn(till)).toEqual([]);
});

test("a week that is not as it was seen stays open", async () => {
  const till = await settledWeek();
  const request = await requestOf(till);
  await overwrite(till.db, done(30, { charge_cents: 2500, pay_cents: 1500, written_off_at: 1 }));
  expect(await close(till, request)).toEqual({ outcome: "changed" });
});

test("where the books do not agree a week stays open", async () => {
  const till = await settledWeek();
  const [billed] = (await readWeek(till.db, monday, today)).visits;
  if (billed) await overwrite(till.db, { ...billed, charge_cents: 2501 });
  expect(await close(till, await requestOf(till))).toEqual({ outcome: "differs" });
});

test("a closed week keeps its figures and rows, and tells it in the history; an overdue invoice is carried over", async () => {
  const till = await settledWeek();
  const late = "2026-12-01" as const;
  const open = await requestOf(till, { today: late });
  expect(await close(till, open)).toEqual({ outcome: "open" });
  const { list } = await readWeek(till.db, monday, late);
  const [overdue] = list.overdue;
  const carried = [{ kind: "invoice" as const, id: overdue?.id ?? "", reason: "Pays on the 5th" }];
  const result = await close(till, { ...open, carried });
  expect(result).toMatchObject({
    outcome: "closed",
    week: {
      signed: "Olivia Owner",
      figures: { completed: 20_000, on_invoices: 20_000, to_bill: 0, written_off: 0, pay: 0, tips: 0 },
      counts: { visits: 8, completed: 8, cancellations: 0, invoices: 1 },
      carried: [{ ...carried[0], cents: 18_500 }],
    },
  });
  const { header, rows } = await closedWeek(till);
  expect(rows.map(({ kind }) => kind)).toEqual([...visits.map(() => "visit"), "invoice"]);
  expect(isIntact(header, rows, sha256)).toBe(true);
  const items = await dump(till.db);
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
    const till = await settledWeek();
    const request = await requestOf(till, { id: "form" });
    const wasKilled = await untilKilled(() => close(doomed(till, kill), request));
    const header = await readClosedWeek(till.db, monday);
    expect(await keptIn(till)).toHaveLength(header ? 2 : 0);
    const again = await close(till, request);
    expect(again).toMatchObject({ outcome: "closed", week: { id: "form" } });
    const kept = await closedWeek(till);
    expect(kept.header).toEqual(header ?? kept.header);
    expect(isAsSigned(kept)).toBe(true);
    return wasKilled;
  });
  expect(killed).toBe(2);
});

test("two closers at once leave one header", async () => {
  const till = await settledWeek();
  const [kate, olivia] = [await requestOf(till), await requestOf(till)];
  const results = await Promise.all([close(till, kate), close(till.elsewhere(), olivia)]);
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(["closed", "taken"]);
  const [first, second] = results.map((result) => "week" in result && result.week.hash);
  expect(first).toBe(second);
  const kept = await closedWeek(till);
  expect(kept.header.hash).toBe(first);
  expect(isAsSigned(kept)).toBe(true);
  expect((await readClosedWeeks(till.db, { limit: 9 })).weeks).toHaveLength(1);
});

test("weeks closed at once are listed the latest first, in pages", async () => {
  const till = await settledWeek();
  const empty = ["2026-11-02", "2026-10-26"] as const;
  const requests = await Promise.all([monday, ...empty].map((day) => requestOf(till, { monday: day })));
  await Promise.all(requests.map((request) => close(till, request)));
  const first = await readClosedWeeks(till.db, { limit: 2 });
  const rest = await readClosedWeeks(till.db, { limit: 2, cursor: first.cursor });
  const weeks = [...first.weeks, ...rest.weeks];
  expect(weeks.map((week) => week.monday)).toEqual([monday, ...empty]);
  expect(rest.cursor).toBeUndefined();
  expect((await readClosedWeeks(till.db, { limit: 2, cursor: "" })).weeks).toEqual([]);
});

test("a visit that is reopened later shows -$25.00 beside, and what was kept stays byte for byte", async () => {
  const till = await settledWeek();
  await close(till, await requestOf(till));
  const kept = await closedWeek(till);
  const before = sortedJson(await keptIn(till));
  const { invoice_id, charge_cents, ...visit } = (await readWeek(till.db, monday, today)).visits[0] ?? done(0);
  await overwrite(till.db, { ...visit, status: "scheduled", version: visit.version + 1 });
  const now = await readWeek(till.db, monday, today);
  const { by, visits: changed } = changedLater(kept.rows, now.rows);
  expect([formatCents(by.completed), formatCents(by.on_invoices), changed.length]).toEqual(["-$25.00", "-$25.00", 1]);
  expect(changed[0]).toMatchObject({ was: { status: "completed" }, is: { status: "scheduled" } });
  expect(sortedJson(await keptIn(till))).toBe(before);
  expect(fingerprintOf((await closedWeek(till)).header)).toBe(fingerprintOf(kept.header));
});

test("one cent altered in a row, rows that are lost and a header altered are found", async () => {
  const till = await settledWeek();
  await close(till, await requestOf(till));
  const { header, rows } = await closedWeek(till);
  const [first, ...others] = rows;
  if (first?.kind !== "visit") throw new Error("No visit is kept");
  const altered = [{ ...first, charge: first.charge + 1 }, ...others];
  for (const item of [
    weekRowsItem(monday, altered),
    { ...weekRowsItem(monday, []), rows: new Uint8Array([1, 2, 3]) },
    weekRowsItem(monday, others),
  ]) {
    await putItems(till.db, [item]);
    expect(isAsSigned(await closedWeek(till))).toBe(false);
  }
  await putItems(till.db, [weekRowsItem(monday, rows)]);
  expect(isAsSigned(await closedWeek(till))).toBe(true);
  await putItems(till.db, [closedWeekItem({ ...header, signed: "Somebody else" })]);
  expect(isAsSigned(await closedWeek(till))).toBe(false);
});

test("a week of more rows than are kept stays open", async () => {
  const till = await settledWeek();
  const request = await requestOf(till);
  expect(await closeWeek(till.db, request, visits.length)).toEqual({ outcome: "long" });
  expect(await keptIn(till)).toEqual([]);
  expect(await closeWeek(till.db, request, visits.length + 1)).toMatchObject({ outcome: "closed" });
});
