import { expect } from "@playwright/test";
import { newAccount } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { alert } from "../pages/controls.ts";
import { openSettings, save, section } from "../pages/settings.ts";

test.describe("profile", () => {
  test("a client changes name, phone, address and pets, and sees them after a reload", async ({
    desktop: page,
    api,
  }) => {
    await openSettings(page, await newAccount(api, "client"));
    const profile = section(page, "Profile");
    await profile.getByLabel("Name", { exact: true }).fill("Nora Lindqvist-Featherstonehaugh");
    await profile.getByLabel("Phone").fill("");
    await profile.getByLabel("Phone").pressSequentially("5165550177");
    await expect(profile.getByLabel("Phone")).toHaveValue("516-555-0177");
    await profile.getByLabel("Home address").fill("1 Lakeview Terrace, Wantagh, NY");
    await profile.getByRole("button", { name: "Remove Olive" }).click();
    await expect(profile.getByLabel("Pet name 1", { exact: true })).toBeFocused();
    for (const name of ["Max", " ", "Señor Whiskers"]) {
      await profile.getByRole("button", { name: /Add (a|another) pet/ }).click();
      await page.keyboard.type(name);
    }
    await save(profile).click();
    await expect(alert(page, "Profile saved")).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("Nora Lindqvist-Featherstonehaugh");

    await page.reload();
    await expect(profile.getByLabel("Name", { exact: true })).toHaveValue("Nora Lindqvist-Featherstonehaugh");
    await expect(section(page, "Change name").getByLabel("Full name")).toHaveValue("Nora Lindqvist-Featherstonehaugh");
    await expect(profile.getByLabel("Phone")).toHaveValue("516-555-0177");
    await expect(profile.getByLabel("Home address")).toHaveValue("1 Lakeview Terrace, Wantagh, NY");
    await expect(profile.getByLabel(/^Pet name \d/)).toHaveCount(3);
    for (const [index, name] of ["Kit", "Max", "Señor Whiskers"].entries()) {
      await expect(profile.getByLabel(`Pet name ${index + 1}`, { exact: true })).toHaveValue(name);
    }
  });
});
