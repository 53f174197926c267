import { type AnswerOf, getVisit, listClients, listSchedules, listWalkers } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";

test.each(["9999-12-31", "0001-01-01", "tomorrow"])("a week beyond the calendar, %s, is today's", async (week) => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, []);
  openApp(`/admin/calendar?week=${week}`, "admin");
  expect(await screen.findByRole("heading", { name: "Nov 16 – 22, 2026" })).toBeTruthy();
});

const visit: AnswerOf<typeof listSchedules>[number] = {
  _id: "s1.2026-11-20",
  schedule_id: "s1",
  date: "2026-11-20",
  start: "2026-11-20T14:00:00.000Z",
  end: "2026-11-20T14:25:00.000Z",
  occurrence_start: "2026-11-20T14:00:00.000Z",
  timeframe: "morning",
  service_type: "25",
  service_label: null,
  duration_minutes: 25,
  status: "scheduled",
  pet_names: ["Biscuit"],
  recurring: false,
  client_id: "client-1",
  walker_id: "walker-1",
  price: 28,
  version: 1,
};

test("the owner reads where a visit is as its walker does, not where its client lives", async () => {
  answer(listClients, [aClient({ address: "41 Harbor Ln", garage_code: "4417" })]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, [visit]);
  answer(getVisit, { ...visit, address: "9 Orchard St", garage_code: "77" });
  openApp(`/admin/calendar?visit=${visit._id}`, "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Biscuit" }));
  expect(await dialog.findByText("9 Orchard St")).toBeTruthy();
  expect(dialog.getByText("77")).toBeTruthy();
  expect(dialog.queryByText("41 Harbor Ln")).toBeNull();
});
