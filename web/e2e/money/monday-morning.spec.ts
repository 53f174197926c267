import { clientInvoices } from "@petcare/contract";
import { expect, type Locator, type Page } from "@playwright/test";
import { signIn, signInAs } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { billedClient, lastWeekOf, settleLastWeek } from "../fixtures/billing.ts";
import { printedSheets, printedText } from "../fixtures/printed.ts";
import { violations } from "../fixtures/violations.ts";

test("Monday morning: from last week's unfinished visits over invoices and payments to the closed week; the client sees each state", async ({
  api,
  desktop: page,
  mobile,
}) => {
  const open = ["2026-11-12", "2026-11-14"] as const;
  const { owner, account, id, walker_id } = await billedClient(api, { done: ["2026-11-09", "2026-11-10"], open });
  const invoiceNow = async () => {
    const all = await api.call(clientInvoices, { token: owner, params: { id }, query: { limit: 9 } });
    const invoice = all.find(({ status }) => status !== "void");
    if (!invoice) throw new Error("There is no invoice");
    return { path: `/admin/invoices/${invoice.id}`, number: invoice.number };
  };
  const dialog = page.getByRole("dialog");

  // The dashboard leads to what nobody has said happened.
  await signIn(page, "owner");
  await page.getByRole("link", { name: "Unfinished visits" }).click();
  await page.getByRole("button", { name: "Complete Olive, Thu, Nov 12" }).click();
  await expect(dialog.getByText("For Rosa Delgado, who is paid for it.")).toBeVisible();
  await dialog.getByLabel("Additional notes").fill("Rosa called: all well");
  await dialog.getByRole("button", { name: "Complete walk" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/completed-walks?from=2026-11-09&to=2026-11-15&client=${id}`);
  await expect(page.getByRole("row", { name: /Olive/ })).toHaveCount(3);
  await expect(page.getByRole("row", { name: /^3 visits/ })).toContainText("$78.00");

  // All invoices at once; one unfinished visit of hers stays behind.
  await page.goto("/admin/invoices/make");
  await expect(page.getByRole("button", { name: /^Complete Olive/ })).toHaveCount(1);
  await page.getByRole("button", { name: /^Make \d+ invoices$/ }).click();
  await expect(page.getByText(/\d+ invoices made, \$/)).toBeVisible();
  const first = await invoiceNow();
  await signInAs(mobile, account, "/client");
  const card = mobile.getByRole("article", { name: `Invoice ${first.number}` });
  await expect(card.getByText("Unpaid", { exact: true })).toBeVisible();
  await expect(card.getByText("due Fri, Nov 27")).toBeVisible();

  await page.goto(first.path);
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
  await mobile.reload();
  await expect(card.getByText("Partially Paid")).toBeVisible();
  await card.getByText("3 visits, 1 adjustment, 1 payment").click();
  await expect(card.getByRole("row", { name: "Nov 20 Payment by Check. Thank you! −$20.00" })).toBeVisible();
  await expect(card.getByRole("row", { name: "Balance $43.00" })).toBeVisible();
  await clientPrints(mobile, card, first.number);

  await expect(form.getByLabel("Amount")).toHaveValue("43.00");
  await form.getByLabel("Tip, apart").fill("10");
  await form.getByLabel("Tip goes to").selectOption("Rosa Delgado");
  await form.getByRole("button", { name: "Record $43.00" }).click();
  await expect(page.getByText("Paid in full: $63.00")).toBeVisible();
  await expect(page.getByText("Tip for Rosa Delgado")).toBeVisible();
  await mobile.reload();
  await expect(card.getByText("Paid", { exact: true })).toBeVisible();
  await expect(mobile.getByText("How to pay")).toBeHidden();

  expect(await violations(page)).toEqual([]);
  await ownerPrints(page);

  // Void: its visits are to bill again, its money is credit, and the client reads it no more.
  await page.getByRole("button", { name: /^More about [0-9A-F]{8}$/ }).click();
  await page.getByRole("menuitem", { name: "Void…" }).click();
  await expect(dialog.getByText("$63.00 become Nora’s credit")).toBeVisible();
  await dialog.getByRole("button", { name: "Void the invoice" }).click();
  await expect(page.getByRole("heading", { name: "Void invoice" })).toBeVisible();
  // Closing the dialog goes back in the history: a page asked for before that has ended would be given up.
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]/);
  await mobile.reload();
  await expect(mobile.getByText("How to pay")).toBeHidden();
  await expect(card).toBeHidden();
  await page.goto(`/admin/clients/${id}/statement`);
  await expect(page.getByText(/^Left over$/).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(`/admin/invoices/make?client=${id}`);
  await page.getByRole("button", { name: "Complete Olive, Sat, Nov 14" }).click();
  await dialog.getByLabel("Additional notes").fill("All well");
  await dialog.getByRole("button", { name: "Complete walk" }).click();
  await expect(page.getByText("4 completed visits")).toBeVisible();
  await expect(page.getByText("Credit $63.00")).toBeVisible();
  await page.getByRole("button", { name: "Make 1 invoice" }).click();
  await expect(page.getByText("1 invoice made, $104.00 in all")).toBeVisible();
  await mobile.reload();
  const second = mobile.getByRole("article", { name: `Invoice ${(await invoiceNow()).number}` });
  await expect(second.getByText("Partially Paid")).toBeVisible();

  // The week closes once what is left is carried over.
  await settleLastWeek(api, owner, { walker_id });
  const { overdue } = await lastWeekOf(api, owner);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Close last week" }).click();
  await expect(page.getByText("4 of 6")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const carry = async (name: RegExp, reason: string) => {
    await page.getByRole("button", { name }).click();
    await dialog.getByLabel("Reason").fill(reason);
    await dialog.getByRole("button", { name: "Carry it over" }).click();
    await expect(page.getByText(`Carried over: ${reason}`)).toBeVisible();
  };
  await carry(new RegExp(`^Carry over ${overdue[0]?.number}`), "Pays on the 1st");
  await carry(/^Carry over the pay of Rosa/, "On vacation");
  await page.getByRole("button", { name: "Close the week" }).click();
  await dialog.getByRole("button", { name: "Close the week" }).click();
  await expect(page.getByText(/by Kate Corrigan, Fri, Nov 20, 8:\d\d AM/)).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Carried over" }).getByRole("row", { name: /Pays on the 1st/ }),
  ).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Closed weeks" }).getByRole("row", { name: /Nov 9 – 15/ }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** The owner's paper has the invoice, its adjustment, payments and tip, and nothing of the screen around it. */
async function ownerPrints(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await printedSheets(page)).toHaveLength(1);
  const sheet = await printedText(page);
  for (const part of [
    "Harbor & Hound Pet Care LLC",
    "Bill to Nora Lind",
    "Thu, Nov 12 25 minute walk Olive $26.00",
    "Adjustment Thank you for referring a neighbor −$15.00",
    "Nov 20, 2026 Check $20.00",
    "Your tip of $10.00 went to Rosa, in full",
    "Total $63.00 Paid −$63.00 Balance due $0.00",
  ]) {
    expect(sheet).toContain(part);
  }
  for (const part of ["All invoices", "Record a payment", "History"]) expect(sheet).not.toContain(part);
}

/** The client's paper is that invoice alone. */
async function clientPrints(mobile: Page, card: Locator, number: string): Promise<void> {
  await mobile.evaluate("window.print = () => {}");
  await card.getByRole("button", { name: `Print invoice ${number}` }).click();
  const sheet = await printedText(mobile);
  expect(await printedSheets(mobile)).toHaveLength(1);
  expect(sheet).toContain(`Invoice ${number}`);
  expect(sheet).toContain("Balance due $43.00");
  expect(sheet).not.toContain("Hi Nora");
}
