import {
  getInvoice,
  listClients,
  listInvoices,
  listWalkers,
  previewInvoices,
  recordPayment,
  reversePayment,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse, sent } from "../../testing/fake-server.ts";
import { anInvoice, anInvoiceList, anInvoiceRow, aPreview } from "../../testing/invoices.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";

beforeEach(() => {
  answer(listClients, [aClient(), aClient({ id: "client-2", name: "Meron Abate", pets: [{ name: "Ziggy" }] })]);
  answer(listWalkers, []);
});

const table = async (name = "Invoices") => within(await screen.findByRole("table", { name }));
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("open invoices stand before settled ones, with sums that are those of the rows", async () => {
  answer(
    listInvoices,
    anInvoiceList({
      open: [
        anInvoiceRow({
          number: "C94F1D26",
          due: "2026-11-13",
          status: "partial",
          total: 175.5,
          paid: 75.25,
          balance: 100.25,
        }),
        anInvoiceRow({ id: "invoice-2", client_id: "client-2", due: "2026-11-20" }),
      ],
      settled: [
        anInvoiceRow({
          id: "invoice-3",
          number: "90D6A24B",
          status: "paid",
          total: 12_345.67,
          paid: 12_345.67,
          balance: 0,
        }),
        anInvoiceRow({ id: "invoice-4", number: "D0C4582F", status: "void", total: 80, balance: 0, client_id: "gone" }),
      ],
    }),
  );
  openApp("/admin/invoices", "admin");
  const rows = (await table()).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent?.slice(0, 12))).toEqual([
    expect.stringMatching(/^Number/),
    expect.stringMatching(/^Open/),
    expect.stringMatching(/^C94F1D26/),
    expect.stringMatching(/^8E21D4F0/),
    expect.stringMatching(/^Settled/),
    expect.stringMatching(/^90D6A24B/),
    expect.stringMatching(/^D0C4582F/),
    expect.stringMatching(/^3 invoices/),
  ]);
  expect((await table()).getByText("2 invoices, $100.25 of it overdue")).toBeTruthy();
  expect(cellsOf(rows[2] as HTMLElement).slice(0, 7)).toEqual([
    "Ana Reyes Biscuit & Max",
    "Nov 9 – 15",
    "$175.50",
    "$75.25",
    "$100.25",
    "Nov 13",
    "Overdue · 7 days",
  ]);
  expect(within(rows[3] as HTMLElement).getByText("Unpaid")).toBeTruthy();
  expect(within(rows[6] as HTMLElement).getByText("Deleted client")).toBeTruthy();
  expect(within(rows[6] as HTMLElement).queryByRole("button", { name: /^Mark as paid/ })).toBeNull();
  expect(rows[7]?.textContent).toBe("3 invoices, without the void one$12,621.17$12,420.92$200.25");
});

test("the list asks for the three weeks up to last Sunday, and every choice is in the address", async () => {
  answer(
    listInvoices,
    anInvoiceList({
      open: [anInvoiceRow(), anInvoiceRow({ id: "invoice-2", number: "AAAA0000", client_id: "client-2" })],
    }),
  );
  const user = openApp("/admin/invoices", "admin");
  await table();
  const requested = () => sent.filter(({ path }) => path === listInvoices.path).map(({ query }) => query);
  expect(requested().at(-1)).toEqual({ from: "2026-10-26", to: "2026-11-15" });
  await user.click(screen.getByRole("radio", { name: /^Overdue/ }));
  expect(await screen.findByText("No such invoices of these days")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /^Open/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Client" }), "Meron Abate");
  await waitFor(() => expect(screen.queryByText("8E21D4F0")).toBeNull());
  await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Last month");
  await waitFor(() => expect(requested().at(-1)).toEqual({ from: "2026-10-01", to: "2026-10-31" }));
  expect(currentAddress()).toBe("/admin/invoices?show=open&client=client-2&from=2026-10-01&to=2026-10-31");
  // Its period is another one, and it is still to be paid.
  expect((await table("Open invoices of other days")).getByText("AAAA0000")).toBeTruthy();
});

test("an invoice is marked as paid in two clicks", async () => {
  answer(listInvoices, anInvoiceList({ open: [anInvoiceRow({ total: 41, balance: 41 })] }));
  answer(getInvoice, anInvoice({ version: 3 }));
  answer(recordPayment, { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] });
  const user = openApp("/admin/invoices", "admin");
  await user.click(await screen.findByRole("button", { name: "Mark as paid: 8E21D4F0, Ana Reyes" }));
  await user.click(await screen.findByRole("button", { name: "Record $41.00" }));
  expect(await screen.findByText("Recorded $41.00 for 8E21D4F0")).toBeTruthy();
  answer(reversePayment, { client_id: "client-1", payment_id: "r", credit: 0, invoices: [] });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(bodiesOf(reversePayment)).toEqual([
    { id: expect.any(String), client_id: "client-1", reason: "Recorded by mistake", tip: "take-back" },
  ]);
  expect(bodiesOf(recordPayment)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      client_id: "client-1",
      date: "2026-11-20",
      amount: 41,
      method: "Zelle",
      note: null,
      tip: null,
      invoices: [{ id: "invoice-1", version: 3 }],
    },
  ]);
});

test("once an invoice is paid the focus is on the next one that is not, and after the last one on the page", async () => {
  const [first, second] = [
    anInvoiceRow({ total: 41, balance: 41 }),
    anInvoiceRow({ id: "invoice-2", number: "C94F1D26" }),
  ];
  answer(listInvoices, anInvoiceList({ open: [first, second] }));
  answer(getInvoice, anInvoice());
  answer(recordPayment, { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] });
  const user = openApp("/admin/invoices", "admin");
  const pay = async (open: ReturnType<typeof anInvoiceRow>[], name: RegExp) => {
    screen.getByRole("button", { name }).focus();
    await user.keyboard("{Enter}");
    const record = await screen.findByRole("button", { name: /^Record \$/ });
    answer(listInvoices, anInvoiceList({ open, settled: [{ ...first, status: "paid", balance: 0 }] }));
    await user.click(record);
    await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
  };
  await table();
  await pay([second], /^Mark as paid: 8E21D4F0/);
  const next = screen.getByRole("button", { name: /^Mark as paid: C94F1D26/ });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await pay([], /^Mark as paid: C94F1D26/);
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

test("a payment whose answer was lost is sent again under the same id, and after a conflict under another", async () => {
  answer(listInvoices, anInvoiceList({ open: [anInvoiceRow({ total: 41, balance: 41 })] }));
  answer(getInvoice, anInvoice());
  refuse(recordPayment, 503);
  const user = openApp("/admin/invoices", "admin");
  await user.click(await screen.findByRole("button", { name: /^Mark as paid/ }));
  await user.click(await screen.findByRole("radio", { name: "Cash" }));
  const record = await screen.findByRole("button", { name: "Record $41.00" });
  await user.click(record);
  expect(await screen.findByText("Failed to record the payment. Please try again.")).toBeTruthy();
  refuse(recordPayment, 409, { message: "This has changed since you looked.", code: "conflict" });
  answer(getInvoice, anInvoice({ version: 2, paid: 20, balance: 21, status: "partial" }));
  await user.click(record);
  expect(await screen.findByText("The balance is now $21.00. What you typed is still here.")).toBeTruthy();
  expect((screen.getByRole("radio", { name: "Cash" }) as HTMLInputElement).checked).toBe(true);
  answer(recordPayment, { client_id: "client-1", payment_id: "p", credit: 0, invoices: [] });
  await user.click(await screen.findByRole("button", { name: "Record $21.00" }));
  expect(await screen.findByText("Recorded $21.00 for 8E21D4F0")).toBeTruthy();
  const [first, second, third] = bodiesOf(recordPayment) as { id: string; invoices: { version: number }[] }[];
  expect(second?.id).toBe(first?.id);
  expect(third?.id).not.toBe(first?.id);
  expect(third?.invoices[0]?.version).toBe(2);
});

test("an empty list says so, and a failure can be tried again", async () => {
  refuse(listInvoices, 400);
  const user = openApp("/admin/invoices", "admin");
  expect(await screen.findByText("Failed to load data. Please try again.")).toBeTruthy();
  answer(listInvoices, anInvoiceList());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No invoices of these days")).toBeTruthy();
});

test("an empty list leads to the running week where something is to bill there", async () => {
  answer(listInvoices, anInvoiceList());
  answer(previewInvoices, aPreview({ clients: [], later: { visits: 2, amount: 44 } }));
  openApp("/admin/invoices", "admin");
  expect(await screen.findByText(/^2 completed visits this week, \$44\.00/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show this week" }).getAttribute("href")).toBe(
    "/admin/invoices/make?from=2026-11-16",
  );
});
