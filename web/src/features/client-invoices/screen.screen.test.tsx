import { myBalance, myInvoices } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, answerPages } from "../../testing/fake-server.ts";
import { aClientInvoice } from "../../testing/invoices.ts";
import { openApp } from "../../testing/open-app.tsx";

beforeEach(() => {
  answer(myBalance, { unpaid: 2, outstanding: 220, total_invoiced: 728, credit: 0 });
});

const cardOf = async (number: string) => within(await screen.findByRole("article", { name: `Invoice ${number}` }));

test("invoices are the first tab, with what is owed, how many that is, and all that was invoiced", async () => {
  answer(myInvoices, [
    aClientInvoice({ number: "B83C06E5", total: 162, balance: 162 }),
    aClientInvoice({ _id: "2", status: "partial", due: "2026-11-20", total: 158, paid: 100, balance: 58 }),
  ]);
  openApp("/client", "client");
  expect((await screen.findByRole("tab", { selected: true })).textContent).toBe("Invoices");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Invoices",
    "Upcoming Walks",
    "Walk History",
  ]);
  await cardOf("B83C06E5");
  const sums = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(sums).toEqual([
    "$220.00",
    "$58.00 of it is due by today",
    "2",
    "1 of them partially paid",
    "$728.00",
    "$508.00 of it paid",
  ]);
  expect(screen.getByText("How to pay")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy the number" })).toBeTruthy();
  expect(screen.getByText(/^All 2 invoices/)).toBeTruthy();
});

test("sales tax is no adjustment to the client, and stands on the sheet as the owner sees it", async () => {
  const nobody = { service_type: null, date: null, pet_names: [] };
  const items: ReturnType<typeof aClientInvoice>["items"] = [
    { ...nobody, type: "walk", description: "", service_type: "25", date: "2026-11-09", price: 28 },
    { ...nobody, type: "adjustment", description: "Sales tax 8.625 %", price: 2.42, sales_tax: true },
  ];
  const taxes = [{ rate: 8625, base: 28, amount: 2.42 }];
  answer(myInvoices, [aClientInvoice({ items, taxes, total: 30.42, balance: 30.42, payments: [] })]);
  const user = openApp("/client", "client");
  const card = await cardOf("8E21D4F0");
  await user.click(card.getByText("1 visit, sales tax"));
  const cells = within(card.getByText("Sales tax 8.625 %").closest("tr") as HTMLElement).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["Sales tax 8.625 %", "$2.42"]);
  vi.stubGlobal("print", vi.fn());
  await user.click(card.getByRole("button", { name: "Print invoice 8E21D4F0" }));
  await waitFor(() => expect(document.querySelector("[data-sheet]")).toBeTruthy());
  const sheet = within(document.querySelector("[data-sheet]") as HTMLElement);
  expect(sheet.getByText("Sales tax 8.625 % on $28.00").nextElementSibling?.textContent).toBe("$2.42");
  expect(sheet.queryByText("Adjustments")).toBeNull();
  window.dispatchEvent(new Event("afterprint"));
  vi.unstubAllGlobals();
});

test("what is due is not told before all that is open was read, and earlier invoices come on asking", async () => {
  answerPages(myInvoices, (cursor) =>
    cursor
      ? { items: [aClientInvoice({ _id: "2", number: "AAAA0000", balance: 192, total: 192 })], next: undefined }
      : { items: [aClientInvoice({ due: "2026-11-20" })], next: "more" },
  );
  const user = openApp("/client", "client");
  await cardOf("8E21D4F0");
  expect(screen.queryByText(/due by today$/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show earlier invoices" }));
  await cardOf("AAAA0000");
  expect(screen.getByText("$28.00 of it is due by today")).toBeTruthy();
});
