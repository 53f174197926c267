import {
  type BodyOf,
  cancelVisit,
  getPriceRules,
  moveVisit,
  setPriceRules,
  updateOccurrence,
  updateSchedule,
} from "@petcare/contract";
import { expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { anEdit, opened, visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner } = app;

type Rule = BodyOf<typeof setPriceRules>["rules"][number];
const aRule = (id: string, name: string, when: Rule["when"], charge: Rule["charge"]): Rule => ({
  ...{ id, name, when, charge },
  services: ["25"],
  pay: null,
  from: "2026-11-20",
  to: null,
});

const move = (id: string, body: object, preview?: "1") =>
  expectOk(
    call(owner, moveVisit, {
      params: { id },
      query: preview ? { preview } : {},
      body: { timeframe: "morning", walker_id: app.rosa.user.id, scope: "occurrence", ...body },
    }),
  );

async function makeRules(): Promise<void> {
  const now = await expectOk(call(owner, getPriceRules));
  const rules = [
    aRule("holidays", "Holidays", { type: "holidays" }, { dollars: 10 }),
    aRule("pets", "Third pet", { type: "pets", beyond: 2 }, { percent: 10 }),
    aRule("evening", "Evening", { type: "frames", timeframes: ["evening"] }, { dollars: 4 }),
  ];
  await expectOk(call(owner, setPriceRules, { query: {}, body: { ...now, rules } }));
}

test("without rules no answer knows of parts", async () => {
  const id = await bookVisit(app, { date: "2026-11-26" });
  expect((await move(id, { date: "2026-11-27" }, "1")).effect).not.toHaveProperty("parts");
  expect((await move(id, { date: "2026-11-27" })).effect).not.toHaveProperty("parts");
  await makeRules();
});

test("a visit moved off a holiday loses its part, which the preview says before, and gets it back with its day", async () => {
  const id = await bookVisit(app, { date: "2026-11-26" });
  const dropped = [{ name: "Thanksgiving", from: 10, to: null, visits: 1 }];
  expect((await move(id, { date: "2026-11-27" }, "1")).effect.parts).toEqual(dropped);
  expect((await move(id, { date: "2026-11-27" })).effect.parts).toEqual(dropped);
  const back = [{ name: "Thanksgiving", from: null, to: 10, visits: 1 }];
  expect((await move(id, { date: "2026-11-26" }, "1")).effect.parts).toEqual(back);
  expect((await move(id, { date: "2026-11-26" })).effect.parts).toEqual(back);
  // Onto another holiday one part takes the place of another.
  expect((await move(id, { date: "2026-12-25" }, "1")).effect.parts).toEqual([
    ...dropped,
    { name: "Christmas", from: null, to: 10, visits: 1 },
  ]);
});

test("an edit of one visit names what its frame, its pets and its price change", async () => {
  const series = await book(app, { date: "2026-11-25", rrule: "FREQ=DAILY;COUNT=9", price: 25 });
  const id = `${series}.2026-11-28`;
  const { occurrence_start } = await opened(app, id);
  const edit = async (body: object, query = {}) => {
    const edit = { occurrence_start: occurrence_start ?? "", ...body };
    return (await expectOk(call(owner, updateOccurrence, { params: { id }, query, body: edit }))).effect.parts;
  };
  const preview = { preview: "1" };
  expect(await edit({ notes: "Back gate" }, preview)).toBeUndefined();
  expect(await edit({ timeframe: "evening", pet_names: ["Biscuit", "Max", "Rex"] }, preview)).toEqual([
    { name: "Third pet", from: null, to: 2.5, visits: 1 },
    { name: "Evening", from: null, to: 4, visits: 1 },
  ]);
  await edit({ timeframe: "evening" });
  // A note makes the series' price none of the visit's own.
  expect(await edit({ notes: "Back gate" })).toBeUndefined();
  expect(await visitAs(app, id)).toMatchObject({ price: 25, parts: [{ name: "Evening", amount: 4 }] });
  // A price of its own is all that it costs.
  expect(await edit({ price: 20 }, preview)).toEqual([{ name: "Evening", from: 4, to: null, visits: 1 }]);
});

test("an edit of a series counts the visits whose parts change; a single booking's price changes a percentage", async () => {
  const series = await book(app, {
    ...{ date: "2026-11-25", rrule: "FREQ=DAILY;COUNT=9", price: 25, timeframe: "evening" },
    pet_names: ["Biscuit", "Max", "Rex"],
  });
  const { start: _, ...now } = await opened(app, series);
  const as = { date: "2026-11-25", rrule: now.rrule, pet_names: now.pet_names, price: 25 } as const;
  const edit = async (id: string, changes: object, query = {}) => {
    const body = anEdit(app, { ...as, scope: "series", ...changes });
    return (await expectOk(call(owner, updateSchedule, { params: { id }, query, body }))).effect.parts;
  };
  const preview = { preview: "1" };
  expect(await edit(series, { timeframe: "morning", price: 30 }, preview)).toEqual([
    { name: "Third pet", from: 2.5, to: 3, visits: 9 },
    { name: "Evening", from: 4, to: null, visits: 9 },
  ]);
  expect(await edit(series, { timeframe: "morning" })).toEqual([{ name: "Evening", from: 4, to: null, visits: 9 }]);
  const single = await bookVisit(app, { date: "2026-11-25", price: 25, pet_names: now.pet_names });
  expect(await edit(single, { price: 40, rrule: null }, preview)).toEqual([
    { name: "Third pet", from: 2.5, to: 4, visits: 1 },
  ]);
});

test("cancelling names no parts: what it costs is said as a whole", async () => {
  const id = await bookVisit(app, { date: "2026-11-26" });
  const body = { scope: "occurrence", charge: "half", pay: "nothing" } as const;
  const { effect } = await expectOk(call(owner, cancelVisit, { params: { id }, query: { preview: "1" }, body }));
  expect(effect).not.toHaveProperty("parts");
});

test("no rule adds to a price of its own, set today or when the visit is past, and a plain one has its part", async () => {
  const now = app.clock.now;
  const series = await book(app, { date: "2026-11-26", timeframe: "evening", rrule: "FREQ=DAILY;COUNT=3", price: 25 });
  const price = (date: string, dollars: number | null) =>
    expectOk(
      call(owner, updateOccurrence, {
        params: { id: `${series}.${date}` },
        query: {},
        body: { occurrence_start: `${date}T23:00:00Z`, price: dollars },
      }),
    );
  await price("2026-11-28", 20);
  app.clock.now = Date.parse("2026-11-29T15:00:00Z");
  const { effect } = await price("2026-11-27", 20);
  expect(effect.parts).toEqual([{ name: "Evening", from: 4, to: null, visits: 1 }]);
  await price("2026-11-26", 20);
  await price("2026-11-26", null);
  const done = [];
  for (const date of ["2026-11-26", "2026-11-27", "2026-11-28"]) {
    await expectOk(complete(owner, `${series}.${date}`));
    done.push((await visitAs(app, `${series}.${date}`)).charge);
  }
  app.clock.now = now;
  expect(done).toEqual([39, 20, 20]);
});
