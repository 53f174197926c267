import type { OwnerVisit } from "@petcare/contract";
import { listClients, listSchedules, listWalkers } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { answer } from "../../../../testing/fake-server.ts";
import { openApp } from "../../../../testing/open-app.tsx";
import { aClient, aWalker } from "../../../../testing/people.ts";
import { anOwnerVisit } from "../../../../testing/visits.ts";

type User = ReturnType<typeof openApp>;

const rosa = aWalker({ id: "walker-1", name: "Rosa Delgado" });
const marcus = aWalker({ id: "walker-2", name: "Marcus Webb" });

/** The board on which a visit stands, in the week of Monday, Nov 23 or the day of Friday, Nov 27. */
export async function openBoard(
  visits: OwnerVisit[],
  view: "week" | "day" = "week",
  team = [rosa, marcus],
): Promise<User> {
  answer(listClients, [aClient()]);
  answer(listWalkers, team);
  answer(listSchedules, visits);
  const user = openApp(`/admin/calendar?view=${view}&date=2026-11-27`, "admin");
  await screen.findByRole("button", { name: /Biscuit & Max/ });
  return user;
}

export const single = (changes: Partial<OwnerVisit> = {}) =>
  anOwnerVisit({ _id: "s2.2026-11-27", date: "2026-11-27", version: 3, ...changes });

export const moveButton = { name: "Move", description: /Biscuit & Max/ };
export const pickUp = (user: User) => user.click(screen.getByRole("button", moveButton));

export const place = (name: RegExp) => screen.getByRole("button", { name });

/** The row of whoever has the visit. */
export const rowOf = (pets = /Biscuit & Max/) =>
  screen.getByRole("button", { name: pets }).closest("tr")?.querySelector("th")?.textContent;
