import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

test.use({ ownData: "asking" });

/** Counts the presses on a page from now on. */
async function countTaps(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate("window.taps = 0, addEventListener('pointerdown', () => (window.taps += 1), true)");
  return () => page.evaluate("window.taps");
}

test("a client asks for a walk in four taps, the owner accepts it in one, and the client sees it booked", async ({
  mobile: client,
  desktop: owner,
}) => {
  await signIn(client, "client");
  const asking = await countTaps(client);
  await client.getByRole("button", { name: "Ask for a walk" }).click();
  const dialog = client.getByRole("dialog", { name: "Ask for a walk" });
  await dialog.getByText("Wed", { exact: true }).click();
  await dialog.getByText("Evening", { exact: true }).click();
  await dialog.getByRole("button", { name: /^Ask for Wed, Nov 25, .+ · \$/ }).click();
  await expect(dialog).toBeHidden();
  expect(await asking()).toBe(4);

  await signIn(owner, "owner", "/admin/requests");
  const accept = owner.getByRole("button", { name: /^Accept, with / });
  await expect(accept).toBeVisible();
  const accepting = await countTaps(owner);
  await accept.click();
  await expect(owner.getByText("Nobody asks for anything")).toBeVisible();
  expect(await accepting()).toBe(1);

  await client.goto("/client?tab=upcoming");
  const mine = client.getByRole("region", { name: "What you asked for" });
  await expect(mine.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(mine.getByText(/^Wed, Nov 25, 6–9 PM · \$/)).toBeVisible();
});
