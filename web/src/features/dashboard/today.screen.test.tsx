import { listClients, listSchedules, listWalkers } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

const day = "/admin/calendar?view=day&date=2026-11-20";
const link = async (name: string | RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");

beforeEach(() => {
  answer(listClients, []);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, [
    anOwnerVisit({ _id: "done", timeframe: "early_morning", pet_names: ["Duke"], status: "completed" }),
    anOwnerVisit({ _id: "first", pet_names: ["Luna"] }),
    anOwnerVisit({ _id: "sure", pet_names: ["Olive"], status: "confirmed" }),
    anOwnerVisit({ _id: "open", timeframe: "evening", pet_names: ["Rex"], walker_id: null }),
    anOwnerVisit({ _id: "off", timeframe: "evening", pet_names: ["Ziggy"], status: "cancelled" }),
  ]);
});

test("today's table has each walker's visits by frame, and what is left in words", async () => {
  openApp("/admin", "admin");
  const table = within(await screen.findByRole("table", { name: "Who is out, and what is left" }));
  const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual([
    "Walker",
    "Early morning6–9done",
    "Morning9–122 left",
    "Afternoon12–3",
    "Late afternoon3–6",
    "Evening6–9p1 left",
  ]);
  const rosa = within(await table.findByRole("row", { name: /Rosa Delgado/ }));
  const marks = rosa.getAllByRole("cell").map((cell) =>
    within(cell)
      .queryAllByRole("link")
      .map((mark) => mark.getAttribute("aria-label")),
  );
  expect(marks).toEqual([["Duke, done"], ["Luna, scheduled", "Olive, confirmed"], [], [], []]);
  const nobody = within(table.getByRole("row", { name: /Unassigned/ }));
  expect(nobody.getByRole("link", { name: "Rex, unassigned" })).toBeTruthy();
});

test("every figure, walker and mark leads to its place on the calendar", async () => {
  openApp("/admin", "admin");
  expect(await link("1 of 4 visits done")).toBe(day);
  expect(await link("2 scheduled")).toBe(day);
  expect(await link("1 cancelled")).toBe(day);
  expect(await link("Unassigned 1")).toBe(`${day}&only=unassigned`);
  expect(await link(/^Rosa Delgado/)).toBe(day);
  expect(await link("Luna, scheduled")).toBe(`${day}&visit=first`);
});

test("what is overdue is marked so, and its figure leads to the overdue alone", async () => {
  answer(listSchedules, [anOwnerVisit({ _id: "late", date: "2026-11-20", timeframe: "early_morning" })]);
  vi.setSystemTime(new Date("2026-11-20T14:30:00Z"));
  openApp("/admin", "admin");
  expect(await link("Overdue 1")).toBe(`${day}&only=overdue`);
  expect(await link("Biscuit & Max, overdue")).toBe(`${day}&visit=late`);
});

test("the rows stand even where the team cannot be read", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  refuse(listWalkers, 400);
  openApp("/admin", "admin");
  expect(await screen.findByRole("link", { name: "Luna, scheduled" })).toBeTruthy();
  await waitFor(() => expect(logged).toHaveBeenCalled());
});

test("a long list of problems shows the first ones and leads to all of them", async () => {
  const visits = ["a", "b", "c", "d", "e", "f"].map((_id) => anOwnerVisit({ _id, walker_id: null, pet_names: [_id] }));
  answer(listSchedules, visits);
  openApp("/admin", "admin");
  expect(await link("and 2 more")).toBe(`${day}&only=unassigned`);
  const list = within(screen.getByRole("table", { name: "Unassigned" }));
  expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["a", "b", "c", "d"]);
});

test("who comes today or tomorrow without a key is listed, and leads to the client's keys", async () => {
  const keys = [{ id: "a", label: "Copy A", holder_id: null, place: null, since: "2026-03-04" as const }];
  answer(listClients, [aClient({ keys }), aClient({ id: "client-2", name: "Bao Tran" })]);
  answer(listSchedules, [
    anOwnerVisit({ _id: "locked", date: "2026-11-21", pet_names: ["Luna"] }),
    anOwnerVisit({ _id: "no key needed", date: "2026-11-21", pet_names: ["Rex"], client_id: "client-2" }),
  ]);
  openApp("/admin", "admin");
  const list = within(await screen.findByRole("table", { name: "No key" }));
  expect(list.getAllByRole("link").map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
    ["Luna", "/admin/clients/client-1"],
  ]);
});
