import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDetails } from "../../../testing/visit-details.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";

const invoice = { id: "0123456789abcdef4c7a19e2", number: "4C7A19E2" };

test("a visit on an invoice is not reopened, and leads to it and to what it is worth", async () => {
  const { dialog } = await openDetails(anOwnerVisit({ status: "completed", charge: 30, pay: 15, invoice }));
  const linkTo = (name: string) => dialog.getByRole("link", { name }).getAttribute("href");
  expect(linkTo("4C7A19E2")).toBe("/admin/invoices/0123456789abcdef4c7a19e2");
  expect(linkTo("Price and pay")).toBe("/admin/completed-walks?from=2026-11-20&to=2026-11-20");
  expect(dialog.getByText("$30.00")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Reopen…" })).toBeNull();
  expect(dialog.queryByRole("link", { name: "Invoice…" })).toBeNull();
});

test("reopening a visit that is paid out says what becomes of that pay", async () => {
  const { user, dialog } = await openDetails(anOwnerVisit({ status: "completed", paid_out: true }));
  await user.click(dialog.getByRole("button", { name: "Reopen…" }));
  const question = within(await screen.findByRole("dialog", { name: "Reopen this visit?" }));
  expect(await question.findByText("What the walker was paid for it comes off their next pay.")).toBeTruthy();
});

test("restoring a visit that is paid out says what becomes of that pay", async () => {
  const { dialog } = await openDetails(anOwnerVisit({ status: "cancelled", paid_out: true }));
  expect(
    await dialog.findByText("Restoring it takes what the walker was paid for it off their next pay."),
  ).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Restore" })).toBeTruthy();
});
