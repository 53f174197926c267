import { type AnswerOf, getVisit, listClients, listHistory, listWalkers, visitPhotos } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { openDetails } from "../../testing/visit-details.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

type Change = AnswerOf<typeof listHistory>[number];

const visit = anOwnerVisit({
  status: "completed",
  notes: "Use the side gate.",
  garage_code: "4711",
  comments: "Rolled in <b>the creek</b>.",
  ticks: [{ pet: "Biscuit", care: "medication", at: "2026-11-20T14:20:00Z" }],
  photo_ids: ["one"],
  arrived_at: "2026-11-20T14:12:00Z",
  arrived_how: "tap",
  completed_at: "2026-11-20T14:38:00Z",
  done_how: "adjusted",
  minutes_on_site: 26,
  incidents: [
    {
      id: "one",
      by: "Rosa Delgado",
      words: "Biscuit ate a sock.",
      known_at: "2026-11-20T14:20:00Z",
      at: "2026-11-20T14:40:00Z",
      clock_minutes: -12,
      read_at: null,
    },
  ],
  charge: 30,
  pay: 15,
});
const page = `/admin/visits/${visit._id}`;
const done: Change = {
  id: "1",
  kind: "visit",
  about: visit._id,
  name: "Biscuit & Max",
  at: "2026-11-20T14:38:00Z",
  by: { id: "walker-1", name: "Rosa Delgado" },
  way: "phone",
  changes: [
    { field: "status", from: "scheduled", to: "completed" },
    { field: "pay", from: null, to: 15 },
  ],
  client: null,
  date: null,
  series: null,
};
const moved: Change = { ...done, id: "2", changes: [{ field: "timeframe", from: "evening", to: "morning" }] };
const paid: Change = { ...done, id: "3", changes: [{ field: "pay", from: 15, to: 20 }] };

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker({ name: "Rosa Delgado" })]);
  answer(getVisit, visit);
  answer(visitPhotos, [{ id: "one", link: "https://photos.example/one", at: "2026-11-20T14:21:00Z" }]);
  answerPages(listHistory, (cursor) =>
    cursor ? { items: [moved], next: undefined } : { items: [paid, done], next: "next" },
  );
});

const factsOf = (sheet: HTMLElement) =>
  Object.fromEntries(
    [...sheet.querySelectorAll("dl > div")].map((fact) => [...fact.children].map((part) => part.textContent)),
  );

test("the sheet has the plan, what was done with its times, the photos and each change", async () => {
  openApp(page, "admin");
  const sheet = await screen.findByRole("article", { name: "Record of the visit to Biscuit & Max" });
  const inSheet = within(sheet);
  expect((await inSheet.findByText(/Scheduled → Completed/)).textContent).toBe(
    "Rosa Delgado · Status: Scheduled → Completed",
  );
  expect(factsOf(sheet)).toMatchObject({
    When: "Fri, Nov 20, 2026, 9 AM–12 PM",
    Service: expect.stringContaining("25 minutes booked"),
    Pets: "Biscuit, Max",
    Client: "Ana Reyes41 Harbor Ln",
    Walker: "Rosa Delgado",
    Instructions: "Use the side gate.",
    Arrived: "Fri, Nov 20, 9:12 AMby the walker’s phone, at the tap",
    Completed: "Fri, Nov 20, 9:38 AMby the walker’s phone, whose time was put right",
    "On site": "26 minutes",
    Incidents:
      "Biscuit ate a sock.Known Fri, Nov 20, 9:20 AM, written Fri, Nov 20, 9:40 AM by Rosa Delgado, time put right by 12 min",
    Care: "Biscuit: medicine given 9:20 AM",
    "Walker’s note": "Rolled in <b>the creek</b>.",
  });
  expect(await inSheet.findByRole("button", { name: "Photo 1 of 1, Biscuit & Max, 9:21 AM" })).toBeTruthy();
  expect(inSheet.getByText(/^Made on Fri, Nov 20, 2026, 8:30 AM\./).textContent).toContain(
    "Codes of the home and amounts are left out.",
  );
  expect(document.title).toContain("Record of a visit");
});

test("all pages of its changes are read, and neither codes nor amounts are on it", async () => {
  openApp(page, "admin");
  const changes = await screen.findAllByRole("listitem");
  expect(changes.length).toBeGreaterThan(0);
  await screen.findByText(/Time Frame: Evening → Morning/);
  const sheet = screen.getByRole("article");
  expect(screen.queryByRole("button", { name: "Show earlier changes" })).toBeNull();
  expect(sheet.textContent).not.toMatch(/4711|\$/);
});

test("a cancelled visit has its reason, and one that nobody has says so", async () => {
  answer(getVisit, anOwnerVisit({ status: "cancelled", cancel_reason: "Snow", walker_id: null }));
  openApp(page, "admin");
  const facts = factsOf(await screen.findByRole("article"));
  expect(facts).toMatchObject({ Cancelled: "Snow", Walker: "Unassigned" });
  expect(facts).not.toHaveProperty("Completed");
});

test("a visit that is not there is told", async () => {
  refuse(getVisit, 404, { message: "This walk was not found." });
  openApp(page, "admin");
  expect(await screen.findByText("This walk was not found.")).toBeTruthy();
});

test("the details lead to it from their changes", async () => {
  const { user, dialog } = await openDetails(visit);
  await user.click(dialog.getByText("Changes"));
  const link = await dialog.findByRole("link", { name: "The record to print" });
  await waitFor(() => expect(link.getAttribute("href")).toBe(page));
});
