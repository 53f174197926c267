import { expect, test } from "vitest";
import {
  type Bundle,
  dueThings,
  type Entry,
  isHeldAtNight,
  isNoNews,
  seenBy,
  type VisitSide,
  withChange,
} from "./outbox.ts";

const zone = "America/New_York";
/** Monday 23 November 2026, 10:00 in New York. */
const now = Date.parse("2026-11-23T15:00:00Z");
const minute = 60_000;
const through = "2026-11-29";
const thing = "v:s1.2026-11-24";
const morning: VisitSide = { date: "2026-11-24", timeframe: "morning", state: "open", walker_id: "rosa" };
const [afternoon, evening] = (["afternoon", "evening"] as const).map((timeframe) => ({ ...morning, timeframe }));
const cancelled: VisitSide = { ...morning, state: "cancelled" };
const december: VisitSide = { ...morning, date: "2026-12-08" };

const entry = (version: number, before?: VisitSide, after?: VisitSide, more: Partial<Entry> = {}): Entry => ({
  ...{ first_version: version, version, before, after, at: now },
  ...more,
});
const bundleOf = (some: Entry, more: Partial<Bundle> = {}): Bundle => ({
  person: "ann",
  entries: { [thing]: some },
  ...more,
});

test("the first before and the last after are kept, in whatever order their rows come", () => {
  const changes = [entry(2, morning, afternoon), entry(3, afternoon, evening), entry(4, evening, cancelled)];
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
    [2, 0, 1],
  ]) {
    const bundle = order.reduce<Bundle>((all, at) => withChange(all, thing, changes[at] as Entry, now) ?? all, {
      person: "ann",
      entries: {},
    });
    expect(bundle.entries[thing], String(order)).toMatchObject({
      first_version: 2,
      version: 4,
      before: morning,
      after: cancelled,
    });
    expect(withChange(bundle, thing, changes[1] as Entry, now), "what is known changes nothing").toBeUndefined();
  }
});

test("a burst begins anew after two minutes of silence, and what is told at once begins none", () => {
  const first = withChange({ person: "ann", entries: {} }, thing, entry(2, morning, afternoon), now);
  const second = first && withChange(first, thing, entry(3, afternoon, evening), now + minute);
  expect(second).toMatchObject({ first: now, last: now + minute });
  const later = now + 4 * minute;
  expect(second && withChange(second, thing, entry(4, evening, morning), later)).toMatchObject({
    first: later,
    last: later,
  });
  expect(second && withChange(second, "done:s1.2026-11-24", entry(1), later)).toMatchObject({
    first: now,
    last: now + minute,
  });
});

const due = (bundle: Bundle, at = now, isClient = true) => dueThings(bundle, { now: at, zone, through }, isClient);

test("changes wait for two minutes of silence, or ten at most; what is told at once does not", () => {
  const bundle = bundleOf(entry(2, morning, afternoon), { first: now - 3 * minute, last: now });
  const more = { ...bundle, entries: { ...bundle.entries, "done:x": entry(1) } };
  expect(due(more, now + 2 * minute - 1)).toEqual(["done:x"]);
  expect(due(more, now + 2 * minute)).toEqual([thing, "done:x"]);
  expect(due({ ...bundle, first: now - 8 * minute + 1 }, now + 2 * minute - 1)).toEqual([]);
  expect(due({ ...bundle, first: now - 10 * minute }, now)).toEqual([thing]);
  expect(due({ ...more, retry_at: now + 5 * minute }, now + 4 * minute)).toEqual([]);
});

test.each<[string, Entry, boolean]>([
  ["a day that is told", entry(2, undefined, morning), true],
  ["a later day", entry(1, undefined, december), false],
  ["from a told day to a later one", entry(2, morning, december), true],
  ["from a later day to a told one", entry(2, december, morning), true],
  ["a later day that was named", entry(2, december, cancelled, { named: true }), true],
  ["a later day that the owner has told", entry(1, undefined, december, { free: true }), true],
  ["nothing to nothing", entry(2), true],
])("%s: told %j", (_, some, isDue) => {
  expect(due(bundleOf(some)).length > 0).toBe(isDue);
});

test("what one row of a series has changed goes together for a client, and date by date for a walker", () => {
  const entries = {
    [thing]: entry(2, morning, afternoon, { row: "s1#2" }),
    "v:s1.2026-12-08": entry(2, december, { ...december, timeframe: "afternoon" }, { row: "s1#2" }),
    "v:s2.2026-12-08": entry(1, undefined, december),
  };
  expect(due({ person: "ann", entries })).toEqual([thing, "v:s1.2026-12-08"]);
  expect(due({ person: "rosa", entries }, now, false)).toEqual([thing]);
});

test.each([
  ["2026-11-24T01:59:59Z", false],
  ["2026-11-24T02:00:00Z", true],
  ["2026-11-24T12:59:59Z", true],
  ["2026-11-24T13:00:00Z", false],
  // The clock goes back.
  ["2026-11-01T12:59:59Z", true],
])("at %s a visit of 9 AM waits for the morning: %j, and one of 6 AM does not", (at, isHeld) => {
  const date = at.slice(0, 10) as VisitSide["date"];
  const instant = Date.parse(at);
  const visit = (timeframe: VisitSide["timeframe"]) => bundleOf(entry(1, undefined, { ...morning, date, timeframe }));
  expect(due(visit("morning"), instant)).toHaveLength(isHeld ? 0 : 1);
  if (isHeld) expect(due(visit("early_morning"), instant)).toHaveLength(1);
  expect(isHeldAtNight(Number.POSITIVE_INFINITY, instant, zone)).toBe(isHeld);
});

test("a visit that leaves the early morning is told at night: somebody would go there for nothing", () => {
  const early: VisitSide = { ...morning, timeframe: "early_morning" };
  expect(due(bundleOf(entry(2, early, december)), Date.parse("2026-11-24T03:00:00Z"))).toHaveLength(1);
});

const today = "2026-11-23";
const old: VisitSide = { ...morning, date: "2026-11-22" };

test.each<[string, Entry, Parameters<typeof isNoNews>[1], boolean]>([
  ["moved and moved back", entry(3, morning, morning), undefined, true],
  ["moved", entry(2, morning, afternoon), undefined, false],
  ["moved to what they were told", entry(3, morning, afternoon), { version: 2, fields: afternoon }, true],
  ["moved back from what they were told", entry(3, morning, morning), { version: 2, fields: afternoon }, false],
  ["a version that they were told", entry(2, morning, afternoon), { version: 2, fields: morning }, true],
  ["booked and cancelled", entry(2, undefined, cancelled), undefined, true],
  ["cancelled, and the owner has it told", entry(2, undefined, cancelled, { asked: true }), undefined, false],
  ["cancelled twice, and the owner has it told", entry(3, cancelled, cancelled, { asked: true }), undefined, true],
  ["done by now", entry(3, morning, { ...afternoon, state: "done" } as VisitSide), undefined, true],
  ["of days that are past", entry(2, old, { ...old, timeframe: "evening" }), undefined, true],
  [
    "a stay of yesterday",
    entry(2, { ...old, stay: true }, { ...old, stay: true, walker_id: "marcus" }),
    undefined,
    false,
  ],
])("%s is no news: %j", (_, some, last, isNone) => {
  expect(isNoNews(some, last, today)).toBe(isNone);
});

test("a walker sees a visit while it is theirs, without a name, and a client always", () => {
  const { walker_id, ...own } = morning;
  expect(seenBy(morning, { id: "rosa", role: "walker" })).toEqual(own);
  expect(seenBy(morning, { id: "marcus", role: "walker" })).toBeUndefined();
  expect(seenBy(morning, { id: "ann", role: "client" })).toEqual(morning);
});
