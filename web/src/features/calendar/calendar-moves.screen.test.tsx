import { moveVisit } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { refuse } from "../../testing/fake-server.ts";
import { moveButton, openBoard, pickUp, place, rowOf, single } from "./moving/testing/board.ts";

test("a refused move puts the card back and says why", async () => {
  const user = await openBoard([single()]);
  refuse(moveVisit, 409, { message: "This has changed since you looked.", code: "conflict" });
  await pickUp(user);
  await user.click(place(/^Marcus Webb, Fri, Nov 27/));
  expect(await screen.findByText("This has changed since you looked.")).toBeTruthy();
  expect(rowOf()).toContain("Rosa Delgado");
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
