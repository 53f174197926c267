import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { addDays } from "@petcare/domain";
import { disconnect, dump, newTable } from "../../../testing/test-table.ts";
import { unstoredDates, visitOf } from "../../series.ts";
import type { Visit } from "../../visit.ts";
import type { SeriesHarness } from "./series-harness.ts";

const batch = 25;
const looked = 120;

/** A harness with a table of its own that has the same in it. */
export async function copyOf(harness: SeriesHarness): Promise<SeriesHarness> {
  const items = await dump(harness.db);
  const db = await newTable(harness.endpoint);
  for (let from = 0; from < items.length; from += batch) {
    const puts = items.slice(from, from + batch).map((Item) => ({ PutRequest: { Item } }));
    await db.client.send(new BatchWriteCommand({ RequestItems: { [db.table]: puts } }));
  }
  disconnect(db);
  return harness.elsewhere(db.table);
}

/** Reads a series and its visits without versions and without fields that come from the series. */
export async function stateOf(harness: SeriesHarness) {
  const [schedule, stored] = await Promise.all([harness.schedule(), harness.stored()]);
  const { version, visits_version, stored_through, stored_ahead, changed_at, changed_by, inverse, ...series } =
    schedule;
  const dates = unstoredDates(schedule, schedule.date, addDays(harness.today, looked));
  const visits = [...stored, ...dates.map((date) => visitOf(schedule, date))];
  return { series, visits: visits.flatMap(whole).sort((a, b) => (a.original_date < b.original_date ? -1 : 1)) };
}

/** Whether a date was stored before it went with its series, or went unseen, makes no difference to anybody. */
function whole({ version, changed_at, changed_by, cancelled_with, ...visit }: Visit) {
  const isSeen = cancelled_with === undefined || (visit.charge_cents ?? 0) > 0;
  return isSeen ? [{ ...visit, own: [...(visit.own ?? [])].sort() }] : [];
}
