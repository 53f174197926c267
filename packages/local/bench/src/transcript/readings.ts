import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import type { Caller, Json, Session } from "./session.ts";

const page = "limit=50";

/** Reads all that owner, walker and client can read around a day, and of each of the first people and documents. */
export async function readAll(session: Session, today: LocalDate, howMany: number): Promise<void> {
  const from = addDays(today, -28);
  const next = addDays(today, 42);
  const read = (as: Caller, path: string) => session.send({ as, method: "GET", path });
  const owner = async (path: string): Promise<Json> => (await read("owner", path)).answer;

  await owner("/dashboard");
  await owner("/walkers/overview");
  await owner("/clients/next-visits");
  await owner("/balances");
  const visits = await owner(`/schedules?start=${addDays(today, -14)}&end=${next}`);
  await owner(`/schedules?start=${addDays(today, 120)}&end=${addDays(today, 150)}`);
  const { open = [], settled = [] } = await owner(`/invoices?from=${from}&to=${today}`);
  await owner(`/invoices/preview?from=${addDays(startOfWeek(today), -7)}&to=${addDays(startOfWeek(today), -1)}`);
  await owner(`/reconciliation?from=${from}&to=${today}`);
  await owner(`/journal?from=${from}&to=${today}`);
  await owner(`/pay?to=${today}`);
  const runs = await owner(`/pay-runs?${page}`);
  await owner(`/weeks?${page}`);
  for (const weeks of [1, 2, 3]) await owner(`/weeks/${addDays(startOfWeek(today), -7 * weeks)}`);
  await owner(`/completed-walks?from=${from}&to=${today}&${page}`);
  await owner(`/completed-walks/totals?from=${from}&to=${today}`);
  await owner("/settings/pricing");
  await owner("/settings/taxes");
  await owner(`/referral-codes?${page}`);
  await owner(`/history?${page}`);
  await owner("/exports");

  const clients = await owner("/clients");
  for (const { id } of clients.slice(0, howMany)) {
    await owner(`/clients/${id}`);
    for (const which of ["upcoming", "past"]) await owner(`/clients/${id}/visits?which=${which}&${page}`);
    await owner(`/clients/${id}/series`);
    await owner(`/clients/${id}/invoices?${page}`);
    await owner(`/clients/${id}/statement?from=${from}&to=${today}`);
    await owner(`/history?kind=person&about=${id}&${page}`);
  }
  const walkers = await owner("/walkers");
  for (const { id } of walkers.slice(0, howMany)) {
    await owner(`/walkers/${id}`);
    await owner(`/walkers/${id}/earnings?start=${from}&end=${today}`);
    await owner(`/pay-runs?walker_id=${id}&${page}`);
  }
  const every = Math.max(1, Math.floor(visits.length / (howMany * 4)));
  for (const { _id } of visits.filter((_: Json, index: number) => index % every === 0)) {
    await owner(`/visits/${_id}`);
    await owner(`/schedules/${_id}`);
    await owner(`/history?kind=visit&about=${_id}&${page}`);
  }
  for (const { id } of [...open, ...settled].slice(0, howMany)) await owner(`/invoices/${id}`);
  for (const { id } of open.slice(0, howMany)) await owner(`/history?kind=invoice&about=${id}&${page}`);
  for (const { id } of runs.slice(0, howMany)) await owner(`/pay-runs/${id}`);

  for (const path of ["/me", "/my-upcoming-walks", "/my-walk-history", "/my-invoices", "/my-balance"]) {
    await read("client", path.startsWith("/my-") && path !== "/my-balance" ? `${path}?${page}` : path);
  }
  for (const as of ["walker", "owner"] as const) {
    await read(as, "/me");
    await read(as, "/walkers");
    await read(as, `/my-schedule?start=${addDays(today, -7)}&end=${addDays(today, 31)}&expand=1`);
    await read(as, `/my-schedule?start=${addDays(today, 100)}&end=${addDays(today, 131)}&expand=1`);
    await read(as, `/my-estimated-earnings?start=${from}&end=${today}`);
  }
}
