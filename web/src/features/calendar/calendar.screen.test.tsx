import {
  getSchedule,
  getVisit,
  listClients,
  listHistory,
  listReviews,
  listSchedules,
  listWalkers,
} from "@petcare/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { beginAtOnce } from "../../testing/at-once.ts";
import { answer, answerPages, refuse } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { aReview } from "../../testing/reviews.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

test("a chip shows the visits that it counts alone, and all of them when it is pressed again", async () => {
  answer(listClients, []);
  answer(listWalkers, [aWalker({ id: "walker-1" })]);
  answer(listSchedules, [
    anOwnerVisit({ pet_names: ["Duke"] }),
    anOwnerVisit({ _id: "s2.2026-11-20", pet_names: ["Luna"], walker_id: null }),
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

test("whoever comes tomorrow without a key is marked on the card, counted in a chip, and told in the details", async () => {
  const keys = [{ id: "a", label: "Copy A", holder_id: null, place: "Office", since: "2026-03-04" as const }];
  const [locked, open] = [
    anOwnerVisit({ _id: "s1.2026-11-21", date: "2026-11-21", pet_names: ["Luna"] }),
    anOwnerVisit({ _id: "s2.2026-11-22", date: "2026-11-22", pet_names: ["Duke"] }),
  ];
  answer(listClients, [aClient({ keys })]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, [locked, open]);
  answer(getVisit, locked);
  const user = openApp("/admin/calendar?week=2026-11-16&only=no-key", "admin");
  await user.click(await screen.findByRole("button", { name: /^9–12 no key Luna/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Luna" }));
  const toKeys = await dialog.findByRole("link", { name: "No key" });
  expect(toKeys.getAttribute("href")).toBe("/admin/clients/client-1?tab=details");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("button", { name: /Duke/ })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "1 without a key", pressed: true }));
  expect(await screen.findByRole("button", { name: /^9–12 Duke/ })).toBeTruthy();
});

test("a visit of which reports wait to be settled is marked on its card", async () => {
  const reported = anOwnerVisit({ _id: "s1.2026-11-20", pet_names: ["Luna"] });
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, [reported, anOwnerVisit({ _id: "s2.2026-11-20", pet_names: ["Duke"] })]);
  const reviews = ["row-1", "row-2"].map((id) => aReview({ id, visit: reported }));
  answer(listReviews, { reviews, incidents: [], left_off: 0 });
  beginAtOnce();
  openApp("/admin/calendar?week=2026-11-16", "admin");
  expect(await screen.findByRole("button", { name: /^9–12 2 reports to settle Luna/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^9–12 Duke/ })).toBeTruthy();
});

/** Opens the details of a visit on the calendar. */
async function openDetails(visit: ReturnType<typeof anOwnerVisit>) {
  answer(listClients, [aClient({ address: "9 Bedford Ave", garage_code: "9999" })]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, [visit]);
  answer(getVisit, visit);
  const user = openApp(`/admin/calendar?week=2026-11-16&visit=${visit._id}`, "admin");
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Biscuit & Max" })) };
}

test("a visit's details have what is stored for it, not what its client has now", async () => {
  const own = { address: "12 Pine St", garage_code: "1212", notes: "Side door" };
  const { user, dialog } = await openDetails(anOwnerVisit(own));
  expect(await dialog.findByText("12 Pine St")).toBeTruthy();
  expect(dialog.getByText("Side door")).toBeTruthy();
  expect(dialog.queryByText("9 Bedford Ave")).toBeNull();
  expect(dialog.queryByText("1212")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Show code" }));
  expect(dialog.getByText("1212")).toBeTruthy();
  expect(dialog.queryByText("9999")).toBeNull();
});

test("a completed visit's details have the note, the photos, the time and the pay", async () => {
  const { dialog } = await openDetails(
    anOwnerVisit({
      status: "completed",
      comments: "Rolled in the creek",
      photo_urls: ["https://photos.example/1.jpg"],
      completed_at: "2026-11-20T13:10:00.000Z",
      pay: 16.5,
    }),
  );
  expect(await dialog.findByText("Rolled in the creek")).toBeTruthy();
  expect(dialog.getByRole("link", { name: /^Photo 1 on / })).toBeTruthy();
  expect(dialog.getByText("Fri, Nov 20, 8:10 AM")).toBeTruthy();
  expect(dialog.getByText("$16.50")).toBeTruthy();
});

test.each([
  [{ minutes_on_site: 26 }, "On site9:12 to 9:38 AM26 min"],
  [{ minutes_on_site: 9, arrived_at: "2026-11-20T14:29:00.000Z" }, "On site9:29 to 9:38 AM9 of 25 min"],
  [{ minutes_on_site: 26, arrived_how: "tag" }, "On site9:12 to 9:38 AMArrived by the door tag26 min"],
  [{ status: "scheduled", completed_at: null, arrived_how: "tag" }, "Arrived9:12 AMArrived by the door tag"],
  [{ arrived_how: "given" }, "Arrived9:12 AMA time was given later."],
  [{ done_how: "adjusted" }, "Arrived9:12 AMA time of the phone was put right."],
  [{ status: "scheduled", completed_at: null }, "Arrived9:12 AM"],
] as const)("a visit's details tell how long its walker was there: %o", async (given, words) => {
  const done = { status: "completed", completed_at: "2026-11-20T14:38:00.000Z" } as const;
  const { dialog } = await openDetails(anOwnerVisit({ ...done, arrived_at: "2026-11-20T14:12:00.000Z", ...given }));
  expect((await dialog.findByText(/^(On site|Arrived)$/)).parentElement?.textContent).toBe(words);
});

test("a visit's details have its reports that wait, and lead to where they are settled", async () => {
  const { dialog } = await openDetails(anOwnerVisit({ reports: 1 }));
  const mark = await dialog.findByRole("link", { name: "1 report to settle" });
  expect(mark.getAttribute("href")).toBe("/admin/to-settle");
});

test("a visit's details tell who changed it and its series, once that is asked for", async () => {
  const change = {
    at: "2026-11-18T15:00:00Z",
    by: { id: "o", name: "Kate Corrigan" },
    way: "web",
    name: "Max",
  } as const;
  answerPages(listHistory, () => ({
    items: [
      {
        ...change,
        id: "2",
        kind: "visit" as const,
        about: "s1.2026-11-20",
        changes: [{ field: "notes", from: null, to: "Side door" }],
        client: null,
        date: null,
        series: null,
      },
    ],
    next: undefined,
  }));
  const { user, dialog } = await openDetails(anOwnerVisit());
  await user.click(await dialog.findByText("Changes"));
  expect(await dialog.findByText("Kate Corrigan")).toBeTruthy();
});

test("a series' rule is told in words, with its next dates", async () => {
  const visit = anOwnerVisit({ recurring: true });
  const {
    comments,
    completed_at,
    photo_urls,
    pay,
    charge,
    cancel_reason,
    recurring,
    end,
    duration_minutes,
    ...shared
  } = visit;
  answer(getSchedule, {
    ...shared,
    id: visit._id,
    parent_schedule_id: "s1",
    service: "25",
    rrule: "FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,WE,FR",
    occurrence: { date: visit.date, status: "scheduled", version: 1, changed: null, own: [], values: visit },
    steps: [{ from: visit.date, until: null, visits: null }],
  });
  const { dialog } = await openDetails(visit);
  expect(await dialog.findByText(/^Weekly on Mon, Wed, Fri/)).toBeTruthy();
  expect(dialog.getByText("Next:", { exact: false }).textContent).toBe("Next: Mon, Nov 23; Wed, Nov 25; Fri, Nov 27");
});

test("a visit that the address names without a date is shown on its own day", async () => {
  const visit = anOwnerVisit({ _id: "s9.2027-03-10", date: "2027-03-10" });
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, ({ query }) => (query.start === "2027-03-07" ? [visit] : []));
  answer(getVisit, visit);
  openApp(`/admin/calendar?visit=${visit._id}`, "admin");
  expect(await screen.findByRole("dialog", { name: "Biscuit & Max" })).toBeTruthy();
  expect(currentAddress()).toBe(`/admin/calendar?view=day&date=2027-03-10&visit=${visit._id}`);
});

test("an address that names no visit says so", async () => {
  answer(listClients, []);
  answer(listWalkers, []);
  answer(listSchedules, []);
  refuse(getVisit, 404, { message: "This visit was not found.", code: "not_found" });
  openApp("/admin/calendar?visit=nothing", "admin");
  expect(await screen.findByText("This visit was not found.")).toBeTruthy();
});

test("a booking from another week starts inside the week that is shown", async () => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, []);
  const user = openApp("/admin/calendar?week=2026-12-07", "admin");
  await user.click(await screen.findByRole("button", { name: "+ Schedule Walk" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule Walk" }));
  expect(dialog.getByRole("textbox", { name: "Date" })).toHaveProperty("value", "Mon, Dec 7, 2026");
});
