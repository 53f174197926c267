import {
  type Endpoint,
  getDashboard,
  getReconciliation,
  listClients,
  listCompletedWalks,
  listDuePay,
  listHistory,
  listInvoices,
  listPayRuns,
  listWalkers,
} from "@petcare/contract";
import { addDays, startOfWeek } from "@petcare/domain";
import { auditBooks } from "@petcare/functions/jobs/audit-books.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import { storeBusiness, today } from "./money-fixture.ts";
import { newInstallation } from "./new-installation.ts";
import { get, metered } from "./reads.ts";
import type { Row } from "./row.ts";

const now = Date.parse(`${today}T14:00:00Z`);
const lastMonday = addDays(startOfWeek(today), -7);
const lastWeek = { from: lastMonday, to: addDays(lastMonday, 6) };

interface Requested {
  endpoint: Endpoint;
  query?: Record<string, string>;
  /** The queries that it may make, each of one page. */
  queries: number;
}

/** The first page of each list, as its screen asks for it. */
const lists: Requested[] = [
  { endpoint: listClients, queries: 1 },
  { endpoint: listWalkers, queries: 1 },
  { endpoint: listHistory, query: { limit: "50" }, queries: 1 },
  { endpoint: listCompletedWalks, query: { ...lastWeek, limit: "50" }, queries: 1 },
  { endpoint: listInvoices, query: lastWeek, queries: 3 },
  { endpoint: listDuePay, query: { to: lastWeek.to }, queries: 3 },
  { endpoint: listPayRuns, query: { limit: "20" }, queries: 1 },
  { endpoint: getReconciliation, query: lastWeek, queries: 4 },
  { endpoint: getDashboard, queries: 6 },
];

/**
 * Measures what the owner's lists read of a table with 100,000 visits and 8,000 invoices, and what the check of its books does.
 */
export async function moneyRows(): Promise<Row[]> {
  const installation = await newInstallation(now);
  const email = "owner@bench.example";
  await installation.createAccount({ role: "admin", email });
  const token = await installation.signIn(email);
  await storeBusiness(installation.db);
  const rows: Row[] = [];
  for (const { endpoint, query = {}, queries } of lists) {
    const meter = metered();
    await get(endpoint, query, token);
    const what = `${endpoint.method} ${endpoint.path}, 100,000 visits`;
    rows.push(
      row(`${what}: pages of queries`, String(meter.pages), `≤ ${queries}`, meter.pages <= queries),
      row(`${what}: read units`, meter.units.toFixed(1), "≤ 500", meter.units <= 500),
    );
  }
  rows.push(...(await auditRows()));
  await installation.close();
  return rows;
}

/** The first night checks everybody's books, the next one nobody's: nothing was written since. */
async function auditRows(): Promise<Row[]> {
  const what = "checking the books, 300 clients and 20 walkers";
  const meter = metered();
  const start = process.hrtime.bigint();
  const faults = await auditBooks(() => true);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const { units } = meter;
  runtime.now = () => now + 86_400_000;
  await auditBooks(() => true);
  const again = meter.units - units;
  return [
    row(`${what}: faults`, String(faults), "0", faults === 0),
    row(`${what}: read units of all`, units.toFixed(0), "≤ 60000", units <= 60_000),
    row(`${what}: seconds for all`, seconds.toFixed(0), "≤ 600", seconds <= 600),
    row(`${what}: read units of a night without acts`, again.toFixed(0), "≤ 1500", again <= 1500),
  ];
}

const row = (what: string, figure: string, target: string, met: boolean): Row => ({ what, figure, target, met });
