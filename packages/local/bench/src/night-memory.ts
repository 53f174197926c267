import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { addDays } from "@petcare/domain";
import { putBookings, type Visit } from "@petcare/storage";
import { putItems, walkerLedgerKind } from "@petcare/storage/items";
import { newInstallation } from "./new-installation.ts";
import type { Row } from "./row.ts";

const night = Date.parse("2026-11-20T08:00:00Z");
const visitsADay = 15;

const visits = 50_000;
/** In MiB. It has no room for all of the visits at once, so a job that reads them all dies. */
const heap = 64;

/** Measures the memory of the nightly job where one walker has done 50,000 visits. */
export async function nightMemoryRows(): Promise<Row[]> {
  const { db, close } = await newInstallation(night);
  await putBookings(
    db,
    [],
    Array.from({ length: visits }, (_, index) => past(index)),
  );
  await putItems(db, [walkerLedgerKind.itemOf({ walker_id: "walker", version: 1, runs: 0 })]);
  const job = [`--max-old-space-size=${heap}`, join(import.meta.dirname, "one-night.ts"), String(night)];
  const { stdout } = await promisify(execFile)(process.execPath, job, { env: { ...process.env, LOG_LEVEL: "error" } });
  await close();
  const peak = Number(stdout) / 2 ** 20;
  const what = `nightly job, a walker’s ${visits} visits, ${heap} MiB of heap: peak memory`;
  return [{ what, figure: `${peak.toFixed(0)} MiB`, target: "≤ 320 MiB", met: peak <= 320 }];
}

/** A visit of an earlier year, done, still to be paid, and nothing to bill. */
function past(index: number): Visit {
  const date = addDays("2016-01-01", Math.floor(index / visitsADay));
  return {
    schedule_id: `schedule${index % visitsADay}`,
    original_date: date,
    date,
    status: "completed",
    recurring: true,
    timeframe: "morning",
    service: "25",
    duration_minutes: 25,
    client_id: `client${index % visitsADay}`,
    walker_id: "walker",
    pet_names: ["Biscuit", "Max"],
    comments: "A long walk along the canal, and both of them met their friends.",
    price_cents: 2500,
    charge_cents: 2500,
    pay_cents: 1500,
    written_off_at: night,
    version: 2,
  };
}
