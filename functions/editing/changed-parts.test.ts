import { expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { opened, visitAs } from "../testing/editing.ts";
import { aRule, setRules } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner } = app;

const move = (id: string, body: object, preview?: "1") =>
  ok(owner, "moveVisit", {
    params: { id },
    query: preview ? { preview } : {},
    body: { timeframe: "morning", walker_id: app.rosa.user.id, scope: "occurrence", ...body },
  });

await setRules(app, {
  rules: [
    aRule({ id: "holidays", name: "Holidays", when: { type: "holidays" }, charge: { dollars: 10 } }),
    aRule({ id: "pets", name: "Third pet", when: { type: "pets", beyond: 2 }, charge: { percent: 10 } }),
    aRule({ id: "evening", name: "Evening", when: { type: "frames", timeframes: ["evening"] } }),
  ],
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
    return (await ok(owner, "updateOccurrence", { params: { id }, query, body: edit })).effect.parts;
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
