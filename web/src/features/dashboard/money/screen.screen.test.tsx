import { getDashboard } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aDashboard } from "../../../testing/books.ts";
import { answer } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";

const section = async (title: string | RegExp) => {
  const heading = await screen.findByRole("heading", { name: title });
  return within(heading.closest("section") as HTMLElement);
};
const linkOf = (within_: Awaited<ReturnType<typeof section>>, name: string | RegExp) =>
  within_.getByRole("link", { name }).getAttribute("href");

test("the week shows revenue, pay, margin and what is booked, with a bar for each day in words", async () => {
  answer(getDashboard, aDashboard());
  openApp("/admin", "admin");
  const week = await section("This week");
  const figures = week.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(figures).toEqual([
    "Revenue$612.40and $288.00 still booked",
    "Walker pay$300.00",
    "Margin$312.4051% of revenue",
  ]);
  expect(week.getAllByRole("listitem")).toHaveLength(7);
  expect(week.getByText("$612.40 revenue, $300.00 pay, $0.00 still booked")).toBeTruthy();
  for (const name of [/^Nov 16/, "$612.40", "$312.40"]) {
    expect(linkOf(week, name)).toBe("/admin/completed-walks?from=2026-11-16&to=2026-11-22");
  }
});
