import { expect, test } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);

test("only the last edit is undone, once, and within a day", async () => {
  const harness = await open();
  await harness.edit({ notes: "Side door" });
  const { version } = await harness.schedule();
  await harness.edit({ notes: "Back door" });
  const refused = { outcome: "refused", reason: "nothing_to_undo" };
  expect(await harness.undo(version)).toMatchObject(refused);
  const tomorrow = harness.elsewhere();
  tomorrow.today = "2026-11-23";
  expect(await tomorrow.undo(version + 1)).toMatchObject(refused);
  expect(await harness.undo(version + 1)).toMatchObject({ outcome: "done" });
  expect(await harness.undo(version + 1)).toMatchObject({ outcome: "unchanged" });
  expect((await harness.visit("2026-11-25")).notes).toBe("Side door");
});
