import { getReconciliation } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { someBooks } from "../../../testing/books.ts";
import { answer } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";

const panel = async () => within(await screen.findByRole("region", { name: "Reconciliation" }));

test("the equation has its four figures, each with its visits behind it, and the sentence of the list", async () => {
  answer(getReconciliation, someBooks({ unfinished: 2 }));
  openApp("/admin/invoices?from=2026-11-09&to=2026-11-15", "admin");
  const books = await panel();
  expect(await books.findByText("Adds up to the cent")).toBeTruthy();
  expect(books.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "Completed work$84.002 visits, 1 charged cancellation",
    "On invoices$56.002 lines on 1 invoice",
    "Not yet invoiced$28.001 line, 1 client",
    "Written off$0.000 visits",
  ]);
  const days = "/admin/completed-walks?from=2026-11-09&to=2026-11-15";
  expect(books.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/admin/invoices/close",
    days,
    `${days}&bill=invoiced`,
    `${days}&bill=to-bill`,
    `${days}&bill=written-off`,
  ]);
  expect(
    books.getByText(
      "On invoices $56.00 and adjustments −$10.50 make the invoice total of $45.50 below. Void invoices do not count. 2 unfinished visits count once they are completed.",
    ),
  ).toBeTruthy();
});

test("a difference is an alert, with both sides and the way to it", async () => {
  answer(
    getReconciliation,
    someBooks({
      differences: [
        { kind: "invoice", visit_id: null, invoice_id: "invoice-1", is: 25.01, should: 25 },
        { kind: "not-in-list", visit_id: "s1.2026-11-12", invoice_id: null, is: 25, should: 0 },
        { kind: "only-in-list", visit_id: "s2.2026-11-12", invoice_id: null, is: 0, should: 25 },
        { kind: "unknown-invoice", visit_id: "s3.2026-11-12", invoice_id: null, is: 25, should: 0 },
        { kind: "not-billable", visit_id: "s4.2026-11-12", invoice_id: null, is: 0, should: 0 },
      ],
    }),
  );
  openApp("/admin/invoices", "admin");
  const books = await panel();
  const found = await books.findByText("5 differences");
  expect(found.closest("[role=alert]")).not.toBeNull();
  expect(books.queryByText("Adds up to the cent")).toBeNull();
  for (const words of [
    "An invoice has lines of $25.00 for these days, and its visits come to $25.01.",
    "A visit is to bill at $25.00, and the list of work to bill has $0.00.",
    "A visit of $25.00 is in the list of work to bill, and is not to bill.",
    "A visit of $25.00 names an invoice that does not count.",
    "A visit that nobody is billed for is on an invoice, or written off.",
  ]) {
    expect(books.getByText((_, element) => element?.tagName === "P" && element.textContent === words)).toBeTruthy();
  }
  expect(books.getByRole("link", { name: "An invoice" }).getAttribute("href")).toBe("/admin/invoices/invoice-1");
  expect(books.getAllByRole("link", { name: "A visit" })[0]?.getAttribute("href")).toBe(
    "/admin/calendar?visit=s1.2026-11-12",
  );
});

test("what the nightly check found is told in red, with the way to it", async () => {
  const faults = [
    { kind: "client" as const, id: "client-1", rule: "account" as const },
    { kind: "visit" as const, id: "s1.2026-11-12", rule: "difference" as const },
  ];
  answer(getReconciliation, someBooks({ audit: { date: "2026-11-21", count: 2, faults } }));
  openApp("/admin/invoices", "admin");
  const books = await panel();
  expect(await books.findByText("All books were checked on Nov 21, 2026: 2 differences.")).toBeTruthy();
  expect(books.getByRole("link", { name: "A client’s account" }).getAttribute("href")).toBe(
    "/admin/clients/client-1?tab=invoices",
  );
  expect(books.getByRole("link", { name: "A visit" }).closest("p")?.textContent).toBe(
    "A visit does not agree with the reconciliation of the last four weeks.",
  );
});
