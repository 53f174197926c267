import { createHash } from "node:crypto";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { addDays, type LocalDate } from "@petcare/domain";
import { handler as nightly } from "@petcare/functions/jobs/nightly.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import type { TestInstallation } from "@petcare/installation";
import { putBookings, type Schedule } from "@petcare/storage";
import { newInstallation } from "./new-installation.ts";
import type { Row } from "./row.ts";

const seriesCount = 10_000;
const kills = 20;
const night = Date.parse("2026-11-20T08:00:00Z");
const firstDay: LocalDate = "2026-11-20";

/**
 * Runs the nightly job on 10,000 weekly series without stored visits: twice, and then on another table killed at 20
 * places spread over the run, each time run again.
 */
export async function nightlyRows(): Promise<Row[]> {
  const installation = await installationOfSeries();
  const meter = metered();
  const first = await timed(nightly);
  const { writes, writeUnits, readUnits, maxPage } = meter;
  const second = await timed(nightly);
  const clean = await digestOf(installation);
  await installation.close();
  const perSecond = seriesCount / first.seconds;
  return [
    row(
      `nightly job, ${seriesCount} series: visits stored`,
      String(first.result.visits),
      "> 80000",
      first.result.visits > 80_000,
    ),
    row("nightly job: series a second", perSecond.toFixed(0), "> 20", perSecond > 20),
    row(
      "nightly job: writes, a series and the check of the books",
      String(writes),
      `${seriesCount + 1}`,
      writes === seriesCount + 1,
    ),
    row(
      "nightly job: write units, a series",
      (writeUnits / seriesCount).toFixed(2),
      "≤ 70.01",
      writeUnits / seriesCount <= 70.01,
    ),
    row("nightly job: read units", readUnits.toFixed(0), "≤ 2000", readUnits <= 2000),
    row("nightly job: series in memory at once", String(maxPage), "≤ 1000", maxPage <= 1000),
    row("nightly job, second run: writes", String(meter.writes - writes), "0", meter.writes === writes),
    row(
      "nightly job, second run ÷ first",
      `${(second.seconds / first.seconds).toFixed(4)}×`,
      "≤ 0.01×",
      second.seconds / first.seconds <= 0.01,
    ),
    await killedRow(writes, clean),
  ];
}

const row = (what: string, figure: string, target: string, met: boolean): Row => ({ what, figure, target, met });

/** A table that a run was killed in 20 times is the one that a single clean run leaves. */
async function killedRow(writes: number, clean: string): Promise<Row> {
  const installation = await installationOfSeries();
  const meter = metered();
  for (let kill = 1; kill <= kills; kill++) {
    meter.diesAt = Math.floor((writes * kill) / (kills + 1));
    // What is dead begins no other series.
    const getRemainingTimeInMillis = () => (meter.writes < meter.diesAt ? Number.POSITIVE_INFINITY : 0);
    await nightly(undefined, { getRemainingTimeInMillis }).catch(() => undefined);
    meter.diesAt = Number.POSITIVE_INFINITY;
  }
  await nightly();
  const same = (await digestOf(installation)) === clean;
  await installation.close();
  return row(`nightly job, killed ${kills} times: the same table`, same ? "yes" : "no", "yes", same);
}

async function installationOfSeries(): Promise<TestInstallation> {
  const installation = await newInstallation(night);
  await putBookings(
    installation.db,
    Array.from({ length: seriesCount }, (_, n) => weekly(n)),
    [],
  );
  return installation;
}

/** Counts what the job reads and writes from here on, and kills it at a write where that is asked. */
function metered() {
  const meter = { writes: 0, writeUnits: 0, readUnits: 0, maxPage: 0, diesAt: Number.POSITIVE_INFINITY };
  runtime.db.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const isRead = /^(Get|Query|BatchGet)/.test(commandName);
        if (!isRead && ++meter.writes >= meter.diesAt) throw new Error("killed");
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
        const { ConsumedCapacity, Items = [] } = answer.output as Output;
        const units = [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
        meter[isRead ? "readUnits" : "writeUnits"] += units;
        const series = Items.filter(({ sk }) => sk === "SCHEDULE").length;
        meter.maxPage = Math.max(meter.maxPage, series);
        return answer;
      },
    { step: "initialize", name: "meter", override: true },
  );
  return meter;
}

interface Capacity {
  CapacityUnits: number;
}
interface Output {
  ConsumedCapacity?: Capacity | Capacity[];
  Items?: { sk: string }[];
}

/** A digest of everything in the table. */
async function digestOf({ db }: TestInstallation): Promise<string> {
  const lines: string[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await db.client.send(new ScanCommand({ TableName: db.table, ExclusiveStartKey }));
    lines.push(...(page.Items ?? []).map((item) => JSON.stringify(Object.entries(item).sort())));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

const weekly = (n: number): Schedule => ({
  id: `series${n}`,
  date: addDays(firstDay, n % 7),
  recurrence: { frequency: "weekly", interval: 1, weekdays: [], end: { type: "never" } },
  timeframe: "morning",
  service: "25",
  client_id: `client${n % 500}`,
  walker_id: `walker${n % 20}`,
  pet_names: ["Biscuit"],
  price_cents: 2500,
  status: "scheduled",
  stored_through: addDays(firstDay, -1),
  version: 1,
  // Booked long ago, so that the night has no changes to check.
  created_at: night - 30 * 86_400_000,
  created_by: "owner",
});

async function timed<Result>(work: () => Promise<Result>) {
  const start = process.hrtime.bigint();
  const result = await work();
  return { result, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
}
