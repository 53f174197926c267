import { listSchedules, listWalkers, moveVisit, type OwnerVisit } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, refuse } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aWalker } from "../../../testing/people.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";

/** Opens the board of the week of Monday, Nov 23, on which a visit stands. */
async function openBoard(visit: OwnerVisit) {
  answer(listWalkers, [aWalker(), aWalker({ id: "walker-2", name: "Marcus Webb" })]);
  answer(listSchedules, [visit]);
  const user = openApp("/admin/calendar?view=week&date=2026-11-27", "admin");
  await screen.findByRole("button", { name: /Biscuit & Max/ });
  const move = screen.getByRole("button", { name: "Move", description: /Biscuit & Max/ });
  const put = (place: RegExp) => user.click(screen.getByRole("button", { name: place }));
  return { user, move, put };
}

const single = (changes: Partial<OwnerVisit> = {}) =>
  anOwnerVisit({ _id: "s2.2026-11-27", date: "2026-11-27", version: 3, ...changes });

test("a refused move puts the card back and says why", async () => {
  const { user, move, put } = await openBoard(single());
  refuse(moveVisit, 409, { message: "This has changed since you looked.", code: "conflict" });
  await user.click(move);
  await put(/^Marcus Webb, Fri, Nov 27/);
  expect(await screen.findByText("This has changed since you looked.")).toBeTruthy();
  const card = screen.getByRole("button", { name: /Biscuit & Max/ });
  expect(card.closest("tr")?.querySelector("th")?.textContent).toContain("Rosa Delgado");
});

test.each([
  ["completed", "A completed walk cannot be moved. Reopen it first."],
  ["cancelled", "This walk is cancelled. Restore it first."],
] as const)("a %s visit is not picked up, and says why where somebody tries", async (status, reason) => {
  const { user, move } = await openBoard(single({ status }));
  expect(move.title).toBe(reason);
  await user.click(move);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole("grid")).toBeNull();
});
