import { type BodyOf, getPriceRules, reopenVisit, setPriceRules } from "@petcare/contract";
import { expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

type Rule = BodyOf<typeof setPriceRules>["rules"][number];

async function setHolidays(to: Rule["to"]) {
  const now = await expectOk(call(app.owner, getPriceRules));
  const rule: Rule = {
    ...{ id: "holidays", name: "Holidays", services: ["25"], when: { type: "holidays" }, from: "2026-11-20", to },
    ...{ charge: { dollars: 10 }, pay: { dollars: 5 } },
  };
  await expectOk(call(app.owner, setPriceRules, { query: {}, body: { ...now, rules: [rule] } }));
}

test("a rule that is ended counts for no later visit, stored or computed, and what was done before keeps its charge", async () => {
  await setHolidays(null);
  const done = await bookVisit(app, { date: "2026-11-26", price: 25 });
  const days = await book(app, { date: "2026-12-31", rrule: "FREQ=DAILY;COUNT=60", price: 25, timeframe: "evening" });
  const [stored, computed] = [`${days}.2027-01-01`, `${days}.2027-02-15`];
  expect(await visitAs(app, stored)).toMatchObject({ parts: [{ name: "New Year’s Day", amount: 10 }] });
  expect(await visitAs(app, computed)).toMatchObject({ parts: [{ name: "Washington’s Birthday", amount: 10 }] });

  app.clock.now = Date.parse("2026-11-26T13:00:00Z");
  await expectOk(complete(app.rosa, done));
  await setHolidays("2027-01-01");
  for (const id of [stored, computed]) expect(await visitAs(app, id)).not.toHaveProperty("parts");
  const { charge, version } = await visitAs(app, done);
  expect(charge).toBe(35);
  await expectOk(call(app.owner, reopenVisit, { params: { id: done }, body: { version } }));
  await expectOk(complete(app.rosa, done));
  expect(await visitAs(app, done)).toMatchObject({ charge: 35, pay: 20 });
});
