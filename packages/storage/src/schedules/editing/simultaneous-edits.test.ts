import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { conditionally } from "../../table/conditionally.ts";
import { visitKey } from "../../table/keys.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump, onWrites } from "../../testing/test-table.ts";
import type { SeriesPlan } from "./series-plan.ts";
import { following, SeriesHarness } from "./testing/series-harness.ts";
import { faultsOf } from "./testing/visible-state.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);

/** Does something once, just before the next write of a harness: after it has read all that it decides by. */
function beforeNextWrite(harness: SeriesHarness, first: () => Promise<unknown>): SeriesHarness {
  const slow = harness.elsewhere();
  let isFirst = true;
  onWrites(slow.db, async (send) => {
    if (isFirst) {
      isFirst = false;
      await first();
    }
    return send();
  });
  return slow;
}
const historyOf = async (harness: SeriesHarness) =>
  (await dump(harness.db)).filter(({ sk }) => String(sk).startsWith("HISTORY#"));
const shown = ({ visits, skipped }: SeriesPlan) =>
  JSON.stringify([visits.length, skipped.map(({ visit, reason }) => [visit.original_date, reason])]);

test("the nightly job between preview and save spoils nothing, and what it stored takes the edit", async () => {
  const harness = await open();
  const act = harness.editOf({ walker_id: "marcus" }, following("2027-01-25"));
  const foreseen = await harness.preview(act);
  const plan = foreseen.outcome === "done" ? shown(foreseen.planned) : "";
  harness.today = "2026-11-22";
  const slow = beforeNextWrite(harness, () => harness.nightly());
  expect(await slow.act(act, { isExpected: (planned) => shown(planned) === plan })).toMatchObject({ outcome: "done" });
  expect(await harness.values("walker_id", ["2027-01-22", "2027-01-25"])).toEqual(["rosa", "marcus"]);
  expect(await faultsOf(harness)).toEqual([]);
});

test("a visit that is completed between preview and save is told of, and stays as it was done", async () => {
  const harness = await open({}, "2026-11-23");
  const act = harness.editOf({ walker_id: "marcus" }, following("2026-11-23"));
  const foreseen = await harness.preview(act);
  const plan = foreseen.outcome === "done" ? shown(foreseen.planned) : "";
  const slow = beforeNextWrite(harness, () => harness.complete("2026-11-23"));
  const refused = await slow.act(act, { isExpected: (planned) => shown(planned) === plan });
  const skipped = [{ visit: { original_date: "2026-11-23" }, reason: "completed" }];
  expect(refused).toMatchObject({ outcome: "changed", planned: { skipped } });
  await harness.act(act);
  expect(await harness.values("walker_id", ["2026-11-23", "2026-11-25"])).toEqual(["rosa", "marcus"]);
});

test("a preview of yesterday is not what is saved after midnight", async () => {
  const harness = await open({}, "2026-11-23");
  const act = harness.editOf({ walker_id: "marcus" }, { type: "series" });
  const foreseen = await harness.preview(act);
  const plan = foreseen.outcome === "done" ? shown(foreseen.planned) : "";
  harness.today = "2026-11-24";
  const result = await harness.act(act, { isExpected: (planned) => shown(planned) === plan });
  const first = result.outcome === "changed" ? result.planned?.visits[0]?.before.original_date : undefined;
  expect(first).toBe("2026-11-25");
});

const seriesEdit = (harness: SeriesHarness) => harness.edit({ walker_id: "marcus", price_cents: 3000 });
test("a visit that is confirmed while its series is edited is found, stored or not", async () => {
  const harness = await open();
  const slow = beforeNextWrite(harness, () => seriesEdit(harness));
  expect(await slow.confirm("2027-06-07")).toMatchObject({ outcome: "confirmed", visit: { walker_id: "marcus" } });
});

test("of two tabs the second is told, and saves over what the first one made of it", async () => {
  const harness = await open();
  const { version } = await harness.schedule();
  await harness.edit({ price_cents: 3000 }, undefined, { version });
  const late = await harness.edit({ notes: "Side door" }, undefined, { version });
  expect(late).toMatchObject({ outcome: "changed", schedule: { version: version + 1, price_cents: 3000 } });
  await harness.edit({ notes: "Side door" }, undefined, { version: version + 1 });
  expect(await harness.visit("2026-11-25")).toMatchObject({ price_cents: 3000, notes: "Side door" });
});

test("a request that is sent twice counts once, with whatever version; with another body it is told of the first", async () => {
  const harness = await open();
  const { version } = await harness.schedule();
  for (const outcome of ["done", "unchanged"]) {
    expect(await harness.edit({ notes: "Side door" }, undefined, { version })).toMatchObject({ outcome });
  }
  expect((await harness.schedule()).version).toBe(version + 1);
  expect(await historyOf(harness)).toHaveLength(version + 1);
  expect(await harness.edit({ notes: "Back door" }, undefined, { version })).toMatchObject({ outcome: "changed" });
});

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
  const slow = beforeNextWrite(billed, () => claim(billed));
  expect(await slow.reopen("2026-11-20")).toMatchObject({ outcome: "refused", reason: "invoiced" });
  const reopened = await opened();
  const slowBill = beforeNextWrite(reopened, () => reopened.reopen("2026-11-20"));
  expect(await claim(slowBill)).toMatchObject({ outcome: "refused" });
  expect((await reopened.visit("2026-11-20")).status).toBe("scheduled");
});
