import { addDays } from "@petcare/domain";
import { expect, test } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { following, SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);

test("nights over both changes of the clock keep their dates and frames on either side of a change", async () => {
  const daily = { frequency: "daily", interval: 1, end: { type: "never" } } as const;
  for (const change of ["2027-03-14", "2027-11-07"] as const) {
    const today = addDays(change, -5);
    const harness = await open(
      { date: today, recurrence: daily, service: "overnight", timeframe: "evening" },
      today,
      10,
    );
    await harness.edit({ walker_id: "marcus" }, following(change));
    for (const day of [-1, 0, 1]) await harness.patch(addDays(change, day), { changes: { notes: `Night ${day}` } });
    const nights = await harness.calendar(addDays(change, -1), addDays(change, 2));
    expect(
      nights.map(({ original_date, walker_id, duration_minutes }) => [original_date, walker_id, duration_minutes]),
    ).toEqual([
      [addDays(change, -1), "rosa", 1440],
      [change, "marcus", 1440],
      [addDays(change, 1), "marcus", 1440],
    ]);
    expect(
      await harness.values(
        "notes",
        [-1, 0, 1].map((day) => addDays(change, day)),
      ),
    ).toEqual(["Night -1", "Night 0", "Night 1"]);
  }
});
