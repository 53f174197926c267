import { addDays, localDateOf } from "@petcare/domain";
import {
  ensureInstallation,
  type Installation,
  localCredentials,
  type StandIns,
  setEnvironment,
  startStandIns,
} from "@petcare/installation";
import { listPeople, materialise, readCalendar, readReferralCode, seriesStoredBefore, visitId } from "@petcare/storage";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoData } from "./demo-data.ts";
import { seed } from "./seed.ts";

const now = Date.parse("2026-11-20T10:30:00-05:00");
let standIns: StandIns;
let restore: () => void;
let installation: Installation;
let tables = 0;

beforeAll(async () => {
  standIns = await startStandIns({ passwordCost: 16 });
  restore = setEnvironment({ ...localCredentials, ...standIns.environment });
});
afterAll(async () => {
  restore();
  await standIns.close();
});
beforeEach(async () => {
  installation = await ensureInstallation(`demo-${++tables}`);
  return installation.close;
});

test("what is seeded is what is read, and the nightly job has nothing to add", async () => {
  expect(await seed(installation, { now, empty: false })).toBe(true);
  const { db } = installation;
  const { users, visits } = demoData(now);
  const people = [...(await listPeople(db, "team")), ...(await listPeople(db, "clients"))];
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(people.toSorted(byId)).toEqual(users.toSorted(byId));

  const [from, to] = ["2026-11-01", "2026-12-15"] as const;
  const expected = visits.filter(({ date }) => date >= from && date < to).map(visitId);
  expect((await readCalendar(db, from, to)).map(visitId).toSorted()).toEqual(expected.toSorted());

  const through = addDays(localDateOf(now, "America/New_York"), 61);
  for await (const page of seriesStoredBefore(db, through)) {
    for (const schedule of page) expect(await materialise(db, schedule, through)).toBe(0);
  }
});

test("an empty installation has its owner alone", async () => {
  await seed(installation, { now, empty: true });
  expect((await listPeople(installation.db, "team")).map(({ role }) => role)).toEqual(["admin"]);
  expect(await listPeople(installation.db, "clients")).toEqual([]);
  expect(await readCalendar(installation.db, "2026-11-01", "2026-12-01")).toEqual([]);
  expect(await readReferralCode(installation.db, "CNT23456")).toBeUndefined();
});

test("the demo's referral codes have uses to spare", async () => {
  await seed(installation, { now, empty: false });
  for (const [code, role] of [
    ["WKR23456", "walker"],
    ["CNT23456", "client"],
  ] as const) {
    expect(await readReferralCode(installation.db, code)).toMatchObject({ role, uses_limit: 1000, uses: 0 });
  }
});

test("an installation with an owner is left alone", async () => {
  await seed(installation, { now, empty: true });
  expect(await seed(installation, { now, empty: false })).toBe(false);
  expect(await listPeople(installation.db, "clients")).toEqual([]);
});
