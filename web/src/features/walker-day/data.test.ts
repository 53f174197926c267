import { addDays, type LocalDate } from "@petcare/domain";
import { expect, it } from "vitest";
import type { ShownVisit } from "../../lib/day/shown-visit.ts";
import { aWalkerVisit } from "../../testing/visits.ts";
import { scheduleWindow, visitLists } from "./data.ts";

it.each([
  ["2026-11-20", "2026-11-13", "2026-12-20"],
  ["2027-01-31", "2027-01-24", "2027-02-28"],
  ["2027-03-03", "2027-02-24", "2027-04-03"],
] as const)("on %s a walker sees from %s to %s", (today, first, last) => {
  expect(scheduleWindow(today)).toEqual({ first, last });
});

const today = "2026-11-20";
/** 8:10 AM of it in New York. */
const now = Date.parse("2026-11-20T13:10:00Z");
const done = (changes: Partial<ShownVisit>) => aWalkerVisit({ status: "completed", comments: "Fine", ...changes });
const ids = (visits: ShownVisit[]) => visits.map(({ _id }) => _id);

it("today's open visits come in time order, of whatever order they were sent in", () => {
  const visits = [
    aWalkerVisit({ _id: "evening", timeframe: "evening" }),
    aWalkerVisit({ _id: "early", timeframe: "early_morning", status: "confirmed" }),
    aWalkerVisit({ _id: "b", timeframe: "afternoon", pet_names: ["Rex"] }),
    aWalkerVisit({ _id: "a", timeframe: "afternoon", pet_names: ["Nori"] }),
  ];
  expect(ids(visitLists(visits, now).open)).toEqual(["early", "a", "b", "evening"]);
});

it("a completed visit drops out of today's open ones into those done, the latest first", () => {
  const lists = visitLists(
    [
      done({ _id: "first", completed_at: "2026-11-20T14:20:00.000Z" }),
      done({ _id: "second", timeframe: "early_morning", completed_at: "2026-11-20T15:00:00.000Z" }),
      aWalkerVisit({ _id: "open", timeframe: "evening" }),
    ],
    now,
  );
  expect([ids(lists.open), ids(lists.done)]).toEqual([["open"], ["second", "first"]]);
});

it("a cancelled visit is told of today and nowhere else", () => {
  const visits = (["2026-11-19", today, "2026-11-21"] as const).map((date) =>
    aWalkerVisit({ date, status: "cancelled" }),
  );
  const { cancelled, ...rest } = visitLists(visits, now);
  expect(cancelled.map(({ date }) => date)).toEqual([today]);
  expect(rest).toEqual({
    open: [],
    done: [],
    overdue: [],
    upcoming: [],
    toPrepare: [],
    moreUpcoming: 0,
    toConfirm: [],
    recent: [],
  });
});

it("what earlier days left open is not lost", () => {
  const visits = [
    aWalkerVisit({ date: "2026-11-19" }),
    aWalkerVisit({ date: "2026-11-14" }),
    done({ date: "2026-11-18" }),
  ];
  expect(visitLists(visits, now).overdue.map(({ date }) => date)).toEqual(["2026-11-14", "2026-11-19"]);
});

it("upcoming are the first ten after today, and how many more there are", () => {
  const ahead = Array.from({ length: 13 }, (_, n) => aWalkerVisit({ date: addDays(today, 13 - n) }));
  const { upcoming, moreUpcoming } = visitLists([aWalkerVisit(), done({ date: "2026-11-21" }), ...ahead], now);
  expect(upcoming.map(({ date }) => date)).toEqual(Array.from({ length: 10 }, (_, n) => addDays(today, n + 1)));
  expect(moreUpcoming).toBe(3);
});

it("recent are the five that were completed last, whatever their day", () => {
  const walk = (n: number, completed: LocalDate) =>
    done({ _id: `${n}`, date: addDays(today, -n), completed_at: `${completed}T18:00:00.000Z` });
  const visits = [
    walk(1, "2026-11-19"),
    walk(2, "2026-11-18"),
    walk(3, "2026-11-17"),
    walk(4, "2026-11-16"),
    walk(5, "2026-11-15"),
    walk(6, "2026-11-20"),
    done({ _id: "today", date: today, completed_at: `${today}T18:30:00.000Z` }),
  ];
  expect(ids(visitLists(visits, now).recent)).toEqual(["today", "6", "1", "2", "3"]);
});

it("every visit of tomorrow that is not confirmed yet can be confirmed, also beyond the ten that are shown", () => {
  const tomorrow = Array.from({ length: 12 }, (_, n) => aWalkerVisit({ _id: `t${n}`, date: "2026-11-21" }));
  const others = [
    aWalkerVisit({ _id: "confirmed", date: "2026-11-21", status: "confirmed" }),
    aWalkerVisit({ _id: "cancelled", date: "2026-11-21", status: "cancelled" }),
    aWalkerVisit({ _id: "later", date: "2026-11-22" }),
    aWalkerVisit({ _id: "today" }),
  ];
  expect(ids(visitLists([...tomorrow, ...others], now).toConfirm)).toEqual(ids(tomorrow));
});

it("an overnight stay that is under way comes first on the morning after, and is overdue once it has ended", () => {
  const stay = aWalkerVisit({
    _id: "stay",
    date: "2026-11-19",
    timeframe: "evening",
    service_type: "overnight",
    start: "2026-11-19T23:00:00.000Z",
    end: "2026-11-20T23:00:00.000Z",
  });
  const visits = [aWalkerVisit({ _id: "early", timeframe: "early_morning" }), stay];
  expect(ids(visitLists(visits, now).open)).toEqual(["stay", "early"]);
  expect(visitLists(visits, now).overdue).toEqual([]);
  const ended = visitLists(visits, Date.parse(stay.end));
  expect([ids(ended.open), ids(ended.overdue)]).toEqual([["early"], ["stay"]]);
});
