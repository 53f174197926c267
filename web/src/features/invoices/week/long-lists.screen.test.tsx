import { getWeek, listClients, listInvoices, listWalkers, listWeeks } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { anInvoiceList, anInvoiceRow } from "../../../testing/invoices.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient } from "../../../testing/people.ts";
import { anOpenWeek } from "../../../testing/weeks.ts";

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, []);
  answer(listInvoices, anInvoiceList());
  answer(listWeeks, []);
});

const open = () => openApp("/admin/invoices/close", "admin");
const list = async (name: string) =>
  within(await screen.findByRole("region", { name: (found) => found.replace(" :", ":") === name }));

test("overdue invoices that are left are carried over at once, with one reason", async () => {
  const several = ["1", "2", "3"].map((n) =>
    anInvoiceRow({ id: `invoice-${n}`, number: `C94F1D2${n}`, due: "2026-11-13", balance: 59 }),
  );
  answer(getWeek, anOpenWeek({ overdue: several }));
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Carry over C94F1D22 of Ana Reyes" }));
  await user.type(await screen.findByLabelText("Reason"), "Disputed{Enter}");
  await user.click(await screen.findByRole("button", { name: "Carry all 2 over…" }));
  expect(currentAddress()).toBe("/admin/invoices/close?carry=invoices");
  const dialog = within(await screen.findByRole("dialog", { name: "Carry over" }));
  expect(dialog.getByText("2 overdue invoices, $118.00")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "Pay on the 1st");
  await user.click(dialog.getByRole("button", { name: "Carry all 2 over" }));
  expect(await screen.findByText("6 of 6")).toBeTruthy();
  expect(screen.getAllByText("Carried over: Pay on the 1st")).toHaveLength(2);
  expect(screen.getByText("Carried over: Disputed")).toBeTruthy();
});

test("clients to invoice stand by name, and one of many is found by it", async () => {
  const names = ["Zoë Quist", "Ana Reyes", ..."BCDEFGH".split("").map((letter) => `${letter}. Client`)];
  const clients = names.map((name, at) => aClient({ id: `c${at}`, name }));
  answer(listClients, clients);
  answer(getWeek, anOpenWeek({ to_bill: clients.map(({ id }) => ({ client_id: id, visits: 1, amount: 25 })) }));
  const user = open();
  const section = await list("Clients to invoice: 9 left");
  const shown = () => section.getAllByRole("link", { name: /^Preview/ }).map((link) => link.getAttribute("aria-label"));
  expect(shown()[0]).toBe("Preview Ana Reyes’s invoice");
  expect(shown()).toHaveLength(8);
  await user.type(section.getByRole("searchbox", { name: "Find by name" }), "zoe");
  expect(shown()).toEqual(["Preview Zoë Quist’s invoice"]);
});
