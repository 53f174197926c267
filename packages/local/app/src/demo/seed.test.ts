import { unsignedKinds } from "@petcare/domain";
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
  readAgreements,
  readClientInvoices,
  readOpenInvoices,
  readReferralCode,
  readSettledInvoices,
  readWork,
} from "@petcare/storage";
import { auditTable } from "@petcare/storage/items";
import { ownId } from "@petcare/storage/own-id";
import { dump } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoEmails } from "./accounts.ts";
import { seed } from "./seed.ts";

const now = Date.parse("2026-11-20T10:30:00-05:00");
let standIns: StandIns;
let restore: () => void;
/** With the demo's business. No test changes it. */
let demo: Installation;

beforeAll(async () => {
  standIns = await startStandIns({ passwordCost: 16 });
  restore = setEnvironment({ ...localCredentials, ...standIns.environment });
  demo = await ensureInstallation("demo");
  await seed(demo, { now, empty: false });
});
afterAll(async () => {
  demo.close();
  restore();
  await standIns.close();
});

test("all of its books are as the acts would have made them", async () => {
  expect(await auditTable(await dump(demo.db))).toEqual([]);
});

test("the past is billed: most of it is paid, some is open or overdue", async () => {
  const { db } = demo;
  const open = await readOpenInvoices(db);
  const settled = await readSettledInvoices(db, "2026-08-01", "2026-11-20");
  const statuses = [...open, ...settled].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(["unpaid", "partial", "paid", "void"]));
  expect(open.filter(({ due }) => due < "2026-11-20").length).toBeGreaterThan(2);
  const { to_bill } = await readWork(db, "2026-11-20");
  expect(to_bill.some(({ date }) => date < "2026-11-16")).toBe(true);
  const ana = (await listPeople(db, "clients")).find(({ email }) => email === demoEmails.client);
  const { invoices } = await readClientInvoices(db, ownId(ana?.id ?? ""), { limit: 3 });
  expect(invoices.map(({ status }) => status)).toEqual(["unpaid", "partial", "paid"]);
});

test("one client has still to sign, and referral codes have uses to spare", async () => {
  const asked = askedVersions(await readAgreements(demo.db));
  const clients = await listPeople(demo.db, "clients");
  const unsigned = clients.filter((client) => client.email && unsignedKinds(asked, client).length > 0);
  expect(unsigned.map(({ name }) => name)).toEqual(["Sean Gallagher"]);
  for (const code of ["WKR23456", "CNT23456"]) {
    expect(await readReferralCode(demo.db, code)).toMatchObject({ uses_limit: 1000, uses: 0 });
  }
});

test("an empty installation has its owner alone, and one with an owner is left alone", async () => {
  const installation = await ensureInstallation("empty");
  expect(await seed(installation, { now, empty: true })).toBe(true);
  expect(await seed(installation, { now, empty: false })).toBe(false);
  expect((await listPeople(installation.db, "team")).map(({ role }) => role)).toEqual(["admin"]);
  expect(await listPeople(installation.db, "clients")).toEqual([]);
  installation.close();
});
