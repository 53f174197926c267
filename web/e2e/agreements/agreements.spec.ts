import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { button, field } from "../pages/controls.ts";

test.use({ ownData: "agreements" });

test("the owner publishes a text, a client signs it, and the owner reads who signed it when", async ({
  desktop: owner,
  mobile: client,
}) => {
  await signIn(owner, "owner", "/admin/settings?tab=agreements");
  await button(owner, "Write the text… Key release").click();
  await field(owner, "Text").fill("I hand over a key.\n\nIt is kept safe.");
  await button(owner, "Publish").click();
  await expect(owner.getByText("Key release published")).toBeVisible();

  await signIn(client, "client");
  await client
    .getByRole("region", { name: "Please read and sign" })
    .getByRole("button", { name: "Key release" })
    .click();
  const dialog = client.getByRole("dialog", { name: "Key release" });
  await expect(dialog.getByRole("region", { name: "Text" })).toHaveText(/I hand over a key\.\s+It is kept safe\./);
  await dialog.getByLabel("Your name").fill("Ana M. Reyes");
  await button(client, "Sign").click();
  await expect(client.getByText("Key release signed")).toBeVisible();
  await expect(client.getByRole("region", { name: "Please read and sign" })).toBeHidden();

  await owner.goto("/admin/clients");
  await owner.getByRole("link", { name: "Ana Reyes" }).first().click();
  await owner.getByRole("tab", { name: "Details" }).click();
  const card = owner.getByRole("region", { name: "Agreements" });
  await expect(card.getByText("Key release, version 1")).toBeVisible();
  await expect(card.getByText("Signed as Ana M. Reyes, Fri, Nov 20, 2026, 8:3")).toBeVisible();
});
