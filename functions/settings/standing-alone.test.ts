import { type BodyOf, getPriceRules, reopenVisit, setPriceRules, updateOccurrence } from "@petcare/contract";
import { seriesFields } from "@petcare/domain";
import { expect, test } from "vitest";
import { book, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const thirdPet: BodyOf<typeof setPriceRules>["rules"][number] = {
  ...{ id: "pets", name: "Third pet", services: ["25"], when: { type: "pets", beyond: 2 }, from: "2026-11-20" },
  ...{ charge: { dollars: 4 }, pay: null, to: null },
};

const now = await expectOk(call(app.owner, getPriceRules));
await expectOk(call(app.owner, setPriceRules, { query: {}, body: { ...now, rules: [thirdPet] } }));

/** Books a daily series of three pets at $25. Answers the id of its visit on a day. */
async function visitOf(day: string, date = day) {
  const pet_names = ["Biscuit", "Max", "Pepper"];
  return `${await book(app, { date, rrule: "FREQ=DAILY;COUNT=9", price: 25, pet_names })}.${day}`;
}

async function edit(id: string, changes: Partial<BodyOf<typeof updateOccurrence>>) {
  const { occurrence_start, version } = await visitAs(app, id);
  await expectOk(
    call(app.owner, updateOccurrence, { params: { id }, body: { occurrence_start, version, ...changes } }),
  );
}

const partsOf = async (id: string) => (await visitAs(app, id)).parts?.map(({ amount }) => amount) ?? [];

async function reopened(id: string) {
  await expectOk(complete(app.owner, id));
  const { version } = await visitAs(app, id);
  await expectOk(call(app.owner, reopenVisit, { params: { id }, body: { version } }));
}

test("a visit that was reopened keeps the parts of its price once one of its fields is its series' again", async () => {
  const id = await visitOf("2026-11-20");
  await reopened(id);
  expect(await partsOf(id)).toEqual([4]);
  await edit(id, { reset: ["notes"] });
  expect(await partsOf(id)).toEqual([4]);
  await expectOk(complete(app.owner, id));
  expect(await visitAs(app, id)).toMatchObject({ charge: 29 });
});

test("one that came back from the past does, too, whatever was edited before", async () => {
  const id = await visitOf("2026-11-19", "2026-11-18");
  await edit(id, { walker_id: app.marcus.user.id });
  await edit(id, { date: "2026-11-20" });
  expect(await partsOf(id)).toEqual([4]);
  await edit(id, { walker_id: app.rosa.user.id });
  expect(await partsOf(id)).toEqual([4]);
  app.clock.now = Date.parse("2026-11-21T13:00:00Z");
  await edit(id, { reset: ["notes"] });
  app.clock.now = friday;
  expect(await partsOf(id)).toEqual([4]);
});

test("no rule adds to a price of its own, before and after, also where its series comes to the same", async () => {
  const id = await visitOf("2026-11-20");
  await edit(id, { price: 20 });
  await reopened(id);
  await edit(id, { reset: ["notes"] });
  expect(await partsOf(id)).toEqual([]);
  await edit(id, { reset: ["price"] });
  expect(await partsOf(id)).toEqual([4]);
  await edit(id, { price: 21 });
  expect(await partsOf(id)).toEqual([]);
});

test("one that was stored before it said so costs what it did, and keeps that", async () => {
  const id = await visitOf("2026-11-20");
  await overwriteVisit(app, id, { own: new Set(seriesFields) });
  expect(await partsOf(id)).toEqual([4]);
  await edit(id, { reset: ["notes"] });
  expect(await partsOf(id)).toEqual([4]);
  await overwriteVisit(app, id, { own: new Set(["price_cents"]), own_price: undefined });
  expect(await partsOf(id)).toEqual([]);
});
