import { type BodyOf, listClients, listSchedules, listWalkers, makeInvoices, previewInvoices } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { aBill, aPreview } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient } from "../../../testing/people.ts";

beforeEach(() => {
  answer(listClients, [aClient({ id: "client-2", name: "Priya Shah", pets: [{ name: "Nori" }] })]);
  answer(listWalkers, []);
  answer(listSchedules, []);
});

const open = () => openApp("/admin/invoices/make", "admin");

/** Kim's bill of 120 visits, which takes two invoices. */
const kims = () => {
  const [line] = aBill().lines;
  if (!line) throw new Error("no line");
  const lines = Array.from({ length: 120 }, (_, at) => ({ ...line, visit_id: `v${at}`, price: 28 }));
  const parts = [
    { period: { start: "2026-11-01", end: "2026-11-15" }, visits: 60, total: 1680 },
    { period: { start: "2026-11-16", end: "2026-11-30" }, visits: 60, total: 1680 },
  ] as const;
  return aBill({ client_id: "client-2", lines, parts: [...parts] });
};
const invoiceNumbered = (number: string) => ({
  id: number.toLowerCase(),
  number,
  total: 1680,
  balance: 1680,
  status: "unpaid" as const,
});

test("a client with more visits than an invoice holds gets several, as the preview says", async () => {
  answer(previewInvoices, aPreview({ clients: [kims()] }));
  const made = { client_id: "client-2", outcome: "made" as const, now: null };
  const [invoice, other] = [invoiceNumbered("7F3A9C1E"), invoiceNumbered("0B4D77A2")];
  answer(makeInvoices, [{ ...made, invoice, more: [other] }]);
  const user = open();
  const words = "Two invoices: Nov 1–15, 60 visits, $1,680.00; Nov 16–30, 60 visits, $1,680.00. One holds 90 at most.";
  expect(await screen.findByText(words)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make 2 invoices" }));
  expect(await screen.findByText("2 invoices made, $3,360.00 in all")).toBeTruthy();
  const row = await screen.findByRole("row", { name: /^Priya Shah 7F3A9C1E ?, 0B4D77A2 \$3,360\.00/ });
  expect(
    within(row)
      .getAllByRole("link", { name: /^[0-9A-F]{8}$/ })
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/admin/invoices/7f3a9c1e", "/admin/invoices/0b4d77a2"]);
});

test("a part that was refused is told, with the invoice that is there", async () => {
  answer(previewInvoices, aPreview({ clients: [kims()] }));
  answer(makeInvoices, [
    {
      client_id: "client-2",
      outcome: "changed" as const,
      invoice: invoiceNumbered("7F3A9C1E"),
      more: [],
      now: aBill({ client_id: "client-2", n: 1 }),
    },
  ]);
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Make 2 invoices" }));
  const row = await screen.findByText(/^1 of 2 invoices/);
  expect(row.textContent).toBe(
    "1 of 2 invoices for Priya Shah was made. The rest has changed since you looked. 7F3A9C1E",
  );
  expect(screen.queryByText(/got no invoice yet/)).toBeNull();
});

test("an adjustment is of the first invoice, and no larger than that", async () => {
  answer(previewInvoices, aPreview({ clients: [kims()] }));
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Lines of Priya Shah" }));
  await user.click(screen.getByRole("button", { name: "Add an adjustment" }));
  await user.type(screen.getByLabelText("What it is for"), "Thank you");
  await user.type(screen.getByLabelText("Amount"), "1680.01");
  await user.click(screen.getByRole("button", { name: "Make 2 invoices" }));
  expect(screen.getByText("$1,680.00 at most in all")).toBeTruthy();
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "80");
  expect(screen.getByText(/^Two invoices: Nov 1–15, 60 visits, \$1,600\.00; Nov 16–30/)).toBeTruthy();
});

test("so many invoices go in requests of 100", async () => {
  const parts = Array.from({ length: 12 }, () => kims().parts[0]).flatMap((part) => part ?? []);
  const clients = Array.from({ length: 9 }, (_, index) => ({ ...kims(), client_id: `c${index}`, parts }));
  answer(previewInvoices, aPreview({ clients }));
  answer(makeInvoices, ({ body }) =>
    body.clients.map(({ client_id }) => ({
      client_id,
      outcome: "made" as const,
      invoice: invoiceNumbered("7F3A9C1E"),
      more: [],
      now: null,
    })),
  );
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Make 108 invoices" }));
  await screen.findByText(/invoices made/);
  const bodies = bodiesOf(makeInvoices) as BodyOf<typeof makeInvoices>[];
  expect(bodies.map((body) => body.clients.length)).toEqual([8, 1]);
});
