import { getVisit, listSchedules, mySchedule } from "@petcare/contract";
import { type BookingTextName, bookingText, bookingTextNames, textsBy, textsReadBy } from "@petcare/domain";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import { answerForm, openForm } from "../testing/schedule-form.ts";
import { anOwnerVisit, aWalkerVisit } from "../testing/visits.ts";

/** Texts that the details of a visit do not show the owner, each with the reason. */
const notInDetails: Partial<Record<BookingTextName, string>> = {
  walker_phone: "the walker's own phone stands beside their name",
};
const markOf = (name: BookingTextName) => `The ${name}`;

test("the owner's form has an input for every text of a booking", async () => {
  answerForm();
  const { dialog } = await openForm();
  for (const name of bookingTextNames) expect(dialog.getByLabelText(bookingText(name).label)).toBeTruthy();
});

test("a visit's details show the owner every text of a booking", async () => {
  const visit = anOwnerVisit(textsBy(bookingTextNames, markOf));
  answer(listSchedules, [visit]);
  answer(getVisit, visit);
  const user = openApp(`/admin/calendar?date=2026-11-20&visit=${visit._id}`, "admin");
  const dialog = within(await screen.findByRole("dialog"));
  for (const code of await dialog.findAllByRole("button", { name: "Show code" })) await user.click(code);
  const shown = bookingTextNames.filter((name) => dialog.queryByText(markOf(name)));
  expect(shown).toEqual(bookingTextNames.filter((name) => !(name in notInDetails)));
});

test("a visit's details show its walker every text that they read", async () => {
  const visit = aWalkerVisit(textsBy(textsReadBy("walker"), markOf));
  answer(mySchedule, [visit]);
  openApp(`/walker?visit=${visit._id}`, "walker");
  const dialog = within(await screen.findByRole("dialog"));
  for (const name of textsReadBy("walker")) expect(dialog.getAllByText(markOf(name)).length).toBeGreaterThan(0);
});
