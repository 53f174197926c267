import { QueryCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { forgetPerson } from "../../leaving/forget-person.ts";
import { ownId } from "../../people/own-id.ts";
import type { Db } from "../../table/client.ts";
import { anAuthor } from "../../testing/author.ts";
import { aSchedule, everyDay } from "../../testing/bookings.ts";
import { readClientHistory } from "../../testing/lists.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { readClientUpcoming } from "../client-upcoming.ts";
import { readDoneVisits } from "../read-done-visits.ts";
import { clientFields } from "../readers.ts";
import { storeSchedule } from "../schedules.ts";
import { following, SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

/** The index with the one short list of overdue invoices of all clients. */
const shared = "money";

interface Read {
  command: string;
  index: string;
  isFiltered: boolean;
  /** Items that were looked at. */
  scanned: number;
  returned: number;
}

/** Every query and scan from here on, and each other command that only reads. */
function recordReads(db: Db): Read[] {
  const reads: Read[] = [];
  db.client.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      const command = String(context.commandName);
      if (command === QueryCommand.name || command === ScanCommand.name) {
        const { IndexName = "table", FilterExpression } = args.input as {
          IndexName?: string;
          FilterExpression?: string;
        };
        const { ScannedCount = 0, Count = 0 } = answer.output as { ScannedCount?: number; Count?: number };
        const isFiltered = FilterExpression !== undefined;
        reads.push({ command, index: IndexName, isFiltered, scanned: ScannedCount, returned: Count });
      }
      return answer;
    },
    { step: "initialize" },
  );
  return reads;
}

/** A series of client-1 in its eighth week, done up to today, beside those of two other clients. */
async function openBusy(): Promise<SeriesHarness> {
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { recurrence: everyDay() }, "2026-11-20");
  for (const client_id of ["client-2", "client-3"]) {
    const other = aSchedule({ id: client_id, client_id, walker_id: "marcus", recurrence: everyDay() });
    await storeSchedule(harness.db, other, "2026-12-20", anAuthor());
  }
  for (let day = 20; day < 30; day++) {
    harness.today = `2026-11-${day}`;
    await harness.complete(harness.today);
  }
  await harness.cancelOne("2026-12-04");
  return harness;
}

const reading: [string, (harness: SeriesHarness) => Promise<unknown>][] = [
  ["the calendar", (harness) => harness.calendar("2026-11-15", "2026-12-30")],
  ["a walker's list", (harness) => harness.walker("rosa", "2026-11-15", "2026-12-30")],
  [
    "a walker's earnings",
    ({ db }) => {
      const requested = { from: "2026-11-20", to: "2026-11-30", of: { role: "walker", id: ownId("rosa") } } as const;
      return readDoneVisits(db, { ...requested, cancelled: "pay_cents" }, ["date", "pay_cents"]);
    },
  ],
  [
    "a client's walks to come",
    (harness) => readClientUpcoming(harness.db, ownId("client-1"), { today: harness.today, count: 20 }, clientFields),
  ],
  [
    "a client's walks that were done",
    (harness) => readClientHistory(harness.db, "client-1", { limit: 10, cursor: "2026-11-30" }),
  ],
  ["one visit", (harness) => harness.visit("2026-12-07")],
  ["a preview", (harness) => harness.preview(harness.editOf({ notes: "Side door" }, following("2026-12-07")))],
  ["an edit of a series", (harness) => harness.edit({ notes: "Side door" }, following("2026-12-07"))],
  ["an undo", async (harness) => [await harness.edit({ notes: "Side door" }), await harness.undo()]],
  ["an edit of one visit", (harness) => harness.patch("2026-12-07", { changes: { notes: "Side door" } })],
  ["cancelling", (harness) => harness.cancel(following("2026-12-07"))],
  ["confirming", (harness) => harness.confirm("2026-12-07")],
  ["completing", (harness) => harness.complete("2026-11-29")],
  ["the nightly job", (harness) => harness.nightly()],
  [
    "forgetting a client",
    (harness) => forgetPerson(harness.db, { id: "client-1", role: "client" }, harness.today, anAuthor()),
  ],
];

test.each(reading)(
  "%s scans nothing, and looks at no more than twice what it takes",
  { tags: "at-once" },
  async (_, read) => {
    const harness = await openBusy();
    const reads = recordReads(harness.db);
    await read(harness);
    expect(reads.filter(({ command }) => command === ScanCommand.name)).toEqual([]);
    const wasteful = reads.filter(
      ({ index, isFiltered, scanned, returned }) =>
        isFiltered && index !== shared && scanned > 2 * Math.max(1, returned),
    );
    expect(wasteful).toEqual([]);
  },
);
