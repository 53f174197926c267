import { expect, type Locator, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { unreadable } from "../fixtures/violations.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Schedule Walk" });

test("a walk each Monday, Wednesday and Friday is booked with 22 keys", async ({ desktop: page }) => {
  await signIn(page, "owner");
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys += key.split("+").length;
      await page.keyboard.press(key);
    }
  };
  const tabTo = async (target: Locator) => {
    while (!(await target.evaluate((element) => element.matches(":focus")))) {
      await press("Tab");
      expect(keys).toBeLessThanOrEqual(22);
    }
  };
  const dialog = form(page);
  await page.getByRole("button", { name: "+ Schedule Walk" }).focus();
  await press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Client" })).toBeFocused();
  await press(..."ana");
  await expect(page.getByRole("option", { name: /^Ana Reyes/ })).toBeVisible();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await unreadable(page), colorScheme).toEqual([]);
  }
  await press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Walker" })).not.toHaveValue("");
  await tabTo(dialog.getByRole("radio", { name: "None" }));
  await press("ArrowRight", "ArrowRight");
  await tabTo(dialog.getByRole("button", { name: "Monday" }));
  await press("Space");
  await tabTo(dialog.getByRole("button", { name: "Wednesday" }));
  await press("Space");
  await expect(dialog.getByText("Weekly on Mon, Wed, Fri")).toBeVisible();
  await press("Control+Enter");
  await expect(page.getByText(/^Scheduled .*Weekly on Mon, Wed, Fri/).first()).toBeVisible();
  expect(keys).toBeLessThanOrEqual(22);
});
