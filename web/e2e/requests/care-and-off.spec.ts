import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { button } from "../pages/controls.ts";

test.use({ ownData: "care and off" });

test("a client asks for another care sheet and a walker for days off, the owner accepts both, and each sees it", async ({
  mobile: phone,
  desktop: owner,
}) => {
  await signIn(phone, "client");
  await button(phone, "Change the care sheet").click();
  const sheet = phone.getByRole("dialog", { name: "Care sheet" });
  await sheet.getByRole("textbox", { name: "Feeding" }).first().fill("Half a cup at noon");
  await sheet.getByRole("button", { name: "Ask Kate to change 1 field" }).click();
  await expect(sheet).toBeHidden();

  await signIn(phone, "walker", "/walker?view=week");
  await button(phone, "Ask for days off").click();
  const off = phone.getByRole("dialog", { name: "Ask for days off" });
  await off.getByRole("textbox", { name: "Note" }).fill("Dentist");
  await off.getByRole("button", { name: "Ask Kate" }).click();
  await expect(off).toBeHidden();

  await signIn(owner, "owner", "/admin/requests");
  const care = owner.getByRole("article", { name: /asks to change the care sheet$/ });
  await expect(care.getByText("→ Half a cup at noon")).toBeVisible();
  await care.getByRole("button", { name: "Accept" }).click();
  await expect(care).toBeHidden();
  const days = owner.getByRole("article", { name: /asks for days off$/ });
  await expect(days.getByText("Dentist")).toBeVisible();
  // It leads to giving away the visits of that day.
  await days.getByRole("button", { name: /^Agree, and give \d+ visits…$/ }).click();
  await expect(owner).toHaveURL(/[?&]off=2026-11-21\.2026-11-21\./);

  await phone.reload();
  await expect(phone.getByRole("region", { name: "Days off" }).getByText("Accepted")).toBeVisible();
  await signIn(phone, "client", "/client?tab=upcoming");
  const mine = phone.getByRole("region", { name: "What you asked for" });
  await expect(mine.getByRole("listitem").filter({ hasText: "Care sheet" }).getByText("Accepted")).toBeVisible();
});
