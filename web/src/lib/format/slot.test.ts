import { expect, it } from "vitest";
import { slotIn, slotText } from "./slot.ts";

it.each([
  ["new", {}],
  ["2026-11-20", { date: "2026-11-20" }],
  ["2026-11-20_late_afternoon", { date: "2026-11-20", timeframe: "late_afternoon" }],
  ["2026-11-20_evening.w1", { date: "2026-11-20", timeframe: "evening", walkerId: "w1" }],
  ["2026-11-20.w.1", { date: "2026-11-20", walkerId: "w.1" }],
  ["new.w1", { walkerId: "w1" }],
  ["new~c.1", { clientId: "c.1" }],
  ["2026-11-20_evening.w1~c1", { date: "2026-11-20", timeframe: "evening", walkerId: "w1", clientId: "c1" }],
] as const)("%s stands for %j and back", (text, slot) => {
  expect(slotIn(text)).toEqual(slot);
  expect(slotText(slot)).toBe(text);
});

it.each(["", "9999-12-31", "tomorrow", "9999-12-31_evening"])("takes nothing from %j", (text) =>
  expect(slotIn(text)).toEqual({}),
);
