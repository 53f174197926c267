import { getWeek, listClients, listInvoices, listWalkers, listWeeks } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { anInvoiceList } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient, aWalker } from "../../../testing/people.ts";
import { anOpenWeek } from "../../../testing/weeks.ts";

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listInvoices, anInvoiceList());
  answer(listWeeks, []);
});

const open = () => openApp("/admin/invoices/close", "admin");
const walk = { pet_names: ["Rex"], client_id: "client-1", walker_id: "walker-1" };

test("reports to settle keep the week open, and lead to where they are settled", async () => {
  const reports = [{ id: "row-1", visit_id: "s7.2026-11-12", day: "2026-11-12" as const, ...walk }];
  answer(getWeek, anOpenWeek({ reports }));
  open();
  const heading = await screen.findByRole("heading", { name: /^Reports to settle ?: 1 left$/ });
  const section = within(heading.closest("section") ?? document.body);
  expect(
    section.getByText("Walkers did what the plan contradicts. Each changes what is charged and paid."),
  ).toBeTruthy();
  expect(section.getByRole("listitem").textContent).toContain("Ana Reyes, reported by Rosa Delgado");
  expect(section.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/admin/to-settle",
    "/admin/calendar?view=day&date=2026-11-12&visit=s7.2026-11-12",
  ]);
  expect(screen.getByRole("link", { name: "1 report to settle" }).getAttribute("href")).toBe("#reports");
  expect(screen.getByText("5 of 6")).toBeTruthy();
  expect(screen.getByText(/^It opens when all six are at zero\./)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Close the week" }).disabled).toBe(true);
});
