import { addDays, type LocalDate } from "@petcare/domain";
import { handler as nightly } from "@petcare/functions/jobs/nightly.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import { startWorld } from "@petcare/installation";
import { putBookings, type Schedule } from "@petcare/storage";
import type { Row } from "./row.ts";

const seriesCount = 10_000;
const night = Date.parse("2026-11-20T08:00:00Z");
const firstDay: LocalDate = "2026-11-20";

/** Runs the nightly job twice on 10,000 weekly series without stored visits. */
export async function nightlyRows(): Promise<Row[]> {
  const world = await startWorld();
  runtime.now = () => night;
  try {
    await putBookings(
      world.db,
      Array.from({ length: seriesCount }, (_, n) => weekly(n)),
      [],
    );
    let writes = 0;
    runtime.db.client.middlewareStack.add(
      (next, { commandName = "" }) =>
        (args) => {
          if (!/^(Get|Query|BatchGet)/.test(commandName)) writes += 1;
          return next(args);
        },
      { step: "initialize", name: "count-writes" },
    );
    const first = await timed(nightly);
    const written = writes;
    const second = await timed(nightly);
    return [
      {
        what: `nightly job, ${seriesCount} series: visits stored (${written} writes)`,
        figure: String(first.result.visits),
        target: "> 80000",
        met: first.result.visits > 80_000,
      },
      {
        what: "nightly job, second run: writes",
        figure: String(writes - written),
        target: "0",
        met: writes === written,
      },
      {
        what: "nightly job, second run ÷ first",
        figure: `${(second.seconds / first.seconds).toFixed(4)}×`,
        target: "≤ 0.01×",
        met: second.seconds / first.seconds <= 0.01,
      },
    ];
  } finally {
    await world.close();
  }
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
  materialised_through: addDays(firstDay, -1),
  version: 1,
  created_at: night,
  created_by: "owner",
});

async function timed<Result>(work: () => Promise<Result>) {
  const start = process.hrtime.bigint();
  const result = await work();
  return { result, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
}
