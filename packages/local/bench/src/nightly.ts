import { addDays, type LocalDate } from "@petcare/domain";
import { handler as nightly } from "@petcare/functions/jobs/nightly.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import { startTestInstallation } from "@petcare/installation";
import { putBookings, type Schedule } from "@petcare/storage";
import { type Row, times } from "./row.ts";

const seriesCount = 10_000;
const night = Date.parse("2026-11-20T08:00:00Z");
const firstDay: LocalDate = "2026-11-20";

/** Runs the nightly job twice on 10,000 weekly series without stored visits. */
export async function nightlyRows(): Promise<Row[]> {
  const installation = await startTestInstallation();
  runtime.now = () => night;
  const series = Array.from({ length: seriesCount }, (_, n) => weekly(n));
  await putBookings(installation.db, series, []);
  const first = await seconds();
  const second = await seconds();
  await installation.close();
  const [perSecond, again] = [seriesCount / first, second / first];
  return [
    { what: "the night: series a second", figure: perSecond.toFixed(0), target: "> 20", met: perSecond > 20 },
    { what: "the night again ÷ the first", figure: times(again), target: "≤ 0.01×", met: again <= 0.01 },
  ];
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

/** The seconds that a run of the job takes. */
async function seconds(): Promise<number> {
  const start = process.hrtime.bigint();
  await nightly();
  return Number(process.hrtime.bigint() - start) / 1e9;
}
