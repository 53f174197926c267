import { changeName } from "@petcare/contract";
import { expect } from "@playwright/test";
import { newAccount, signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";
import { alert, writes } from "../pages/controls.ts";
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

  test("each problem is shown at its field, and nothing is sent", async ({ desktop: page, api }) => {
    await openSettings(page, await newAccount(api, "client"));
    const sent = writes(page);
    const profile = section(page, "Profile");
    await profile.getByLabel("Name", { exact: true }).fill(" ");
    await profile.getByLabel("Phone").fill("516-555-01");
    await profile.getByLabel("Pet name 2", { exact: true }).fill("a".repeat(61));
    await save(profile).click();
    await expect(profile.getByLabel("Name", { exact: true })).toHaveAccessibleDescription("Name is required");
    await expect(profile.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(profile.getByLabel("Phone")).toHaveAccessibleDescription("Please enter a valid 10-digit phone number");
    await expect(profile.getByText("Pets must be names of at most 60 characters")).toBeVisible();
    await profile.getByLabel("Name", { exact: true }).fill("Nora");
    await expect(profile.getByText("Name is required")).toBeHidden();
    expect(sent).toEqual([]);
  });

  test("an unsaved change survives a refresh of the profile, and a double tap saves it once", async ({
    desktop: page,
    api,
  }) => {
    const account = await newAccount(api, "walker");
    await openSettings(page, account);
    const profile = section(page, "Profile");
    await expect(profile.getByLabel("Home address")).toHaveCount(0);
    await expect(profile.getByRole("group", { name: "Pets" })).toHaveCount(0);
    await profile.getByLabel("Phone").fill("516-555-0188");

    await api.call(changeName, { token: account.token, body: { full_name: "Wesley Hale" } });
    await page.clock.fastForward(60_000);
    await page.locator("html").dispatchEvent("visibilitychange");
    await expect(profile.getByLabel("Name", { exact: true })).toHaveValue("Wesley Hale");
    await expect(profile.getByLabel("Phone")).toHaveValue("516-555-0188");

    const sent = writes(page);
    await save(profile).dblclick();
    await expect(alert(page, "Profile saved")).toBeVisible();
    expect(sent).toEqual(["PATCH /api/me"]);
  });
});

test("a walker changes their name, and an empty name is refused", async ({ mobile: page, api }) => {
  await openSettings(page, await newAccount(api, "walker"));
  const form = section(page, "Change name");
  await form.getByLabel("Full name").fill("");
  await save(form).tap();
  await expect(form.getByLabel("Full name")).toHaveAccessibleDescription("Name is required");
  await form.getByLabel("Full name").fill("Wesley Hale");
  await save(form).tap();
  await expect(alert(page, "Name changed")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(section(page, "Profile").getByLabel("Name", { exact: true })).toHaveValue("Wesley Hale");
  await page.getByRole("link", { name: "Back" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi Wesley");
});

test("a profile that fails to load says so and can be retried, and the other settings work", async ({
  desktop: page,
}) => {
  await signIn(page, "client");
  await page.route("**/api/me", (route) => route.fulfill({ status: 400, body: "" }));
  await page.goto("/client/settings");
  await expect(page.getByRole("alert")).toContainText("Failed to load profile data");
  await expect(section(page, "Change password")).toBeVisible();
  await page.unroute("**/api/me");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Ana Reyes");
});
