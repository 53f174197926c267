import { type AnswerOf, getVisit, listClients, listSchedules, listWalkers } from "@petcare/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
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

test("a chip shows the visits that it counts alone, and all of them when it is pressed again", async () => {
  answer(listClients, []);
  answer(listWalkers, [aWalker({ id: "walker-1" })]);
  answer(listSchedules, [
    { ...visit, pet_names: ["Duke"] },
    { ...visit, _id: "s2.2026-11-20", pet_names: ["Luna"], walker_id: null },
  ]);
  openApp("/admin/calendar?week=2026-11-16", "admin");
  const chip = await screen.findByRole("button", { name: "1 unassigned" });
  const cards = () => screen.queryAllByRole("button", { name: /Duke|Luna/ }).length;
  expect(cards()).toBe(2);
  fireEvent.click(chip);
  await waitFor(() => expect(cards()).toBe(1));
  expect(screen.getByRole("button", { name: "1 unassigned", pressed: true })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "1 unassigned" }));
  await waitFor(() => expect(cards()).toBe(2));
});

test("a walk that is scheduled from another week starts in that week", async () => {
  answer(listClients, []);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, []);
  openApp("/admin/calendar?week=2027-03-08", "admin");
  fireEvent.click(await screen.findByRole("button", { name: "+ Schedule Walk" }));
  const dialog = await screen.findByRole("dialog", { name: "Schedule Walk" });
  expect((within(dialog).getByLabelText(/^Date/) as HTMLInputElement).value).toContain("2027");
});
