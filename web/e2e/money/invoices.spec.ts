import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { billedClient } from "../fixtures/billing.ts";
import { printedText } from "../fixtures/printed.ts";
import { violations } from "../fixtures/violations.ts";

test("an invoice is made after its last visit is settled, adjusted, paid in two parts with a tip, printed, and voided", async ({
  api,
  desktop: page,
}) => {
  const { id } = await billedClient(api, { done: ["2026-11-09", "2026-11-10"], open: ["2026-11-12"] });
  await signIn(page, "owner");
  await page.goto(`/admin/invoices/make?client=${id}`);
  await expect(page.getByRole("heading", { name: "Left out: 1 unfinished visit" })).toBeVisible();
  await page.getByRole("button", { name: "Complete Olive, Thu, Nov 12" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Additional notes").fill("Rosa called: all well");
  await dialog.getByRole("button", { name: "Complete walk" }).click();
  await expect(page.getByText("3 completed visits")).toBeVisible();
  await page.getByRole("button", { name: "Make 1 invoice" }).click();
  const made = page.getByText("1 invoice made, $78.00 in all");
  await expect(made).toBeVisible();
  await expect(page.getByText("Nothing to bill")).toBeVisible();
  await page.getByRole("status").filter({ has: made }).getByRole("link").click();

  await page.getByRole("button", { name: "Add an adjustment" }).click();
  await dialog.getByLabel("Amount").fill("15");
  await dialog.getByLabel("What it is for").fill("Thank you for referring a neighbor");
  await dialog.getByRole("button", { name: "Add it" }).click();
  await expect(dialog).toBeHidden();

  const form = page.getByRole("form", { name: "Record a payment" });
  await expect(form.getByLabel("Amount")).toHaveValue("63.00");
  await form.getByLabel("Amount").fill("20");
  await form.getByText("Check", { exact: true }).click();
  await form.getByRole("button", { name: "Record $20.00" }).click();
  await expect(page.getByText("$20.00 of $63.00 paid")).toBeVisible();
  await expect(form.getByLabel("Amount")).toHaveValue("43.00");
  await form.getByLabel("Tip, apart").fill("10");
  await form.getByLabel("Tip goes to").selectOption("Rosa Delgado");
  await form.getByRole("button", { name: "Record $43.00" }).click();
  await expect(page.getByText("Paid in full: $63.00")).toBeVisible();
  await expect(page.getByText("Tip for Rosa Delgado")).toBeVisible();

  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const sheets = await printedText(page);
  expect(sheets).toHaveLength(1);
  for (const part of [
    "Harbor & Hound Pet Care LLC",
    "Bill to Nora Lind",
    "Thu, Nov 12 25 minute walk Olive $26.00",
    "Adjustment Thank you for referring a neighbor −$15.00",
    "Nov 20, 2026 Check $20.00",
    "Your tip of $10.00 went to Rosa, in full",
    "Total $63.00 Paid −$63.00 Balance due $0.00",
  ]) {
    expect(sheets[0]).toContain(part);
  }
  for (const part of ["All invoices", "Record a payment", "History"]) expect(sheets[0]).not.toContain(part);

  await page.getByRole("button", { name: /^More about [0-9A-F]{8}$/ }).click();
  await page.getByRole("menuitem", { name: "Void…" }).click();
  await expect(dialog.getByText("$63.00 become Nora’s credit")).toBeVisible();
  await dialog.getByRole("button", { name: "Void the invoice" }).click();
  await expect(page.getByRole("heading", { name: "Void invoice" })).toBeVisible();
  await page.goto(`/admin/invoices/make?client=${id}`);
  await expect(page.getByText("3 completed visits")).toBeVisible();
  await expect(page.getByText("Credit $63.00")).toBeVisible();
  for (const path of [`/admin/clients/${id}?tab=invoices`, `/admin/clients/${id}/statement`]) {
    await page.goto(path);
    await expect(page.getByText(/^Left over$/).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
