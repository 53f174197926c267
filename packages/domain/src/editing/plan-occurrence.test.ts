import { expect, test } from "vitest";
import { book, following, values } from "./testing/monday-wednesday-friday.ts";

test("a form that sends all its fields makes only the changed one the visit's own", () => {
  const model = book();
  const shown = { timeframe: "morning", walker_id: "rosa", price_cents: 2800, pet_names: ["Biscuit"] } as const;
  model.editOne("2026-11-27", { changes: { ...shown, pet_names: ["Biscuit"], notes: "Side door" } });
  expect(model.visit("2026-11-27").own).toEqual(new Set(["notes"]));
  model.edit({ walker_id: "marcus" });
  expect(model.visit("2026-11-27")).toMatchObject({ walker_id: "marcus", notes: "Side door" });
});

test("what was set for one visit stays, through any number of edits of its series", () => {
  const model = book();
  model.editOne("2026-11-27", { changes: { timeframe: "late_afternoon" } });
  model.edit({ timeframe: "late_afternoon" });
  model.edit({ timeframe: "evening" });
  expect(values(model, "timeframe", ["2026-11-25", "2026-11-27", "2026-11-30"])).toEqual([
    "evening",
    "late_afternoon",
    "evening",
  ]);
});

test("a visit whose value is the series' again follows it again", () => {
  const model = book();
  model.editOne("2026-11-27", { changes: { timeframe: "late_afternoon" } });
  model.editOne("2026-11-27", { changes: { timeframe: "morning" } });
  expect(model.visit("2026-11-27").own).toBeUndefined();
  model.edit({ timeframe: "evening" });
  expect(model.visit("2026-11-27").timeframe).toBe("evening");
});

test("the frame that the series gave to a visit is kept until the visit follows its series again", () => {
  const model = book();
  const frames = () => {
    const { timeframe, first_timeframe } = model.visit("2026-11-27");
    return [timeframe, first_timeframe];
  };
  const editOne = (timeframe: "morning" | "afternoon" | "evening", date?: "2026-12-01" | "2026-12-05") =>
    model.editOne("2026-11-27", { changes: { timeframe }, date });
  editOne("evening");
  expect(frames()).toEqual(["evening", "morning"]);
  editOne("afternoon", "2026-12-01");
  model.edit({ timeframe: "late_afternoon" });
  model.cancel();
  model.restoreSeries();
  expect(frames()).toEqual(["afternoon", "morning"]);
  editOne("morning");
  expect(frames()).toEqual(["morning", undefined]);
  editOne("evening");
  model.today = "2026-12-03";
  editOne("afternoon", "2026-12-05");
  expect(frames()).toEqual(["afternoon", "morning"]);
  model.editOne("2026-11-27", { changes: {}, reset: ["timeframe"] });
  expect(frames()).toEqual(["late_afternoon", undefined]);
});

test("a visit of the past keeps its first frame, whatever frame its series has by now", () => {
  const model = book();
  model.editOne("2026-11-27", { changes: { timeframe: "evening" } });
  model.today = "2026-12-03";
  model.edit({ timeframe: "afternoon" });
  model.editOne("2026-11-27", { changes: { timeframe: "afternoon" } });
  expect(model.visit("2026-11-27")).toMatchObject({ timeframe: "afternoon", first_timeframe: "morning" });
});

test("a field that is reset takes what the series gives to that date", () => {
  const model = book();
  model.edit({ timeframe: "afternoon" }, following("2026-12-04"));
  for (const date of ["2026-11-27", "2026-12-07"] as const) {
    model.editOne(date, { changes: { timeframe: "evening" } });
    model.editOne(date, { changes: {}, reset: ["timeframe"] });
  }
  expect(values(model, "timeframe", ["2026-11-27", "2026-12-07"])).toEqual(["morning", "afternoon"]);
});

test("an own walker has a number of their own, also when the series gets another one", () => {
  const model = book();
  model.editOne("2026-11-27", { changes: { walker_id: "marcus" } });
  model.edit({ walker_phone: "516-555-0100" });
  expect(model.visit("2026-11-27")).toMatchObject({ walker_id: "marcus", walker_phone: undefined });
  model.editOne("2026-11-27", { changes: { walker_id: "rosa" } });
  expect(model.visit("2026-11-27").walker_phone).toBe("516-555-0100");
});

test("a field of a visit of a past date follows its series again once it is equal", () => {
  const model = book();
  model.editOne("2026-11-25", { changes: { timeframe: "evening" }, date: "2026-12-07" });
  model.today = "2026-11-27";
  model.editOne("2026-11-25", { changes: { timeframe: "morning" } });
  expect(model.visit("2026-11-25").own).toBeUndefined();
  model.edit({ timeframe: "afternoon" });
  expect(model.visit("2026-11-25").timeframe).toBe("afternoon");
});

test("a visit that comes back from the past stands alone in each field that is not reset or made equal again", () => {
  const model = book();
  model.today = "2026-11-29";
  model.editOne("2026-11-27", { changes: { walker_id: "marcus" }, date: "2026-12-01" });
  model.editOne("2026-11-27", { changes: { walker_id: "rosa" } });
  model.edit({ walker_id: "priya", notes: "Side door", price_cents: 3000 });
  expect(model.visit("2026-11-27")).toMatchObject({ walker_id: "priya", notes: undefined, price_cents: 2800 });
  model.editOne("2026-11-27", { changes: {}, reset: ["price_cents"] });
  model.edit({ price_cents: 3100, notes: "Back door" });
  expect(model.visit("2026-11-27")).toMatchObject({ price_cents: 3100, notes: undefined });
});
