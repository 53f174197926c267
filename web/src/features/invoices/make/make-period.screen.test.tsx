import { previewInvoices } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { aPreview } from "../../../testing/invoices.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";

test("where last week has nothing to bill it opens on the running week, and each empty period leads there", async () => {
  const later = { visits: 1, amount: 22 };
  answer(previewInvoices, ({ query }) => (query.from === "2026-11-16" ? aPreview() : aPreview({ clients: [], later })));
  const user = openApp("/admin/invoices/make", "admin");
  expect(await screen.findByRole("button", { name: "Make 1 invoice" })).toBeTruthy();
  expect(currentAddress()).toBe("/admin/invoices/make?from=2026-11-16");
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  expect(await screen.findByText(/^1 completed visit this week, \$22\.00/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  expect(await screen.findByText(/^1 completed visit since then, \$22\.00/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Show this week" }));
  expect(await screen.findByRole("button", { name: "Make 1 invoice" })).toBeTruthy();
});
