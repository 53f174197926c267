import { getWeek, listWeeks, me } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, sent } from "../../../testing/fake-server.ts";
import { anInvoiceRow } from "../../../testing/invoices.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aProfile } from "../../../testing/people.ts";
import { aClosedWeek, anOpenWeek, anUnfinishedVisit } from "../../../testing/weeks.ts";

beforeEach(() => {
  answer(me, aProfile({ id: "owner-1", role: "admin", name: "Kate Corrigan", pets: [] }));
  answer(listWeeks, []);
});

const open = (search = "") => openApp(`/admin/invoices/close${search}`, "admin");
const list = async (name: string) =>
  within(await screen.findByRole("region", { name: (found) => found.replace(" :", ":") === name }));
const closeButton = () => screen.findByRole<HTMLButtonElement>("button", { name: "Close the week" });
const overdue = [anInvoiceRow({ due: "2026-11-13", number: "C94F1D26" })];
const pay = [{ walker_id: "walker-1", visits: 15, tips: 10, amount: 291, unknown: 1 }];

test("last week's six lists have their rows, each with the ways to settle it, and keep the week open", async () => {
  const left = anUnfinishedVisit();
  const nobodys = anUnfinishedVisit({ visit_id: "s8.2026-11-15", date: "2026-11-15", walker_id: null, price: 30 });
  answer(
    getWeek,
    anOpenWeek({
      unfinished: [left, nobodys],
      unassigned: [nobodys],
      to_bill: [{ client_id: "client-1", visits: 6, amount: 217.5 }],
      overdue,
      pay,
    }),
  );
  const user = open();
  const unfinished = await list("Unfinished visits: 2 left");
  expect(sent.some(({ path }) => path === "/weeks/2026-11-09")).toBe(true);
  expect(document.title).toContain("Close the week");
  expect(unfinished.getByText("$55.00")).toBeTruthy();
  expect(unfinished.getByRole("button", { name: "Assign Mango, Sun, Nov 15" })).toBeTruthy();
  expect((await list("Visits without a walker: 1 left")).getAllByRole("listitem")).toHaveLength(1);

  const toBill = await list("Clients to invoice: 1 left");
  expect(
    toBill.getByText("6 lines are on no invoice yet. Settle the 2 unfinished visits first: they come along."),
  ).toBeTruthy();
  expect(toBill.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/admin/invoices/make?from=2026-11-09",
    "/admin/invoices/make?from=2026-11-09&client=client-1",
  ]);
  const late = await list("Overdue invoices: 1 left");
  expect(late.getByRole("button", { name: "Mark as paid: C94F1D26, Ana Reyes" })).toBeTruthy();
  expect(late.getByRole("link", { name: "Remind Ana Reyes of C94F1D26" }).getAttribute("href")).toBe(
    "/admin/invoices/invoice-1?remind=1",
  );
  const walkers = await list("Walkers to pay: 1 left");
  expect(walkers.getByText("15 visits, $10.00 of tips, 1 without a pay yet")).toBeTruthy();
  expect(walkers.getByRole("link", { name: "Mark paid: Rosa Delgado" }).getAttribute("href")).toBe(
    "/admin/walkers/walker-1?tab=pay&to=2026-11-15",
  );

  expect(screen.getByText("1 of 6")).toBeTruthy();
  expect((await closeButton()).disabled).toBe(true);
  await user.click(unfinished.getByRole("button", { name: "Cancel Mango, Sat, Nov 14" }));
  expect(currentAddress()).toBe("/admin/invoices/close?cancel=s9.2026-11-14");
});

test("overdue invoices that are left are carried over at once, with one reason", async () => {
  const several = ["1", "2"].map((n) =>
    anInvoiceRow({ id: `invoice-${n}`, number: `C94F1D2${n}`, due: "2026-11-13", balance: 59 }),
  );
  answer(getWeek, anOpenWeek({ overdue: several }));
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Carry all 2 over…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Carry over" }));
  expect(dialog.getByText("2 overdue invoices, $118.00")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "Pay on the 1st");
  await user.click(dialog.getByRole("button", { name: "Carry all 2 over" }));
  expect(await screen.findByText("6 of 6")).toBeTruthy();
  expect(screen.getAllByText("Carried over: Pay on the 1st")).toHaveLength(2);
});

test("books that do not add up are told, and keep the week open", async () => {
  answer(
    getWeek,
    anOpenWeek({ differences: [{ kind: "invoice", visit_id: null, invoice_id: "invoice-1", is: 25.01, should: 25 }] }),
  );
  open();
  expect(await screen.findByText("6 of 6")).toBeTruthy();
  expect((await closeButton()).disabled).toBe(true);
  expect(screen.getByRole("link", { name: "An invoice" })).toBeTruthy();
});

test("a closed week is printed, and its visits are a file", async () => {
  answer(getWeek, aClosedWeek());
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const user = open("?week=2026-11-10");
  expect(await screen.findByText(/by Kate Corrigan, Mon, Nov 16, 9:22 AM/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "CSV, 1 visit" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain(
    "2026-11-10,9 AM–12 PM,Ana Reyes,25 minute walk,Rosa Delgado,completed,invoiced,C94F1D26,59.00,45.00",
  );
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});
