import { type AnswerOf, getDayRecord } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { anOwnerVisit } from "../../testing/visits.ts";

type Day = AnswerOf<typeof getDayRecord>;
type DayVisit = Day["visits"][number];

const date = "2026-11-19";
const visit = (changes: Partial<DayVisit> = {}): DayVisit => ({
  ...anOwnerVisit({ date }),
  client: "Ana Reyes",
  walker: "Rosa Delgado",
  status: "completed",
  completed_at: `${date}T15:06:00Z`,
  late_minutes: 0,
  cancel_reason: null,
  left: null,
  ...changes,
});
const open = (visits: DayVisit[], more: Partial<Day> = {}) => {
  answer(getDayRecord, { date, is_over: true, visits, nothing_left_at: null, ...more });
  return openApp(`/admin/days/${date}`, "admin");
};
const sheet = () => screen.findByRole("article", { name: "Record of Thu, Nov 19, 2026" });

test("a day in good order says when nothing was left, and what became of each visit", async () => {
  const cancelled = visit({ _id: "2", status: "cancelled", cancel_reason: "Snow" });
  const moved = visit({ _id: "3", status: "scheduled", date: "2026-11-28", completed_at: null });
  const late = visit({ _id: "4", completed_at: `${date}T23:41:00Z`, late_minutes: 401 });
  open([visit(), cancelled, moved, late], { nothing_left_at: `${date}T23:41:00Z` });
  const inSheet = within(await sheet());
  expect(inSheet.getByRole("heading", { name: "Nothing left behind, at 6:41 PM" })).toBeTruthy();
  expect(inSheet.getByText("2 of 2 done, 1 cancelled, 1 moved away, 1 done late")).toBeTruthy();
  expect(inSheet.queryByRole("heading", { name: /^Left/ })).toBeNull();
  const ends = within(inSheet.getByRole("table", { name: "Visits of the day" }))
    .getAllByRole("row")
    .slice(1);
  expect(ends.map((row) => within(row).getAllByRole("cell").at(-1)?.textContent)).toEqual([
    "Completed10:06 AM",
    "CancelledSnow",
    "Moved to Sat, Nov 28",
    "Completed6:41 PM, 6 h 41 late",
  ]);
});

test("what was left stands first, with how and when it ended", async () => {
  const ended_at = "2026-11-20T13:02:00Z";
  const left = (what: "open" | "report" | "incident", at: string | null = ended_at) => ({ what, ended_at: at });
  open([
    visit({ _id: "1", left: left("open") }),
    visit({ _id: "2", left: left("open"), status: "cancelled" }),
    visit({ _id: "3", left: left("open"), status: "scheduled", date: "2026-11-28" }),
    visit({ _id: "4", left: left("report") }),
    visit({ _id: "5", left: left("incident") }),
    visit({ _id: "6", left: left("open", null), status: "scheduled", walker: null }),
    visit({ _id: "7", left: left("report", null) }),
    visit({ _id: "8", left: left("incident", null) }),
  ]);
  const inSheet = within(await sheet());
  expect(inSheet.getByRole("heading", { name: "3 left behind" })).toBeTruthy();
  expect(inSheet.getByRole("heading", { name: "Left when the day ended" })).toBeTruthy();
  const who = "Biscuit & Max · Ana Reyes, 9 AM–12 PM";
  expect(inSheet.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    `${who}, Rosa DelgadoNot done. Told as done Fri, Nov 20, 8:02 AM.`,
    `${who}, Rosa DelgadoNot done. Cancelled Fri, Nov 20, 8:02 AM.`,
    `${who}, Rosa DelgadoNot done. Moved to Sat, Nov 28 on Fri, Nov 20, 8:02 AM.`,
    `${who}, Rosa DelgadoA report was to be settled. Settled Fri, Nov 20, 8:02 AM.`,
    `${who}, Rosa DelgadoAn incident was to be read. Read Fri, Nov 20, 8:02 AM.`,
    `${who}, nobodyNot done yet.`,
    `${who}, Rosa DelgadoA report is to be settled.`,
    `${who}, Rosa DelgadoAn incident is to be read.`,
  ]);
});

test("what ended later names its day, and a day without visits says so", async () => {
  open([visit({ left: { what: "open", ended_at: "2026-11-20T13:02:00Z" } })], {
    nothing_left_at: "2026-11-20T13:02:00Z",
  });
  expect(await screen.findByRole("heading", { name: "Nothing left behind, at Fri, Nov 20, 8:02 AM" })).toBeTruthy();
});

test("one steps from day to day, up to today", async () => {
  const user = open([]);
  expect(await screen.findByRole("heading", { name: "Nothing to do on this day" })).toBeTruthy();
  const today = { date: "2026-11-20" as const, is_over: false, nothing_left_at: null };
  const ofToday = (what: "open" | "report") =>
    visit({ _id: what, date: today.date, status: "scheduled", left: { what, ended_at: null } });
  answer(getDayRecord, { ...today, visits: [ofToday("open"), ofToday("report")] });
  await user.click(screen.getByRole("button", { name: "Next day" }));
  expect(await screen.findByRole("heading", { name: "2 left today" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Left now" })).toBeTruthy();
  expect(screen.getByText("A report is to be settled.")).toBeTruthy();
  expect(screen.queryByText("Not done yet.")).toBeNull();
  expect(screen.getByRole("button", { name: "Next day" }).hasAttribute("disabled")).toBe(true);
  expect(document.title).toContain("Record of a day");
});

test("a record that cannot be read says so", async () => {
  refuse(getDayRecord, 500, { message: "Something went wrong." });
  openApp(`/admin/days/${date}`, "admin");
  expect(await screen.findByText("Something went wrong.")).toBeTruthy();
});
