import { type AnswerOf, getSchedule, listWalkers } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { aSeriesVisit } from "./edits.ts";
import { answer } from "./fake-server.ts";
import { openApp } from "./open-app.tsx";
import { aWalker } from "./people.ts";
import { answerForm } from "./schedule-form.ts";

/** The visit from which the form is opened. */
export const editedVisit = aSeriesVisit({ notes: "Back gate", garage_code: "4417" });

/** Answers the other endpoints that the edit form reads. */
export function answerEditForm(): void {
  answerForm();
  answer(listWalkers, [aWalker(), aWalker({ id: "walker-2", name: "Marcus Webb", phone: "5165550102" })]);
}

/** Opens the form over the calendar's address of a schedule. */
export async function openEdit(opened: AnswerOf<typeof getSchedule>) {
  answer(getSchedule, opened);
  const user = openApp(`/admin/calendar?edit=${opened.id}`, "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Schedule" }));
  await dialog.findByLabelText("Notes");
  const update = () => user.click(dialog.getByRole("button", { name: "Update" }));
  const type = async (label: string, text: string) => {
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  const choose = async (name: string) => {
    await user.click(dialog.getByRole("combobox", { name: "Walker" }));
    await user.click(await dialog.findByRole("option", { name, hidden: true }));
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Schedule" })).toBeNull());
  return { user, dialog, update, type, choose, isClosed };
}

/** Reads the text in a field. */
export const shownIn = (field: HTMLElement): string => (field as HTMLInputElement).value;
