import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { expectClean } from "../fixtures/violations.ts";

test.use({ ownData: "meet" });

test("once the owner lets strangers ask, one finds the way on the public page, and gets a code", async ({
  mobile: stranger,
  desktop: owner,
}) => {
  await signIn(owner, "owner", "/admin/settings?tab=codes");
  await owner.getByRole("checkbox", { name: "Strangers can ask for a meet and greet" }).click();
  await expect(owner.getByText("Meet and greet saved")).toBeVisible();

  await stranger.goto("/");
  await stranger.getByRole("link", { name: "Ask for a meet and greet" }).click();
  await stranger.getByRole("textbox", { name: "Your name" }).fill("Nora Lind");
  await stranger.getByRole("textbox", { name: "Phone number" }).fill("5165550177");
  await stranger.getByRole("textbox", { name: "ZIP code or town" }).fill("11710");
  await stranger.getByRole("textbox", { name: "Your pet" }).fill("Olive, a shy cat");
  await expectClean(stranger, 320);
  // A form is taken from its third second on.
  await expect(async () => {
    await stranger.getByRole("button", { name: "Ask for a meet and greet" }).click();
    await expect(stranger.getByRole("heading", { name: "Thank you, Nora" })).toBeVisible({ timeout: 1000 });
  }).toPass();

  await owner.goto("/admin/requests");
  const row = owner.getByRole("article", { name: "Nora Lind asks for a meet and greet" });
  await row.getByRole("button", { name: "Send a referral code" }).click();
  const dialog = owner.getByRole("dialog", { name: "Send Nora the code" });
  const text = await dialog.getByRole("textbox", { name: "Text" }).inputValue();
  await expect(dialog.getByRole("link", { name: "Text it" })).toBeVisible();

  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
  await stranger.goto(`${pathname}${search}`);
  await expect(stranger.getByRole("heading", { name: "Create your account" })).toBeVisible();
});
