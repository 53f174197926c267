import { expect, test } from "vitest";
import { type OccurrenceEdit, planOccurrence } from "./plan-occurrence.ts";
import { series, today, visitOf } from "./testing/weekly-series.ts";

const plain = visitOf("2026-11-27");
const edited = (visit: typeof plain, edit: Partial<OccurrenceEdit>, { of = series, on = today } = {}) => {
  const result = planOccurrence(of, visit, { changes: {}, ...edit }, on);
  if (result.outcome !== "planned") throw new Error(result.outcome);
  return result.after;
};

test("a form that sends all its fields makes only the changed one the visit's own", () => {
  const shown = { timeframe: "morning", walker_id: "rosa", price_cents: 2800, pet_names: ["Biscuit"] } as const;
  expect(edited(plain, { changes: { ...shown, pet_names: ["Biscuit"], notes: "Side door" } }).own).toEqual(
    new Set(["notes"]),
  );
});

test("the frame that the series gave to a visit is kept until the visit follows its series again", () => {
  const evening = edited(plain, { changes: { timeframe: "evening" } });
  expect(evening.first_timeframe).toBe("morning");
  const moved = edited(evening, { changes: { timeframe: "afternoon" }, date: "2026-12-01" });
  expect(moved.first_timeframe).toBe("morning");
  const later = { ...series, timeframe: "late_afternoon" } as const;
  expect(edited(moved, { changes: { timeframe: "morning" } }, { of: later }).first_timeframe).toBeUndefined();
  const reset = edited(moved, { reset: ["timeframe"] }, { of: later });
  expect([reset.timeframe, reset.first_timeframe]).toEqual(["late_afternoon", undefined]);
  const past = { of: { ...series, timeframe: "afternoon" }, on: "2026-12-03" } as const;
  expect(edited(evening, { changes: { timeframe: "afternoon" } }, past).first_timeframe).toBe("morning");
});

test("a field that is reset takes what the series gives to that date", () => {
  const of = { ...series, earlier: [{ until: "2026-12-03", fields: { timeframe: "afternoon" } }] } as const;
  const own = { timeframe: "evening", own: new Set(["timeframe"] as const) } as const;
  for (const [date, timeframe] of [
    ["2026-11-27", "afternoon"],
    ["2026-12-07", "morning"],
  ] as const) {
    const after = edited(visitOf(date, own, of), { reset: ["timeframe"] }, { of });
    expect([after.timeframe, after.own]).toEqual([timeframe, undefined]);
  }
});

test("an own walker has a number of their own, until the visit has its series' walker again", () => {
  const marcus = edited(plain, { changes: { walker_id: "marcus" } });
  expect(marcus.own).toEqual(new Set(["walker_id", "walker_phone"]));
  const of = { ...series, walker_phone: "516-555-0100" };
  expect(edited(marcus, { changes: { walker_id: "rosa" } }, { of }).walker_phone).toBe("516-555-0100");
});

test("a visit that comes back from the past stands alone in each field that is not reset", () => {
  const back = edited(plain, { date: "2026-12-01" }, { on: "2026-11-29" });
  expect([back.own?.has("notes"), back.own?.has("price_cents"), back.own_price]).toEqual([true, true, false]);
  expect(edited(back, { reset: ["price_cents"] }).own?.has("price_cents")).toBe(false);
});
