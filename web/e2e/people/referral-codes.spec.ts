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
  await expect(toast).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Vet's counter" });
  await row.getByRole("button", { name: /^End/ }).click();
  const end = page.getByRole("dialog").getByRole("button", { name: "End code" });
  await expect(end).toBeInViewport({ ratio: 1 });
  const [over, under] = [await toast.boundingBox(), await end.boundingBox()];
  if (!over || !under) throw new Error("The toast or the sheet has gone");
  expect(over.y + over.height).toBeLessThan(under.y);
  await end.click();

  await row.getByRole("button", { name: /^Issue .* again$/ }).click();
  await expect(page.getByRole("textbox", { name: "Uses" })).toBeFocused();
  await page.getByRole("button", { name: "Issue code" }).click();
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText("0 of 4 used");
});
