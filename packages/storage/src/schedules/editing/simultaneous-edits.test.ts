import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { visitKey } from "../../table/keys.ts";
import { conditionally } from "../../table/transact.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { beforeWrite } from "../../testing/test-table.ts";
import { SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);

const seriesEdit = (harness: SeriesHarness) => harness.edit({ walker_id: "marcus", price_cents: 3000 });

test("a visit that was opened before it was stored is saved, unless its series was edited meanwhile", async () => {
  const harness = await open();
  const opened = await harness.visit("2027-01-22");
  harness.today = "2026-11-25";
  await harness.nightly();
  const edit = { changes: { notes: "Side door" } };
  expect(await harness.patch("2027-01-22", edit, opened.version)).toMatchObject({ outcome: "done" });

  const later = await harness.visit("2027-01-29");
  await seriesEdit(harness);
  expect(await harness.patch("2027-01-29", edit, later.version)).toMatchObject({ outcome: "changed" });
  const computed = await harness.visit("2027-02-26");
  harness.today = "2027-01-05";
  await harness.nightly();
  expect((await harness.visit("2027-02-26")).version).toBe(computed.version);
});

test.each<[string, (harness: SeriesHarness) => Promise<unknown>, object]>([
  [
    "an edit of a visit that is not stored yet",
    (harness) => harness.patch("2027-01-22", { changes: { notes: "Back door" } }),
    { notes: "Back door" },
  ],
  [
    "the night that stores it",
    (harness) => {
      harness.today = "2026-11-25";
      return harness.nightly();
    },
    {},
  ],
])("an edit of a series takes along what it meets: %s", async (_, meets, own) => {
  const harness = await open();
  const slow = beforeWrite(harness, 0, () => meets(harness));
  expect(await seriesEdit(slow)).toMatchObject({ outcome: "done" });
  expect(await harness.visit("2027-01-22")).toMatchObject({ walker_id: "marcus", price_cents: 3000, ...own });
});

test("of an invoice and a reopening that meet, one takes the visit", async () => {
  const opened = async () => {
    const harness = await open({}, "2026-11-20");
    await harness.complete("2026-11-20");
    return harness;
  };
  const claim = (harness: SeriesHarness) => {
    const bill = {
      TableName: harness.db.table,
      Key: visitKey(harness.key("2026-11-20")),
      UpdateExpression: "SET invoice_id = :invoice REMOVE money_pk, money_sk",
      ConditionExpression: "#status = :completed",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":invoice": "invoice-1", ":completed": "completed" },
    };
    return conditionally(harness.db, () => harness.db.client.send(new UpdateCommand(bill)));
  };

  const billed = await opened();
  const slow = beforeWrite(billed, 0, () => claim(billed));
  expect(await slow.reopen("2026-11-20")).toMatchObject({ outcome: "refused", reason: "invoiced" });
  const reopened = await opened();
  const slowBill = beforeWrite(reopened, 0, () => reopened.reopen("2026-11-20"));
  expect(await claim(slowBill)).toMatchObject({ outcome: "refused" });
  expect((await reopened.visit("2026-11-20")).status).toBe("scheduled");
});
