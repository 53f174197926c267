import { createSchedule, getPricing, listClients, listSchedules, listWalkers } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";

/** The owner's form, with everything chosen but the date. */
async function openForm() {
  answer(listClients, [aClient({ preferred_walker_id: "walker-1" })]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, []);
  answer(getPricing, { walk25: 26, visit: 27, overnight: 110, other: 31, version: 0 });
  const user = openApp("/admin?schedule=new", "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule Walk" }));
  await user.click(await dialog.findByRole("combobox", { name: "Client" }));
  await user.click(await screen.findByRole("option", { name: /^Ana Reyes/, hidden: true }));
  const date = dialog.getByRole("textbox", { name: "Date" });
  const enterDate = async (text: string) => {
    await user.clear(date);
    await user.type(date, text);
    await user.tab();
  };
  return { user, dialog, date, enterDate };
}

const question = "This date is in the past. Is that right?";

test("a date in the past is asked about, and can be booked", async () => {
  const { user, dialog, enterDate } = await openForm();
  expect(dialog.queryByText(question)).toBeNull();
  await enterDate("11/19/2026");
  expect(await dialog.findByText(question)).toBeTruthy();
  answer(createSchedule, { id: "s1", _id: "s1" });
  await user.click(dialog.getByRole("button", { name: "Schedule" }));
  expect(await screen.findByText(/^Scheduled /)).toBeTruthy();
  expect(bodiesOf(createSchedule)[0]).toMatchObject({ date: "2026-11-19" });
});
