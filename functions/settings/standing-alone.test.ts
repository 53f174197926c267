import { expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { type BodyFor, expectOk, ok } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { aRule, setRules } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

await setRules(app, { rules: [aRule({ when: { type: "pets", beyond: 2 } })] });

/** Books a daily series of three pets at $25. Answers the id of its visit on a day. */
async function visitOf(day: string, date = day) {
  const pet_names = ["Biscuit", "Max", "Pepper"];
  return `${await book(app, { date, rrule: "FREQ=DAILY;COUNT=9", price: 25, pet_names })}.${day}`;
}

async function edit(id: string, changes: Partial<BodyFor<"updateOccurrence">>) {
  const { occurrence_start, version } = await visitAs(app, id);
  await ok(app.owner, "updateOccurrence", { params: { id }, body: { occurrence_start, version, ...changes } });
}

const partsOf = async (id: string) => (await visitAs(app, id)).parts?.map(({ amount }) => amount) ?? [];

async function reopened(id: string) {
  await expectOk(complete(app.owner, id));
  const { version } = await visitAs(app, id);
  await ok(app.owner, "reopenVisit", { params: { id }, body: { version } });
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
