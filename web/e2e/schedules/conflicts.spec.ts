import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { book, idOf, peopleOf } from "../fixtures/bookings.ts";
import { violations } from "../fixtures/violations.ts";

test("a conflict is seen and overridden, on a desktop and on a phone of 320 pixels", async ({
  api,
  desktop,
  mobile,
}) => {
  const owner = await api.tokenOf("owner");
  const people = await peopleOf(api, owner);
  const [client_id, walker_id] = [idOf(people, "Ana Reyes"), idOf(people, "Rosa Delgado")];
  for (let walk = 0; walk < 5; walk++) {
    await book(api, owner, { date: "2027-02-07", timeframe: "evening", client_id, walker_id });
  }
  await mobile.setViewportSize({ width: 320, height: 2400 });
  for (const page of [desktop, mobile]) {
    await signIn(page, "owner", `/admin?schedule=2027-02-07.${walker_id}`);
    const dialog = page.getByRole("dialog", { name: "Schedule Walk" });
    await dialog.getByRole("combobox", { name: "Client" }).click();
    await dialog.getByRole("option", { name: "Deborah Goldfarb" }).click();
    await dialog.getByText("Evening", { exact: true }).click();
    const warning = dialog.getByText(/^Rosa is over on Sun, Feb 7, \d+ of 180 min\. You can still save\./);
    await expect(warning).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await dialog.getByRole("button", { name: "Where does it fit?" }).press("Enter");
    await expect(dialog.getByRole("region", { name: "Where does it fit?" })).toBeFocused();
    await expect(dialog.getByText(/\d+ walkers? with room$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(
      page === mobile ? 320 : 1440,
    );

    await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(page.getByText(/^Scheduled .*Feb 7, 2027/).first()).toBeVisible();
  }
});
