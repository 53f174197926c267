import { moveVisit } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anEditAnswer, aSeriesVisit } from "../../testing/edits.ts";
import { answer } from "../../testing/fake-server.ts";
import { openBoard, pickUp, place } from "./moving/testing/board.ts";

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
