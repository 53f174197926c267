import { getSchedule, getVisit, listSchedules } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { anOpenedSchedule } from "./edits.ts";
import { answer } from "./fake-server.ts";
import { openApp } from "./open-app.tsx";
import type { anOwnerVisit } from "./visits.ts";

/** Opens the details of a visit on the calendar. */
export async function openDetails(visit: ReturnType<typeof anOwnerVisit>) {
  answer(listSchedules, [visit]);
  answer(getVisit, visit);
  answer(getSchedule, anOpenedSchedule(visit));
  const user = openApp(`/admin/calendar?date=${visit.date}&visit=${visit._id}`, "admin");
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("41 Harbor Ln");
  return { user, dialog, buttons: () => dialog.getAllByRole("button").map(({ textContent }) => textContent) };
}
