import { getVisit, listClients, listSchedules } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";
import { openDetails } from "../../testing/visit-details.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

test("whoever comes tomorrow without a key is marked on the card, counted in a chip, and told in the details", async () => {
  const keys = [{ id: "a", label: "Copy A", holder_id: null, place: "Office", since: "2026-03-04" as const }];
  const [locked, open] = [
    anOwnerVisit({ _id: "s1.2026-11-21", date: "2026-11-21", pet_names: ["Luna"] }),
    anOwnerVisit({ _id: "s2.2026-11-22", date: "2026-11-22", pet_names: ["Duke"] }),
  ];
  answer(listClients, [aClient({ keys })]);
  answer(listSchedules, [locked, open]);
  answer(getVisit, locked);
  const user = openApp("/admin/calendar?date=2026-11-20&only=no-key", "admin");
  await user.click(await screen.findByRole("button", { name: /^9–12 no key Luna/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Luna" }));
  const toKeys = await dialog.findByRole("link", { name: "No key" });
  expect(toKeys.getAttribute("href")).toBe("/admin/clients/client-1?tab=details");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("button", { name: /Duke/ })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "1 without a key", pressed: true }));
  expect(await screen.findByRole("button", { name: /^9–12 Duke/ })).toBeTruthy();
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
