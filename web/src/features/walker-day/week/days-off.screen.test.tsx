import { me, mySchedule } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aProfile } from "../../../testing/people.ts";
import { aWalkerVisit } from "../../../testing/visits.ts";

beforeEach(() => {
  const days_off = [{ from: "2026-11-19", to: "2026-11-20", note: "Dentist" } as const];
  answer(me, aProfile({ id: "walker-1", _id: "walker-1", role: "walker", days_off }));
  answer(mySchedule, [aWalkerVisit({ date: "2026-11-20" })]);
});

const screenIs = (width: "narrow" | "wide") =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: width === "narrow" && query.includes("max-width"),
    }),
  );

test("a walker's week marks their own days off", async () => {
  screenIs("wide");
  openApp("/walker?view=week", "walker");
  const heads = await screen.findAllByRole("columnheader", { name: /Off$/ });
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Thu 19, Thu, Nov 19, 2026Off",
    "Fri 20, Fri, Nov 20, 2026Off",
  ]);
});

test("a phone's week says it at the chosen day, with its note", async () => {
  screenIs("narrow");
  const user = openApp("/walker?view=week", "walker");
  expect(await screen.findByRole("heading", { name: "Friday, Nov 20 · Today · Off: Dentist" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Nov 19.*, off$/ }));
  expect(await screen.findByText("Your day off")).toBeTruthy();
});
