import { type BodyOf, getPriceRules, reopenVisit, setPriceRules, updateOccurrence } from "@petcare/contract";
import { expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

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
