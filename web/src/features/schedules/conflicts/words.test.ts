import { addDays } from "@petcare/domain";
import { expect, test } from "vitest";
import { type Conflict, conflictWords, knowsWords } from "./words.ts";

const said = (conflict: Conflict) => {
  const { lead, rest } = conflictWords(conflict);
  return (lead + rest).replaceAll("\u00a0", " ");
};
const walker = "Rosa Delgado";
const fridays = (count: number) => (["2026-11-06", "2026-11-13", "2026-11-20"] as const).slice(0, count);

test.each<[Conflict, string]>([
  [
    { kind: "frame_too_full", walker, dates: ["2026-11-20"], minutes: 210, of: 180 },
    "Rosa is over on Fri, Nov 20, 210 of 180 min. You can still save.",
  ],
  [
    { kind: "frame_too_full", walker, dates: fridays(2), minutes: 245, of: 180 },
    "Rosa is over on 2 dates within 60 days, up to 245 of 180 min: Nov 6, Nov 13. You can still save.",
  ],
  [{ kind: "walker_off", walker, dates: ["2026-11-24"] }, "Rosa is off on Tue, Nov 24. You can still save."],
  [{ kind: "walker_inactive", walker, dates: fridays(2) }, "Rosa is inactive. You can still save."],
  [
    { kind: "same_service", dates: fridays(3) },
    "This client already has the same service in this time frame on 3 dates within 60 days: Nov 6, Nov 13, Nov 20. You can still save.",
  ],
  [{ kind: "same_day", dates: ["2026-11-20"] }, "Another visit of this series is on Fri, Nov 20. You can still save."],
])("%j", (conflict, words) => {
  expect(said(conflict)).toBe(words);
});

test("of many dates the first six are named", () => {
  const dates = Array.from({ length: 9 }, (_, day) => addDays("2026-12-01", day));
  expect(said({ kind: "same_service", dates }).split(": ")[1]).toBe(
    "Dec 1, Dec 2, Dec 3, Dec 4, Dec 5, Dec 6 and 3 more. You can still save.",
  );
});

test("who knows the client is told by the last visits, and of a new client nothing", () => {
  expect(knowsWords({ visits: 14, of: 20 }, "Biscuit")).toBe("knows Biscuit: 14 of last 20 visits");
  expect(knowsWords({ visits: 0, of: 20 }, "Biscuit")).toBe("new to Biscuit");
  expect(knowsWords({ visits: 0, of: 0 }, "Biscuit")).toBe("");
});
