import { listSchedules, moveVisit } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anEditAnswer, aSeriesVisit } from "../../testing/edits.ts";
import { answer, holdBack } from "../../testing/fake-server.ts";
import { accept, openBoard, pickUp, place, rowOf, single } from "./moving/testing/board.ts";

test("a visit whose move is on its way is not picked up, and stays where it goes", async () => {
  const visit = single();
  const user = await openBoard([visit]);
  accept(visit, { walker_id: "walker-2" });
  let arrive = () => {};
  holdBack(moveVisit, new Promise<void>((resolve) => (arrive = resolve)));
  await pickUp(user);
  await user.click(place(/^Marcus Webb, Fri, Nov 27/));
  await pickUp(user);
  expect(await screen.findByText("This walk is still being moved. Please try again in a moment.")).toBeTruthy();
  expect(screen.queryByRole("grid")).toBeNull();
  expect(rowOf()).toContain("Marcus Webb");
  arrive();
  await screen.findByRole("button", { name: "Undo" });
  await pickUp(user);
  expect(await screen.findByRole("grid")).toBeTruthy();
});

test("'Move to…' says how full a place outside the shown week would be", async () => {
  const user = await openBoard([single()]);
  const far = [1, 2, 3, 4, 5].map((n) =>
    single({ _id: `f${n}`, date: "2026-12-09", client_id: `client-${n + 1}`, pet_names: [`Rex ${n}`] }),
  );
  answer(listSchedules, ({ query }) => ((query.start ?? "") > "2026-12-01" ? far : [single()]));
  await pickUp(user);
  await user.click(screen.getByRole("button", { name: "Move to…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Move Biscuit & Max to…" }));
  const day = dialog.getByRole("textbox", { name: "Day" });
  await user.clear(day);
  await user.type(day, "Dec 9, 2026{Tab}");
  expect(await dialog.findByText("over: 210 of 180 min")).toBeTruthy();
});

const thanksgivingGoes = [{ name: "Thanksgiving", from: 10, to: null, visits: 1 }];

test("a move off a holiday says before that its part goes, and the toast of a move at once says so afterwards", async () => {
  const visit = aSeriesVisit();
  const user = await openBoard([visit]);
  answer(moveVisit, { ...anEditAnswer({ changed: 1, parts: thanksgivingGoes }), version: 4, visit });
  await pickUp(user);
  await user.click(place(/^Rosa Delgado, Sat, Nov 28/));
  const dialog = within(await screen.findByRole("dialog", { name: "Move Biscuit & Max to Rosa Delgado?" }));
  expect(await dialog.findByText("Thanksgiving +$10.00 is dropped")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Move 1 visit" }));
  const toast = /^Biscuit & Max moved to Rosa Delgado, Sat, Nov 28, .+; Thanksgiving \+\$10\.00 is dropped$/;
  expect(await screen.findByText(toast)).toBeTruthy();
});
