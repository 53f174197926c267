import { MantineProvider } from "@mantine/core";
import { clientVisits, getClient, listClients, listSchedules, listWalkers } from "@petcare/contract";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answer } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import { aClientRecord } from "../testing/people.ts";
import { ScheduleButton } from "./schedule-button.tsx";

const button = () => screen.findByRole("button", { name: "+ Schedule Walk" });

function scrollTo(top: number): void {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
  fireEvent.scroll(window);
}

test("the button is the + alone while the page is scrolled down, and keeps its name", async () => {
  for (const list of [listClients, listWalkers, listSchedules] as const) answer(list, []);
  openApp("/admin", "admin");
  expect((await button()).dataset).toMatchObject({ floats: "true" });
  expect((await button()).dataset.small).toBeUndefined();
  scrollTo(200);
  expect((await button()).dataset.small).toBe("true");
  scrollTo(0);
  expect((await button()).dataset.small).toBeUndefined();
});

test("the page's place is not asked for while the button is drawn, for the browser would lay the page out for it", () => {
  const place = vi.spyOn(window, "scrollY", "get");
  render(<ScheduleButton onClick={() => {}} />, { wrapper: MantineProvider });
  expect(screen.getByRole("button").dataset.small).toBeUndefined();
  expect(place).not.toHaveBeenCalled();
});

test("a button that is drawn on a page that is scrolled down is the + alone with the next frame", async () => {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(200);
  render(<ScheduleButton onClick={() => {}} />, { wrapper: MantineProvider });
  await waitFor(() => expect(screen.getByRole("button").dataset.small).toBe("true"));
});

test("on a client's page the first button is the page's own", async () => {
  for (const list of [listClients, listWalkers, clientVisits] as const) answer(list, []);
  answer(getClient, aClientRecord());
  openApp("/admin/clients/client-1", "admin");
  expect(await screen.findByRole("button", { name: "Schedule a walk" })).toBeTruthy();
  expect((await button()).dataset).toMatchObject({ second: "true", variant: "light" });
});

test.each(["/admin/settings", "/admin/invoices"])(
  "on %s the button stays in the header, where it covers nothing",
  async (path) => {
    for (const list of [listClients, listWalkers] as const) answer(list, []);
    openApp(path, "admin");
    expect((await button()).dataset.floats).toBeUndefined();
    expect((await button()).dataset.small).toBe("true");
  },
);
