import { addDays, creditOf, invoiceNumber, localDateOf, owedOf, unsignedKinds } from "@petcare/domain";
import { idFrom } from "@petcare/functions/shared/runtime.ts";
import { photoKey } from "@petcare/functions/shared/s3/photo-key.ts";
import { objectAddress, signedLink } from "@petcare/functions/shared/s3/sign.ts";
import {
  ensureInstallation,
  type Installation,
  localCredentials,
  type StandIns,
  setEnvironment,
  startStandIns,
} from "@petcare/installation";
import {
  askedVersions,
  listPeople,
  materialise,
  readAgreements,
  readAskedTexts,
  readClientInvoices,
  readClientLedgers,
  readDue,
  readOpenInvoices,
  readPayRuns,
  readReferralCode,
  readSettledInvoices,
  readSignatures,
  readVisitHistory,
  readWork,
  seriesStoredBefore,
  userByEmail,
  visitId,
} from "@petcare/storage";
import { readCalendar } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoEmails } from "./accounts.ts";
import { demoData } from "./demo-data.ts";
import { seed } from "./seed.ts";

const now = Date.parse("2026-11-20T10:30:00-05:00");
let standIns: StandIns;
let restore: () => void;
/** With a year of the demo's business. No test changes it. */
let demo: Installation;
let isNew: boolean;
let tables = 0;
const made: Installation[] = [];

beforeAll(async () => {
  standIns = await startStandIns({ passwordCost: 16 });
  restore = setEnvironment({ ...localCredentials, ...standIns.environment });
  demo = await newInstallation();
  isNew = await seed(demo, { now, empty: false });
});
afterAll(async () => {
  for (const { close } of made) close();
  restore();
  await standIns.close();
});

async function newInstallation(): Promise<Installation> {
  const installation = await ensureInstallation(`demo-${++tables}`);
  made.push(installation);
  return installation;
}

test("what is seeded is what is read, and the nightly job has nothing to add", async () => {
  expect(isNew).toBe(true);
  const { db } = demo;
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

test("agreements are published, one client has still to sign, and one household has a member", async () => {
  const { db } = demo;
  const agreements = await readAgreements(db);
  const asked = askedVersions(agreements);
  expect(asked).toEqual({ service: 1, vet: 1 });
  const clients = await listPeople(db, "clients");
  const unsigned = clients.filter((client) => client.email && unsignedKinds(asked, client).length > 0);
  expect(unsigned.map(({ name }) => name)).toEqual(["Sean Gallagher"]);
  const ana = clients.find(({ email }) => email === demoEmails.client);
  const signatures = await readSignatures(db, ana?.id ?? "");
  const texts = await readAskedTexts(db, agreements);
  expect(signatures.map(({ kind, sha256 }) => [kind, sha256]).toSorted()).toEqual(
    texts.map(({ kind, sha256 }) => [kind, sha256]).toSorted(),
  );
  expect(signatures.every(({ signed_at }) => signed_at < now)).toBe(true);
  const member = await userByEmail(db, demoEmails.member);
  expect(member).toMatchObject({ name: "Elena Reyes", household: ana?.id });
  expect([...(ana?.members ?? [])]).toEqual([member?.id]);
});

test("the files of photos are there, and a history tells what its visit is", async () => {
  const { visits, changes } = demoData(now);
  const named = visits.flatMap((visit) => (visit.photo_ids ?? []).map((id) => photoKey(visit, id)));
  expect(named).toHaveLength(3);
  for (const key of named) {
    const address = objectAddress("petcare-photos", key);
    const file = Buffer.from(
      await (await fetch(await signedLink({ method: "GET", address, validFor: 60, now: Date.now() }))).bytes(),
    );
    // The marks at both ends of a JPEG.
    expect([file.subarray(0, 2).toString("hex"), file.subarray(-2).toString("hex")]).toEqual(["ffd8", "ffd9"]);
  }
  const noted = changes.find(({ after }) => after.incidents);
  const { rows } = await readVisitHistory(demo.db, noted ? visitId(noted.after) : "", { limit: 9 });
  expect(rows.map((row) => [row.version, Object.keys(row.changes).includes("incidents")])).toEqual([
    [4, true],
    [3, true],
    [2, false],
  ]);
});

test("the past is billed: most of it is paid, some is open or overdue, and the books add up", async () => {
  const { db } = demo;
  const open = await readOpenInvoices(db);
  const settled = await readSettledInvoices(db, "2025-10-01", "2026-11-20");
  const statuses = [...open, ...settled].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(["unpaid", "partial", "paid", "void"]));
  expect(open.filter(({ due }) => due < "2026-11-20").length).toBeGreaterThan(2);
  expect(settled.length).toBeGreaterThan(300);
  const numbers = [...open, ...settled].map(({ id }) => invoiceNumber(id));
  expect(new Set(numbers).size).toBe(numbers.length);
  const accounts = await readClientLedgers(db);
  const owed = accounts.reduce((sum, account) => sum + owedOf(account.sums), 0);
  expect(owed).toBe(open.reduce((sum, { sums }) => sum + sums.total - sums.paid, 0));
  expect(accounts.every(({ sums }) => creditOf(sums) >= 0)).toBe(true);

  const { to_bill } = await readWork(db, "2026-11-20");
  expect(to_bill.some(({ date }) => date < "2026-11-09")).toBe(false);
  expect(to_bill.some(({ date }) => date < "2026-11-16")).toBe(true);
  const ana = (await listPeople(db, "clients")).find(({ email }) => email === demoEmails.client);
  const { invoices } = await readClientInvoices(db, ana?.id ?? "", { limit: 3 });
  expect(invoices.map(({ status }) => status)).toEqual(["unpaid", "partial", "paid"]);
  // As the product makes them, so that a form of before finds what was made since.
  const count = accounts.find(({ client_id }) => client_id === ana?.id)?.invoices ?? 0;
  expect(invoices[0]?.id).toBe(idFrom("invoice", ana?.id ?? "", String(count - 1), "0"));
});

test("the team is paid for all but the last whole week, tips too", async () => {
  const { db } = demo;
  const due = await readDue(db, "2026-11-15");
  expect(due.some(({ kind }) => kind === "visit")).toBe(true);
  expect(due.filter(({ date }) => date < "2026-11-09")).toEqual([]);
  const { runs } = await readPayRuns(db, { limit: 200 });
  expect(runs.some(({ sums }) => sums.tips > 0)).toBe(true);
  expect(runs[0]).toMatchObject({ status: "paid", paid_on: "2026-11-09", period: { end: "2026-11-08" } });
});

test("an empty installation has its owner alone", async () => {
  const installation = await newInstallation();
  await seed(installation, { now, empty: true });
  expect((await listPeople(installation.db, "team")).map(({ role }) => role)).toEqual(["admin"]);
  expect(await listPeople(installation.db, "clients")).toEqual([]);
  expect(await readCalendar(installation.db, "2026-11-01", "2026-12-01")).toEqual([]);
  expect(await readReferralCode(installation.db, "CNT23456")).toBeUndefined();
});

test("the demo's referral codes have uses to spare", async () => {
  for (const [code, role] of [
    ["WKR23456", "walker"],
    ["CNT23456", "client"],
  ] as const) {
    expect(await readReferralCode(demo.db, code)).toMatchObject({ role, uses_limit: 1000, uses: 0 });
  }
});

test("an installation with an owner is left alone", async () => {
  const installation = await newInstallation();
  await seed(installation, { now, empty: true });
  expect(await seed(installation, { now, empty: false })).toBe(false);
  expect(await listPeople(installation.db, "clients")).toEqual([]);
});
