import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { SeriesHarness } from "../../schedules/editing/testing/series-harness.ts";
import { scheduleKey, visitKey } from "../../table/keys.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { unrecorded } from "./unrecorded.ts";

const dynamoDb = await startDatabase();
const day = "2026-11-25";
const visit = visitKey({ schedule_id: "series", original_date: day });

test.each<[string, { pk: string; sk: string }, string, unknown, string]>([
  ["a visit's price", visit, "price_cents", 3101, `SCHEDULE#series VISIT#${day}`],
  ["a field that no row tells", visit, "walker_id", "marcus", `SCHEDULE#series VISIT#${day}`],
  ["a visit's version", visit, "version", 9, `SCHEDULE#series VISIT#${day}`],
  ["a schedule's notes", scheduleKey("series"), "notes", "No door", "SCHEDULE#series"],
])("%s that its history does not tell is found", async (_, Key, name, value, fault) => {
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { notes: "Side door" }, "2026-11-21", 25);
  await harness.patch(day, { changes: { price_cents: 3100 } });
  expect((await unrecorded(harness.db)).faults).toEqual([]);
  await harness.db.client.send(
    new UpdateCommand({
      TableName: harness.db.table,
      Key,
      UpdateExpression: "SET #name = :value",
      ExpressionAttributeNames: { "#name": name },
      ExpressionAttributeValues: { ":value": value },
    }),
  );
  expect((await unrecorded(harness.db)).faults).toEqual([fault]);
});
