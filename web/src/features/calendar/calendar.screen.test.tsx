import { listClients, listSchedules, listWalkers } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";

test.each(["9999-12-31", "0001-01-01", "tomorrow"])("a week beyond the calendar, %s, is today's", async (week) => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, []);
  openApp(`/admin/calendar?week=${week}`, "admin");
  expect(await screen.findByRole("heading", { name: "Nov 16 – 22, 2026" })).toBeTruthy();
});
