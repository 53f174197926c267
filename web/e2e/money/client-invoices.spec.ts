import { getInvoice, recordPayment } from "@petcare/contract";
import { expect } from "@playwright/test";
import { signInAs } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { billedClient, makeInvoice } from "../fixtures/billing.ts";
import { printedText } from "../fixtures/printed.ts";

test("a client sees an invoice unpaid, partly paid and paid, and prints it alone", async ({ api, mobile: page }) => {
  const { owner, account, id: client_id } = await billedClient(api, { done: ["2026-11-10", "2026-11-11"] });
  const { id, number } = await makeInvoice(api, owner, client_id);
  const pay = async (amount: number) => {
    const { version } = await api.call(getInvoice, { token: owner, params: { id } });
    const invoices = [{ id, version }];
    const body = { id: `pay-${amount}`, client_id, date: "2026-11-20" as const, amount, method: "Zelle", invoices };
    await api.call(recordPayment, { token: owner, body });
  };
  await page.addInitScript("window.print = () => {}");
  await signInAs(page, account, "/client");
  const card = page.getByRole("article", { name: `Invoice ${number}` });
  await expect(card.getByText("Unpaid", { exact: true })).toBeVisible();
  await expect(card.getByText("due Fri, Nov 27")).toBeVisible();

  await pay(20);
  await page.reload();
  await expect(card.getByText("Partially Paid")).toBeVisible();
  await card.getByText("2 visits, 1 payment").click();
  await expect(card.getByRole("row", { name: "Nov 20 Payment by Zelle. Thank you! −$20.00" })).toBeVisible();
  await expect(card.getByRole("row", { name: "Balance $32.00" })).toBeVisible();
  await expect(page.getByText("$32.00", { exact: true }).first()).toBeVisible();

  await card.getByRole("button", { name: `Print invoice ${number}` }).click();
  const [sheet = "", ...others] = await printedText(page);
  expect(others).toEqual([]);
  expect(sheet).toContain(`Invoice ${number}`);
  expect(sheet).toContain("Wed, Nov 11 25 minute walk Olive $26.00");
  expect(sheet).toContain("Balance due $32.00");
  expect(sheet).not.toContain("Hi Nora");

  await pay(32);
  await page.reload();
  await expect(card.getByText("Paid", { exact: true })).toBeVisible();
  await expect(page.getByText("How to pay")).toBeHidden();
});
