import { clientInvoices, getPriceRules, setPriceRules } from "@petcare/contract";
import { expect } from "@playwright/test";
import { newAccount, signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { book, complete, idOf, peopleOf } from "../fixtures/bookings.ts";
import { printedSheets } from "../fixtures/printed.ts";
import { expectClean, violations } from "../fixtures/violations.ts";

// Rates and rules are of the whole business.
test.use({ ownData: "fees and tax" });

const today = "2026-11-20";
/** A name as long as the contract takes, whose first word has no place to break. */
const longName = (first: string) => `${first.padEnd(36, "n")} for what a family asks beside its walk`.padEnd(80, "!");
const names = ["Founders", "Fridays", "Mornings", "Pets", "Weekdays"].map(longName);

test("the owner sets the sales tax and a holiday's fee, and the invoice has both; five long fees fit a phone and one page", async ({
  api,
  desktop: page,
}) => {
  const owner = await api.tokenOf("owner");
  const [founders = "", ...others] = names;
  const { version, holidays } = await api.call(getPriceRules, { token: owner });
  const weekdays = [4];
  const whens = [
    { type: "weekdays" as const, weekdays },
    { type: "frames" as const, timeframes: ["morning" as const] },
    { type: "pets" as const, beyond: 1 },
    { type: "weekdays" as const, weekdays },
  ];
  const rules = others.map((name, at) => ({
    ...{ id: `rule-${at}`, name, services: ["25" as const], when: whens[at] ?? { type: "holidays" as const } },
    ...({ charge: { dollars: 1 }, pay: null, from: today, to: null } as const),
  }));
  const days = [{ date: today, name: founders }] as const;
  await api.call(setPriceRules, { token: owner, body: { rules, holidays, days: [...days], version } });
  const client = await newAccount(api, "client");
  const people = await peopleOf(api, owner);
  const [client_id, walker_id] = [idOf(people, client.name), idOf(people, "Rosa Delgado")];
  const walk = { date: today, pet_names: ["Olive", "Kit"], price: 25, client_id, walker_id };
  const visit = await book(api, owner, walk);

  const dialog = page.getByRole("dialog");
  await signIn(page, "owner", "/admin/settings?tab=taxes");
  await expect(page.getByText(/^New York’s tax department treats dog walking/)).toBeVisible();
  await page.getByRole("button", { name: "Set a rate" }).click();
  await dialog.getByLabel("Name").fill("Nassau");
  await dialog.getByLabel("Percent").fill("8.625");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("8.625 % from Fri, Nov 20, 2026 on")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto("/admin/settings?tab=rules");
  await page.getByRole("button", { name: "Add a rule" }).click();
  await dialog.getByLabel("Client pays").fill("10");
  await dialog.getByLabel("First day").fill(today);
  await dialog.getByLabel("First day").press("Tab");
  await expect(dialog.getByText(/booked visits?/)).toBeVisible();
  await dialog.getByRole("button", { name: "Save the rule" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("every service on holidays, since Fri, Nov 20, 2026")).toBeVisible();

  await complete(api, owner, visit);
  await page.goto(`/admin/invoices/make?from=2026-11-16&client=${client_id}`);
  await page.getByRole("button", { name: "Make 1 invoice" }).click();
  await expect(page.getByText("1 invoice made, $42.36 in all")).toBeVisible();
  const [invoice] = await api.call(clientInvoices, { token: owner, params: { id: client_id }, query: { limit: 1 } });
  await page.goto(`/admin/invoices/${invoice?.id}`);
  const sheet = page.getByRole("article", { name: `Invoice ${invoice?.number}` });
  await expect(sheet.getByRole("row", { name: `${founders} $10.00` })).toBeVisible();
  await expect(sheet.getByText("Sales tax 8.625 % on $39.00")).toBeVisible();
  await expect(sheet.getByText("$3.36", { exact: true })).toBeVisible();

  expect(await printedSheets(page)).toHaveLength(1);
  await expectClean(page, 320);
  for (const name of names) {
    const cell = sheet.getByRole("cell", { name, exact: true });
    expect((await cell.boundingBox())?.width, name).toBeGreaterThan(150);
  }
});
