import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { expectClean, violations } from "../fixtures/violations.ts";
import { button, field, next } from "../pages/controls.ts";
import { fillBasics, lastText, sendCode, somebody, verifyCode } from "../pages/signup.ts";

test("a new client on the phone: added with two pets and a lockbox, priced, booked, invited, and signed up by the link", async ({
  desktop: owner,
  mobile: phone,
}) => {
  const nora = somebody("Nora Lindqvist", "5165550391");
  await signIn(owner, "owner");

  await test.step("the owner adds the client", async () => {
    await owner.getByRole("link", { name: "Clients", exact: true }).click();
    await owner.getByRole("link", { name: "New client" }).click();
    await expect(owner).toHaveURL("/admin/clients/new");
    expect(await violations(owner)).toEqual([]);
    await field(owner, "Full name").fill("Nora L.");
    await field(owner, "Phone").fill(nora.phone);
    await field(owner, "Home address").fill("12 Old Road, Bellmore, NY");
    await field(owner, "Pet name 1").fill("Olive");
    await button(owner, "Add another pet").click();
    await field(owner, "Pet name 2").fill("Kit");
    await field(owner, "Lockbox").fill("2580");
    await field(owner, "25 minute walk").fill("28.50");
    await button(owner, "Add client").click();
    await expect(owner.getByRole("heading", { name: "Nora L." })).toBeVisible();
    await expect(owner.getByText("No account yet")).toBeVisible();
  });

  await test.step("the owner says more of a pet", async () => {
    await owner.getByRole("tab", { name: "Details" }).click();
    await button(owner, "Edit Olive").click();
    await field(owner, "Medication").fill("Half a pill in cheese");
    await button(owner, "Save").click();
    await expect(owner.getByText("Half a pill in cheese")).toBeVisible();
    await owner.getByRole("tab", { name: "Rates" }).click();
    await expect(owner.getByText("Custom rate: $28.50")).toBeVisible();
    await owner.getByRole("tab", { name: "Plan" }).click();
    await expect(owner.getByText("Nothing repeats.")).toBeVisible();
  });

  await test.step("the owner books a weekly series", async () => {
    await button(owner, "Schedule a walk").click();
    const dialog = owner.getByRole("dialog", { name: "Schedule Walk" });
    await expect(dialog.getByLabel("Pet Names")).toHaveValue("Olive, Kit");
    await expect(dialog.getByLabel("Price")).toHaveValue("28.50");
    await dialog.getByRole("combobox", { name: "Walker" }).click();
    await owner.getByRole("option", { name: /Rosa Delgado/ }).click();
    await dialog.getByRole("radio", { name: "Weekly" }).check({ force: true });
    await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(owner.getByText(/Scheduled Olive & Kit/)).toBeVisible();
    await expect(owner.getByRole("region", { name: "Next visits" }).getByRole("listitem")).toHaveCount(5);
    const repeats = owner.getByRole("region", { name: "What repeats" });
    await expect(repeats.getByRole("heading", { name: /with Rosa/ })).toBeVisible();
    await expect(repeats.getByText("$28.50", { exact: true })).toBeVisible();
    await expectClean(owner, 320);
    await owner.setViewportSize({ width: 1280, height: 720 });
    await repeats.getByRole("button", { name: /^End: / }).click();
    await expect(owner.getByRole("radio", { name: /^This and following/ })).toBeChecked();
    await button(owner, "Keep the visits").click();
  });

  await test.step("the owner invites the client by text", async () => {
    await button(owner, "Invite").click();
    await button(owner, "Make an invite").click();
    await expect(owner.getByRole("img", { name: "QR code of Nora’s link" })).toBeVisible();
    expect(await violations(owner)).toEqual([]);
    await expect(button(owner, "Send text")).toBeDisabled();
    await owner.getByRole("checkbox", { name: /Nora agreed to receive texts/ }).check();
    await button(owner, "Send text").click();
    await expect(owner.getByText("Text sent to Nora")).toBeVisible();
  });

  await test.step("the client signs up with the link on their phone", async () => {
    const text = await lastText(phone, nora.phone);
    const link = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
    await phone.goto(link.pathname + link.search);
    await fillBasics(phone, nora);
    await field(phone, "Pet name 1").fill("olive");
    await next(phone).click();
    await expect(field(phone, "Referral code")).toHaveValue(link.searchParams.get("code") ?? "");
    await next(phone).click();
    await sendCode(phone, nora.phone);
    await verifyCode(phone, nora.phone);
    await expect(phone).toHaveURL("/client");
  });

  await test.step("the client finds the series and the pets there", async () => {
    await phone.getByRole("tab", { name: "Upcoming Walks" }).click();
    await expect(phone.getByRole("article").getByText("Olive & Kit").first()).toBeVisible();
    await phone.goto("/client/settings");
    await expect(field(phone, "Pet name 1")).toHaveValue("Olive");
    await expect(field(phone, "Pet name 2")).toHaveValue("Kit");
    await expect(field(phone, "Name")).toHaveValue("Nora Lindqvist");
  });

  await test.step("the owner finds one client, with an account", async () => {
    await owner.goto("/admin/clients?q=nora");
    const row = owner.getByRole("row", { name: /Nora Lindqvist 516/ });
    await expect(row).toContainText("Active");
    await expect(owner.getByRole("row", { name: /Nora L\./ })).toHaveCount(0);
  });
});
