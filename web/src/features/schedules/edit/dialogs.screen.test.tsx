import { type AnswerOf, getSchedule, listClients, updateOccurrence, updateSchedule } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answerEditForm, editedVisit, openEdit, shownIn } from "../../../testing/edit-form.ts";
import { anEditAnswer, anOpenedSchedule, aSeriesVisit } from "../../../testing/edits.ts";
import { answer, bodiesOf, sent } from "../../../testing/fake-server.ts";
import { aClient } from "../../../testing/people.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";

beforeEach(answerEditForm);

/** The visit has the evening for itself, its series the morning. */
function withOwnFrame(): AnswerOf<typeof getSchedule> {
  const series = anOpenedSchedule(editedVisit);
  const { occurrence } = anOpenedSchedule({ ...editedVisit, timeframe: "evening" });
  return { ...series, occurrence: occurrence && { ...occurrence, own: ["timeframe"] } };
}

test("the form opens with what is stored now, and nothing is filled in over it", async () => {
  answer(listClients, [aClient({ address: "9 Bedford Ave", garage_code: "9999" })]);
  const { dialog } = await openEdit(anOpenedSchedule(aSeriesVisit({ notes: "Back gate", garage_code: null })));
  await waitFor(() => expect(shownIn(dialog.getByLabelText("Client"))).toBe("Ana Reyes"));
  expect(shownIn(dialog.getByLabelText("Address"))).toBe("41 Harbor Ln");
  expect(shownIn(dialog.getByLabelText("Garage Code"))).toBe("");
  expect(shownIn(dialog.getByLabelText("Walker Phone Number"))).toBe("");
  expect(shownIn(dialog.getByLabelText("Price"))).toBe("28.00");
  expect(shownIn(dialog.getByLabelText("Notes"))).toBe("Back gate");
  expect(dialog.getByText("Nothing is changed yet.")).toBeTruthy();
  expect(dialog.getByRole("group", { name: "Edit Scope" })).toBeTruthy();
  expect(dialog.getByText("(locked for existing recurring schedules)")).toBeTruthy();
});

test("this and following begins on any day to come: the next visit of the series is then read, and what was typed stays", async () => {
  const { user, dialog, type, update } = await openEdit(anOpenedSchedule(editedVisit));
  await user.click(dialog.getByRole("radio", { name: /^This and following/ }));
  await type("Notes", "Side gate");
  const from = dialog.getByRole("textbox", { name: "Change from" });
  expect(shownIn(from)).toBe("Fri, Nov 27, 2026");
  answer(getSchedule, anOpenedSchedule({ ...editedVisit, _id: "s1.2027-01-04", date: "2027-01-04" }));
  answer(updateSchedule, anEditAnswer({ changed: 1 }));
  await type("Change from", "1/2/2027");
  await user.tab();
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith("/s1.2027-01-04"))).toBe(true));
  expect(shownIn(dialog.getByLabelText("Notes"))).toBe("Side gate");
  expect(dialog.getByRole("radio", { name: /^This and following/, checked: true })).toBeTruthy();
  await update();
  await waitFor(() => expect(sent.findLast(({ method }) => method === "PUT")?.path).toBe("/schedules/s1.2027-01-04"));
});

test("one occurrence sends what was changed alone, and Undo sends what was there", async () => {
  const { user, dialog, type, update, isClosed } = await openEdit(anOpenedSchedule(editedVisit));
  await user.click(dialog.getByRole("radio", { name: /^This occurrence only/ }));
  await type("Notes", "Side gate");
  expect(dialog.getByText("This visit changes").parentElement?.textContent).toBe("This visit changes: Notes");
  answer(updateOccurrence, { ...anEditAnswer({ changed: 1 }), version: 4 });
  await update();
  await isClosed();
  const key = { occurrence_start: "2026-11-27T14:00:00.000Z" };
  expect(bodiesOf(updateOccurrence)).toEqual([{ ...key, notes: "Side gate", version: 3 }]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(bodiesOf(updateOccurrence)[1]).toEqual({ ...key, notes: "Back gate", version: 4 });
});

test("an own value is given back to the series", async () => {
  const { user, dialog, update } = await openEdit(withOwnFrame());
  await user.click(dialog.getByRole("radio", { name: /^This occurrence only/ }));
  const frames = dialog.getByRole("group", {
    name: "Time Frame",
    description: /Set for this visit alone; its series has Morning, 9 AM–12 PM/,
  });
  await user.click(within(frames).getByRole("button", { name: "Use the series’ value of Time Frame" }));
  expect(within(frames).getByText("It follows the series once saved.")).toBeTruthy();
  answer(updateOccurrence, anEditAnswer({ changed: 1 }));
  await update();
  await waitFor(() => expect(bodiesOf(updateOccurrence)[0]).toMatchObject({ timeframe: "morning" }));
});

test("another walker brings their phone where the booking shows one, and another service its price", async () => {
  const single = anOwnerVisit({ walker_phone: "516-555-0101", price: 26 });
  const { user, dialog, choose } = await openEdit(anOpenedSchedule(single));
  await choose("Marcus Webb");
  expect(shownIn(dialog.getByLabelText("Walker Phone Number"))).toBe("516-555-0102");
  await user.selectOptions(dialog.getByLabelText("Service"), "Overnight stay");
  expect(shownIn(dialog.getByLabelText("Price"))).toBe("110.00");
});
