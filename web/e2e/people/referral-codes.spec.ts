import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

test("on a phone a code is issued, ended and issued again, and no toast covers the buttons of a sheet", async ({
  mobile: page,
}) => {
  await signIn(page, "owner", "/admin/settings?tab=codes");
  await page.getByRole("textbox", { name: "Uses" }).fill("4");
  await page.getByRole("textbox", { name: /^Note/ }).fill("Vet's counter");
  await page.getByRole("button", { name: "Issue code" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "is issued" });
  // A toast goes after 6 seconds, which begin anew when the pointer leaves it.
  await toast.hover();
  const row = page.getByRole("listitem").filter({ hasText: "Vet's counter" });
  const places = page.evaluate<{ over: number; under: number }>(toastAndSheet);
  await row.getByRole("button", { name: /^End/ }).click();
  const { over, under } = await places;
  expect(over).toBeLessThan(under);
  const end = page.getByRole("dialog").getByRole("button", { name: "End code" });
  await end.click();

  await row.getByRole("button", { name: /^Issue .* again$/ }).click();
  await expect(page.getByRole("textbox", { name: "Uses" })).toBeFocused();
  await page.getByRole("button", { name: "Issue code" }).click();
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText("0 of 4 used");
});

/** Runs in the page: where the toast ends, and where the button of the sheet begins once all of it is in sight. */
const toastAndSheet = `new Promise((resolve) => {
  const boxOf = (selector, words) =>
    [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(words))?.getBoundingClientRect();
  const look = () => {
    const [toast, button] = [boxOf("[role=alert]", "is issued"), boxOf("[role=dialog] button", "End code")];
    if (toast && button?.bottom <= innerHeight) resolve({ over: toast.bottom, under: button.top });
    else requestAnimationFrame(look);
  };
  look();
})`;
