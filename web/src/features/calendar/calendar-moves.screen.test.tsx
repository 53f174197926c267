import { getSchedule, listClients, listSchedules, listWalkers, moveVisit } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anOpenedSchedule } from "../../testing/edits.ts";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";
import { accept, marcus, moveButton, openBoard, pickUp, place, rosa, rowOf, single } from "./moving/testing/board.ts";

test("'Move to…' takes a day, a time frame and a walker", async () => {
  const visit = single();
  const user = await openBoard([visit]);
  accept(visit, { timeframe: "afternoon", walker_id: null });
  await pickUp(user);
  await user.click(screen.getByRole("button", { name: "Move to…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Move Biscuit & Max to…" }));
  expect(dialog.getByRole("button", { name: "Move" })).toHaveProperty("disabled", true);
  await user.click(dialog.getByRole("radio", { name: "12–3" }));
  expect(dialog.getByText("fits: 35 of 180 min")).toBeTruthy();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Walker" }), "Unassigned");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await waitFor(() =>
    expect(bodiesOf(moveVisit).at(-1)).toEqual({
      timeframe: "afternoon",
      walker_id: null,
      scope: "occurrence",
      version: 3,
    }),
  );
});

test("a refused move puts the card back and says why", async () => {
  const user = await openBoard([single()]);
  refuse(moveVisit, 409, { message: "This has changed since you looked.", code: "conflict" });
  await pickUp(user);
  await user.click(place(/^Marcus Webb, Fri, Nov 27/));
  expect(await screen.findByText("This has changed since you looked.")).toBeTruthy();
  expect(rowOf()).toContain("Rosa Delgado");
});

test("a move to a day of the past asks first, and 'Put it back' writes nothing", async () => {
  answer(getSchedule, anOpenedSchedule(single()));
  const visit = anOwnerVisit({ version: 3 });
  answer(listClients, [aClient()]);
  answer(listWalkers, [rosa, marcus]);
  answer(listSchedules, [visit]);
  const user = openApp("/admin/calendar?view=week&date=2026-11-20", "admin");
  await user.click(await screen.findByRole("button", { name: "Move" }));
  await user.click(place(/^Rosa Delgado, Thu, Nov 19/));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Thu, Nov 19 is past.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Put it back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // A preview names no version.
  expect(bodiesOf(moveVisit).filter((body) => Object.hasOwn(body as object, "version"))).toEqual([]);
});

test.each([
  ["completed", "A completed walk cannot be moved. Reopen it first."],
  ["cancelled", "This walk is cancelled. Restore it first."],
] as const)("a %s visit is not picked up, and says why where somebody tries", async (status, reason) => {
  const user = await openBoard([single({ status })]);
  expect(screen.getByRole("button", moveButton).title).toBe(reason);
  await pickUp(user);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole("grid")).toBeNull();
});
