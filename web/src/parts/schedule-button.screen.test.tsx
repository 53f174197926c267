import { clientVisits, getClient, listClients, listSchedules, listWalkers } from "@petcare/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answer } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import { aClientRecord } from "../testing/people.ts";

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
