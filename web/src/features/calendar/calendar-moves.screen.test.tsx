import { getSchedule, listClients, listSchedules, listWalkers, moveVisit } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anOpenedSchedule, aSeriesVisit } from "../../testing/edits.ts";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";
import { accept, marcus, moveButton, openBoard, pickUp, place, rosa, rowOf, single } from "./moving/testing/board.ts";

test.each(["week", "day"] as const)(
  "in the %s the cards are out of reach while a place is chosen, and the places are not",
  async (view) => {
    const user = await openBoard([single(), single({ _id: "s3.2026-11-27", pet_names: ["Rex"] })], view);
    const outOfReach = (kind: string) =>
      [...document.querySelectorAll(`td [${kind}]`)].map((element) => element.closest("[inert]") !== null);
    expect(outOfReach("data-visit")).toEqual([false, false]);
    await pickUp(user);
    expect(outOfReach("data-visit")).toEqual([true, true]);
    expect(new Set(outOfReach("data-slot"))).toEqual(new Set([true]));
    expect(new Set(outOfReach("data-drop"))).toEqual(new Set([false]));
    expect([...document.querySelectorAll("[data-picked]")].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Biscuit & Max"),
    ]);
    await user.keyboard("{Escape}");
    expect(outOfReach("data-visit")).toEqual([false, false]);
  },
);

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

test("a move that would fill a frame too much is marked, and goes on all the same", async () => {
  const full = [1, 2, 3, 4, 5].map((n) =>
    single({
      _id: `s${n + 10}.2026-11-27`,
      client_id: `client-${n + 1}`,
      pet_names: [`Rex ${n}`],
      walker_id: "walker-2",
    }),
  );
  const visit = single();
  const user = await openBoard([visit, ...full]);
  accept(visit, { walker_id: "walker-2" });
  await pickUp(user);
  const over = place(/^Marcus Webb, Fri, Nov 27, 2026, Morning, over: 210 of 180 min$/);
  expect(over.dataset.mark).toBe("over");
  await user.click(over);
  await waitFor(() => expect(bodiesOf(moveVisit)).toHaveLength(1));
});

test("a refused move puts the card back and says why", async () => {
  const user = await openBoard([single()]);
  refuse(moveVisit, 409, { message: "This has changed since you looked.", code: "conflict" });
  await pickUp(user);
  await user.click(place(/^Marcus Webb, Fri, Nov 27/));
  expect(await screen.findByText("This has changed since you looked.")).toBeTruthy();
  expect(rowOf()).toContain("Rosa Delgado");
});

test("a visit of a series goes to another day alone", async () => {
  const visit = aSeriesVisit();
  const user = await openBoard([visit]);
  accept(visit, { date: "2026-11-28" });
  await pickUp(user);
  await user.click(place(/^Rosa Delgado, Sat, Nov 28/));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^A series keeps its days\. Move this visit alone/)).toBeTruthy();
  expect(dialog.queryAllByRole("radio")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Move 1 visit" }));
  await waitFor(() =>
    expect(bodiesOf(moveVisit).at(-1)).toEqual({ date: "2026-11-28", scope: "occurrence", version: 3 }),
  );
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
