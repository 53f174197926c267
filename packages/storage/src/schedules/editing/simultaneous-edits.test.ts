import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate } from "@petcare/domain";
import { afterAll, expect, test } from "vitest";
import { conditionally } from "../../table/conditionally.ts";
import { visitKey } from "../../table/keys.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump, onWrites } from "../../testing/test-table.ts";
import type { SeriesPlan } from "./series-plan.ts";
import { Desk, following } from "./testing/desk.ts";
import { faultsOf } from "./testing/pictures.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const open = (...given: Parameters<typeof Desk.open> extends [string, ...infer Rest] ? Rest : never) =>
  Desk.open(dynamoDb.endpoint, ...given);

/** Does something once, just before the next write of a desk: after it has read all that it decides by. */
function beforeNextWrite(desk: Desk, first: () => Promise<unknown>): Desk {
  const slow = desk.elsewhere();
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
const historyOf = async (desk: Desk) => (await dump(desk.db)).filter(({ sk }) => String(sk).startsWith("HISTORY#"));
const shown = ({ visits, skipped }: SeriesPlan) =>
  JSON.stringify([visits.length, skipped.map(({ visit, reason }) => [visit.original_date, reason])]);

test("the nightly job between preview and save spoils nothing, and what it stored takes the edit", async () => {
  const desk = await open();
  const act = desk.editOf({ walker_id: "marcus" }, following("2027-01-25"));
  const foreseen = await desk.preview(act);
  const plan = foreseen.outcome === "done" ? shown(foreseen.planned) : "";
  desk.today = "2026-11-22";
  const slow = beforeNextWrite(desk, () => desk.nightly());
  expect(await slow.act(act, { isExpected: (planned) => shown(planned) === plan })).toMatchObject({ outcome: "done" });
  expect(await desk.values("walker_id", ["2027-01-22", "2027-01-25"])).toEqual(["rosa", "marcus"]);
  expect(await faultsOf(desk)).toEqual([]);
});

test("a visit that is completed between preview and save is told of, and stays as it was done", async () => {
  const desk = await open({}, "2026-11-23");
  const act = desk.editOf({ walker_id: "marcus" }, following("2026-11-23"));
  const foreseen = await desk.preview(act);
  const plan = foreseen.outcome === "done" ? shown(foreseen.planned) : "";
  const slow = beforeNextWrite(desk, () => desk.complete("2026-11-23"));
  const refused = await slow.act(act, { isExpected: (planned) => shown(planned) === plan });
  const skipped = [{ visit: { original_date: "2026-11-23" }, reason: "completed" }];
  expect(refused).toMatchObject({ outcome: "changed", planned: { skipped } });
  await desk.act(act);
  expect(await desk.values("walker_id", ["2026-11-23", "2026-11-25"])).toEqual(["rosa", "marcus"]);
});

test("a preview of yesterday is not what is saved after midnight", async () => {
  const desk = await open({}, "2026-11-23");
  const act = desk.editOf({ walker_id: "marcus" }, { type: "series" });
  const foreseen = await desk.preview(act);
  const plan = foreseen.outcome === "done" ? shown(foreseen.planned) : "";
  desk.today = "2026-11-24";
  const result = await desk.act(act, { isExpected: (planned) => shown(planned) === plan });
  const first = result.outcome === "changed" ? result.planned?.visits[0]?.before.original_date : undefined;
  expect(first).toBe("2026-11-25");
});

const races: [string, (desk: Desk) => Promise<unknown>, LocalDate][] = [
  ["completing today's visit", (desk) => desk.complete("2026-11-23"), "2026-11-23"],
  ["an edit of one visit", (desk) => desk.patch("2026-11-27", { changes: { walker_id: "aisha" } }), "2026-11-27"],
  ["an edit of a far visit", (desk) => desk.patch("2027-06-07", { changes: { notes: "Side door" } }), "2027-06-07"],
  ["confirming a far visit", (desk) => desk.confirm("2027-06-07"), "2027-06-07"],
  ["restoring a visit", (desk) => desk.restore("2026-12-04"), "2026-12-04"],
  ["cancelling a visit", (desk) => desk.cancelOne("2026-12-07", { charge: { type: "all" } }), "2026-12-07"],
  ["another edit of the series", (desk) => desk.edit({ timeframe: "evening" }), "2026-11-25"],
  ["the nightly job", (desk) => desk.nightly(), "2027-01-25"],
];
const seriesEdit = (desk: Desk) => desk.edit({ walker_id: "marcus", price_cents: 3000 });
async function openForRace() {
  const desk = await open({}, "2026-11-20");
  await desk.cancelOne("2026-12-04");
  desk.today = "2026-11-23";
  return desk;
}

test.each(races)(
  "an edit of a series and %s, whoever is first, come to one of the two orders",
  async (_, other, date) => {
    const outcomes: unknown[] = [];
    const fields = async (desk: Desk) => {
      const { version, changed_at, ...rest } = await desk.visit(date);
      return rest;
    };
    for (const order of [
      [other, seriesEdit],
      [seriesEdit, other],
    ]) {
      const desk = await openForRace();
      for (const act of order) await act(desk);
      outcomes.push(await fields(desk));
    }
    for (const [slow, fast] of [
      [other, seriesEdit],
      [seriesEdit, other],
    ] as const) {
      const desk = await openForRace();
      const waiting = beforeNextWrite(desk, () => fast(desk));
      await slow(waiting);
      expect(outcomes).toContainEqual(await fields(desk));
      expect(await faultsOf(desk)).toEqual([]);
      expect((await desk.schedule()).walker_id).toBe("marcus");
    }
  },
);

test("a visit that is confirmed while its series is edited is found, stored or not", async () => {
  const desk = await open();
  const slow = beforeNextWrite(desk, () => seriesEdit(desk));
  expect(await slow.confirm("2027-06-07")).toMatchObject({ outcome: "confirmed", visit: { walker_id: "marcus" } });
});

test("of two tabs the second is told, and saves over what the first one made of it", async () => {
  const desk = await open();
  const { version } = await desk.schedule();
  await desk.edit({ price_cents: 3000 }, undefined, { version });
  const late = await desk.edit({ notes: "Side door" }, undefined, { version });
  expect(late).toMatchObject({ outcome: "changed", schedule: { version: version + 1, price_cents: 3000 } });
  await desk.edit({ notes: "Side door" }, undefined, { version: version + 1 });
  expect(await desk.visit("2026-11-25")).toMatchObject({ price_cents: 3000, notes: "Side door" });
});

test("a request that is sent twice counts once, with whatever version; with another body it is told of the first", async () => {
  const desk = await open();
  const { version } = await desk.schedule();
  for (const outcome of ["done", "unchanged"]) {
    expect(await desk.edit({ notes: "Side door" }, undefined, { version })).toMatchObject({ outcome });
  }
  expect((await desk.schedule()).version).toBe(version + 1);
  expect(await historyOf(desk)).toHaveLength(version + 1);
  expect(await desk.edit({ notes: "Back door" }, undefined, { version })).toMatchObject({ outcome: "changed" });
});

test("a visit that was opened before it was stored is saved, unless its series was edited meanwhile", async () => {
  const desk = await open();
  const opened = await desk.visit("2027-01-22");
  desk.today = "2026-11-25";
  await desk.nightly();
  const edit = { changes: { notes: "Side door" } };
  expect(await desk.patch("2027-01-22", edit, opened.version)).toMatchObject({ outcome: "done" });

  const later = await desk.visit("2027-01-29");
  await seriesEdit(desk);
  expect(await desk.patch("2027-01-29", edit, later.version)).toMatchObject({ outcome: "changed" });
  const computed = await desk.visit("2027-02-26");
  desk.today = "2027-01-05";
  await desk.nightly();
  expect((await desk.visit("2027-02-26")).version).toBe(computed.version);
});

test("of an invoice and a reopening that meet, one takes the visit", async () => {
  const opened = async () => {
    const desk = await open({}, "2026-11-20");
    await desk.complete("2026-11-20");
    return desk;
  };
  const claim = (desk: Desk) => {
    const bill = {
      TableName: desk.db.table,
      Key: visitKey(desk.key("2026-11-20")),
      UpdateExpression: "SET invoice_id = :invoice REMOVE money_pk, money_sk",
      ConditionExpression: "#status = :completed",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":invoice": "invoice-1", ":completed": "completed" },
    };
    return conditionally(desk.db, () => desk.db.client.send(new UpdateCommand(bill)));
  };

  const billed = await opened();
  const slow = beforeNextWrite(billed, () => claim(billed));
  expect(await slow.reopen("2026-11-20")).toMatchObject({ outcome: "refused", reason: "invoiced" });
  const reopened = await opened();
  const slowBill = beforeNextWrite(reopened, () => reopened.reopen("2026-11-20"));
  expect(await claim(slowBill)).toMatchObject({ outcome: "refused" });
  expect((await reopened.visit("2026-11-20")).status).toBe("scheduled");
});
