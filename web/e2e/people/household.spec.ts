import { getNoticeSettings, setNoticeSettings } from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { button, next } from "../pages/controls.ts";
import { fillBasics, sendCode, somebody, verifyCode } from "../pages/signup.ts";

test.use({ ownData: "household" });

const upcoming = async (page: Page) => {
  await page.goto("/client?tab=upcoming");
  const walks = page.getByRole("tabpanel").getByRole("article");
  await expect(walks.first()).toBeVisible();
  return walks.allInnerTexts();
};

test("a second person of a household signs up by the client's link, sees the same walks, and hears the same", async ({
  mobile: client,
  desktop: other,
  api,
  app,
}) => {
  const ben = somebody("Ben Lind", "5165550391");
  await signIn(client, "client", "/client/settings");
  await button(client, "Invite somebody else…").click();
  await client.getByRole("dialog").getByLabel("Name").fill("Ben");
  await button(client, "Make an invite").click();
  const invite = client.getByRole("dialog", { name: "Invite Ben" });
  const { pathname, search } = new URL(await invite.getByLabel("Link", { exact: true }).inputValue());

  await other.goto(`${pathname}${search}`);
  await fillBasics(other, ben);
  await next(other).click();
  await next(other).click();
  await sendCode(other, ben.phone);
  await verifyCode(other, ben.phone);
  await expect(other).toHaveURL("/client");
  expect(await upcoming(other)).toEqual(await upcoming(client));

  const token = await api.tokenOf("owner");
  const { on_since: _, ...settings } = await api.call(getNoticeSettings, { token });
  await api.call(setNoticeSettings, { token, body: { ...settings, on: true } });
  await button(other, "Ask for a walk").click();
  await other.getByRole("button", { name: /^Ask for \w+, Nov \d+, .+ · \$/ }).click();
  await signIn(client, "owner", "/admin/requests");
  await client.getByRole("button", { name: /^Accept, with / }).click();
  await expect(client.getByText("Nobody asks for anything")).toBeVisible();
  await expect(async () => {
    await api.request.post(`${app.url}/dev/messenger`);
    await client.goto("/dev");
    const told = client.locator("section").filter({ has: client.getByRole("heading", { name: /^Yes: / }) });
    for (const email of ["client@example.com", ben.email]) {
      await expect(told.filter({ hasText: `email to ${email}` })).toHaveCount(1, { timeout: 1000 });
    }
  }).toPass();
});
