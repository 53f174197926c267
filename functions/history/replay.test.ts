import { business } from "@petcare/business";
import {
  assignVisit,
  cancelVisit,
  changeClient,
  changeProfile,
  changeWalker,
  completeWalk,
  confirmVisit,
  createReferralCode,
  deleteWalkNote,
  getPricing,
  moveVisit,
  reopenVisit,
  restoreVisit,
  revokeReferralCode,
  setPricing,
  undoEdit,
  updateOccurrence,
} from "@petcare/contract";
import { addDays, type LocalDate, localDateOf, ratesInCents } from "@petcare/domain";
import {
  type HistoryRow,
  readPricing,
  readRecordHistory,
  readSchedule,
  readUser,
  readVisit,
  visitId,
} from "@petcare/storage";
import { announce, readCalendar, runs, seed } from "@petcare/storage/testing";
import {
  flatPerson,
  isAsRecorded,
  recordedBooking,
  replay,
  replaySchedule,
  replayVisit,
  unrecorded,
  versionsIn,
  visitEvents,
} from "@petcare/storage/testing/replay";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const name = fc.constantFrom("Ana Reyes", "Ana R. Reyes");
const note = fc.constantFrom("Side door", "Gate sticks", null);
const code = fc.constantFrom("K4711", "K0815", null);
const rate = fc.constantFrom(28, 30, null);
const pick = fc.nat(8);
const who = fc.constantFrom("rosa" as const, "marcus" as const);
const scope = fc.constantFrom("occurrence" as const, "following" as const, "series" as const);
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("client" as const), notes: note, garage_code: code, rate }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("walker" as const), notes: note, rate }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("self" as const), name }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("prices" as const), walk25: fc.integer({ min: 20, max: 30 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("issue" as const, "revoke" as const), pick }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("assign" as const), pick, who, scope }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("move" as const), pick, days: fc.integer({ min: -1, max: 2 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("edit" as const), pick, notes: note, garage_code: code }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), pick, scope }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "confirm" as const,
        "complete" as const,
        "note" as const,
        "reopen" as const,
        "restore" as const,
      ),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("undo" as const, "tomorrow" as const) }) },
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

const count = runs({ sample: 120, whole: 500 });
const app = await startSignedInApp();
let series: string;
let codes: string[] = [];
let done = 0;
beforeAll(async () => {
  silenceLog();
  series = await book(app, { rrule: "FREQ=DAILY", duration_minutes: 25 });
  announce("changes through the endpoints, replayed", count);
  for (const one of fc.sample(change, { numRuns: count, seed })) {
    app.clock.now += 60_000;
    if ((await perform(one))?.ok) done += 1;
  }
});

const today = (): LocalDate => localDateOf(app.clock.now, "America/New_York");
const dateOf = (at: number) => addDays(today(), at - 2);

async function perform(one: Change): Promise<{ ok: boolean } | undefined> {
  const { owner, ana, rosa } = app;
  const { db } = app.installation;
  const versionOf = async (id: string) => (await readUser(db, id))?.version ?? 0;
  const rates = (walk25: number | null) => ({ walk25, visit: null, overnight: null, other: null });
  switch (one.kind) {
    case "client": {
      const { notes, garage_code, rate } = one;
      const body = { version: await versionOf(ana.user.id), notes, garage_code, custom_rates: rates(rate) };
      return call(owner, changeClient, { params: { id: ana.user.id }, body });
    }
    case "walker": {
      const body = { version: await versionOf(rosa.user.id), notes: one.notes, pay_rates: rates(one.rate) };
      return call(owner, changeWalker, { params: { id: rosa.user.id }, body });
    }
    case "self":
      return call(ana, changeProfile, { body: { name: one.name } });
    case "prices": {
      const now = await expectOk(call(owner, getPricing));
      return call(owner, setPricing, { body: { ...now, walk25: one.walk25 } });
    }
    case "issue": {
      const id = `a-form-made-by-chance-${app.clock.now}`;
      const issued = await call(owner, createReferralCode, { body: { id, role: "client", uses_limit: 1 + one.pick } });
      if (issued.ok) codes = [...codes, issued.body.code];
      return issued;
    }
    case "revoke": {
      const chosen = codes[one.pick % Math.max(1, codes.length)];
      return chosen === undefined ? undefined : call(owner, revokeReferralCode, { params: { code: chosen } });
    }
    case "undo": {
      const version = (await readSchedule(db, series))?.version ?? 1;
      return call(owner, undoEdit, { params: { id: series }, body: { version } });
    }
    case "tomorrow":
      app.clock.now += 86_400_000;
      return undefined;
    default:
      return performOnVisit(one, `${series}.${dateOf(one.pick)}`);
  }
}

async function performOnVisit(
  one: Extract<Change, { pick: number }>,
  id: string,
): Promise<{ ok: boolean } | undefined> {
  const { owner, ana } = app;
  const params = { id };
  switch (one.kind) {
    case "assign":
      return call(owner, assignVisit, { params, body: { walker_id: app[one.who].user.id, scope: one.scope } });
    case "move":
      return call(owner, moveVisit, { params, body: { date: addDays(dateOf(one.pick), one.days) } });
    case "edit": {
      const body = {
        occurrence_start: `${dateOf(one.pick)}T14:00:00Z`,
        notes: one.notes,
        garage_code: one.garage_code,
      };
      return call(owner, updateOccurrence, { params, body });
    }
    case "cancel":
      return call(owner, cancelVisit, { params, query: {}, body: { scope: one.scope } });
    case "confirm":
      return call(owner, confirmVisit, { params, body: {} });
    case "complete":
      return call(owner, completeWalk, { params, body: { comments: "All well" } });
    case "note":
      return call(ana, deleteWalkNote, { params });
    case "reopen":
      return call(owner, reopenVisit, { params, body: {} });
    case "restore":
      return call(owner, restoreVisit, { params, body: { scope: "occurrence" } });
    default:
      return undefined;
  }
}

type Kind = HistoryRow["entity"];
const rowsOf = async (entity: Kind, entity_id: string) =>
  (await readRecordHistory(app.installation.db, { entity, entity_id }, { limit: 2000 })).rows;
const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);

test("most of the changes are made", () => {
  expect(done).toBeGreaterThan(count / 3);
});

test("the rows of people and of the prices, replayed, give them, a row a version", async () => {
  for (const { user } of [app.ana, app.rosa]) {
    const [now, rows] = [await readUser(app.installation.db, user.id), await rowsOf("person", user.id)];
    if (!now) throw new Error(`${user.id} is gone`);
    expect(versionsIn(rows)).toEqual(upTo(now.version));
    expect(replay(rows)).toEqual(flatPerson(now));
    expect(JSON.stringify(rows)).not.toMatch(/K4711|K0815/);
  }
  const { rates, version } = await readPricing(app.installation.db);
  const rows = await rowsOf("pricing", "pricing");
  expect(versionsIn(rows)).toEqual(upTo(version));
  expect(replay(rows, { ...ratesInCents(business.defaultPrices) })).toEqual(rates);
  for (const code of codes) expect(replay(await rowsOf("code", code))).toMatchObject({ role: "client" });
});

test("the rows of a series and of its visits, replayed, give all of them", async () => {
  const { db } = app.installation;
  const schedule = await readSchedule(db, series);
  if (!schedule) throw new Error("The series is gone");
  const calendar = await readCalendar(db, addDays("2026-11-20", -3), addDays(today(), 40));
  const visits = calendar.filter(({ schedule_id }) => schedule_id === series);
  const rows = [
    ...(await rowsOf("schedule", series)),
    ...(await Promise.all(visits.map((visit) => rowsOf("visit", visitId(visit))))).flat(),
  ];
  const own = rows.filter(({ entity }) => entity === "schedule");
  expect(versionsIn(own)).toEqual(upTo(schedule.version));
  const told = replaySchedule(rows);
  expect(isAsRecorded(recordedBooking(schedule), told.now)).toBe(true);
  const events = visitEvents(rows);
  expect(visits.length).toBeGreaterThan(20);
  for (const { schedule_id, original_date } of visits) {
    const visit = await readVisit(db, { schedule_id, original_date });
    if (!visit) throw new Error(`${original_date} is gone`);
    const now = replayVisit(told, events.get(original_date) ?? [], visit);
    expect([original_date, isAsRecorded(recordedBooking(visit), now)]).toEqual([original_date, true]);
  }
  expect(await unrecorded(app.installation.db)).toEqual({ bookings: 1, faults: [] });
});
