import { expect, test } from "vitest";
import type { LocalDate } from "../local-date.ts";
import { distributeVisits, type VisitToGive } from "./distribute-visits.ts";

const aVisit = (id: string, given: Partial<VisitToGive> = {}): VisitToGive => ({
  id,
  schedule_id: id,
  date: "2026-11-23",
  timeframe: "morning",
  service_type: "25",
  status: "scheduled",
  duration_minutes: 25,
  client_id: "ana",
  walker_id: "rosa",
  ...given,
});

/** So many visits of a walker in a frame. Five of 25 minutes and 10 of travel fill its 180 minutes. */
const busy = (walker_id: string, visits: number, date: LocalDate = "2026-11-23") =>
  Array.from({ length: visits }, (_, at) => aVisit(`${walker_id}-${date}-${at}`, { walker_id, date, client_id: "x" }));

const context = {
  candidates: ["marcus", "aisha"],
  there: [] as VisitToGive[],
  knows: (_client: string, _walker: string) => 0,
  travel: 10,
};

test("a visit goes to who knows the client, then to who has the least work", () => {
  const knows = (client: string, walker: string) => (client === "ana" && walker === "aisha" ? 3 : 0);
  const visits = [aVisit("of-ana"), aVisit("of-priya", { client_id: "priya" })];
  const spread = distributeVisits(visits, { ...context, knows, there: busy("marcus", 2) });
  expect(Object.fromEntries(spread.visits)).toEqual({ "of-ana": "aisha", "of-priya": "aisha" });
});

test("a series stays with who has room on most of its dates, and the other dates go to somebody else", () => {
  const dates: LocalDate[] = ["2026-11-23", "2026-11-24", "2026-11-25"];
  const series = dates.map((date) => aVisit(date, { date, schedule_id: "series" }));
  const there = [
    ...busy("marcus", 5, "2026-11-24"),
    ...busy("aisha", 5, "2026-11-23"),
    ...busy("aisha", 5, "2026-11-25"),
  ];
  const spread = distributeVisits(series, { ...context, there });
  expect(spread.schedules.get("series")).toBe("marcus");
  expect([...spread.visits.values()]).toEqual(["marcus", "aisha", "marcus"]);
});

test("between equals it is whoever has the fewest visits in all", () => {
  const visits = [aVisit("a"), aVisit("b", { timeframe: "evening" })];
  expect([...distributeVisits(visits, context).visits.values()]).toEqual(["marcus", "aisha"]);
});

test("what fits nobody is nobody's", () => {
  const spread = distributeVisits([aVisit("late")], { ...context, there: [...busy("marcus", 5), ...busy("aisha", 5)] });
  expect(spread.visits.get("late")).toBeUndefined();
  expect(spread.schedules.get("late")).toBeUndefined();
});

test("nobody gets two stays in one night, whoever has the time", () => {
  const stay = { service_type: "overnight", duration_minutes: 720 } as const;
  const visits = [aVisit("of-ana", stay), aVisit("of-priya", { ...stay, client_id: "priya", timeframe: "evening" })];
  const there = [aVisit("of-lena", { ...stay, client_id: "lena", walker_id: "marcus", timeframe: "evening" })];
  expect([...distributeVisits(visits, { ...context, there }).visits.values()]).toEqual(["aisha", undefined]);
});

test("on a day off a walker gets nothing, and the other days of a series stay with them", () => {
  const dates: LocalDate[] = ["2026-11-23", "2026-11-24", "2026-11-25"];
  const series = dates.map((date) => aVisit(date, { date, schedule_id: "series" }));
  const isOff = (walker: string, date: LocalDate) => walker === "marcus" && date === "2026-11-24";
  const there = busy("aisha", 1);
  expect([...distributeVisits(series, { ...context, there, isOff }).visits.values()]).toEqual([
    "aisha",
    "aisha",
    "aisha",
  ]);
  const knows = (_client: string, walker: string) => (walker === "marcus" ? 1 : 0);
  const full = [...busy("aisha", 5), ...busy("aisha", 5, "2026-11-25")];
  expect([...distributeVisits(series, { ...context, knows, there: full, isOff }).visits.values()]).toEqual([
    "marcus",
    "aisha",
    "marcus",
  ]);
});
