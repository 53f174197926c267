import { expect, test } from "vitest";
import type { Radar } from "./radar.ts";
import { isSilent } from "./silence.ts";

const zone = "America/New_York";
const at = (time: string) => Date.parse(`2026-11-24T${time}:00-05:00`);
const visit = (given: Partial<Radar> = {}): Radar => ({
  id: "v1",
  date: "2026-11-24",
  timeframe: "morning",
  service: "25",
  duration_minutes: 25,
  status: "scheduled",
  walker_id: "rosa",
  ...given,
});
const later = visit({ id: "v2", timeframe: "afternoon" });

test.each<[boolean, string, string, Radar[], string | undefined]>([
  [false, "before the middle of the first frame", "10:29", [visit(), later], "08:10"],
  [true, "from its middle on", "10:30", [later, visit()], "08:10"],
  [false, "who was heard 25 minutes ago", "10:30", [visit()], "10:05"],
  [true, "who was heard 30 minutes ago", "10:30", [visit()], "10:00"],
  [true, "who was never heard", "10:30", [visit()], undefined],
  [false, "who is there", "10:30", [visit({ arrived_at: at("09:40") })], "08:10"],
  [false, "who has done something today", "13:40", [visit({ status: "completed" }), later], "08:10"],
  [
    false,
    "whose first visit was cancelled, until the next one",
    "13:29",
    [visit({ status: "cancelled" }), later],
    "08:10",
  ],
  [true, "whose first visit was cancelled, at the next one", "13:30", [visit({ status: "cancelled" }), later], "08:10"],
  [false, "with no visit", "13:30", [], "08:10"],
  [false, "with an open visit of yesterday alone", "13:30", [visit({ date: "2026-11-23" })], "08:10"],
])("%s: a walker %s is silent at %s", (silent, _, now, visits, heard) => {
  expect(isSilent({ visits, now: at(now), zone }, heard === undefined ? undefined : at(heard))).toBe(silent);
});
