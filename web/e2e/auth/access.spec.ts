import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { expectLandingPage, expectTurnedAway } from "../pages/landing.ts";

const homes = { owner: "/admin", walker: "/walker", client: "/client" } as const;
type Who = keyof typeof homes;

for (const who of Object.keys(homes) as Who[]) {
  test(`the ${who} is redirected home from other areas and from unknown paths of their own area`, async ({
    desktop: page,
  }) => {
    await signIn(page, who);
    for (const path of [
      "/admin",
      "/admin/calendar",
      "/walker",
      "/client",
      "/dashboard",
      "/auth",
      "/login",
      `${homes[who]}/nowhere`,
    ]) {
      if (path.startsWith(homes[who]) && path !== `${homes[who]}/nowhere`) continue;
      await page.goto(path);
      await expect(page).toHaveURL(homes[who]);
    }
    await expectTurnedAway(page, "/nowhere");
  });
}

test("without a token every area redirects to '/', and /dashboard to /login", async ({ desktop: page }) => {
  for (const path of ["/admin", "/admin/calendar", "/walker", "/client?tab=history"]) {
    await expectTurnedAway(page, path);
  }
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
});

test("logging out clears the session, and leads the owner and a walker to '/', a client to /login", async ({
  desktop: page,
}) => {
  for (const [who, to] of [
    ["owner", "/"],
    ["walker", "/"],
    ["client", "/login"],
  ] as const) {
    await signIn(page, who);
    await page
      .getByRole("button", { name: /log ?out/i })
      .first()
      .click();
    if (to === "/") await expectLandingPage(page);
    else await expect(page).toHaveURL(to);
    expect(await stored(page)).toEqual({});
    await expectTurnedAway(page, homes[who]);
  }
});

test("signing out in one tab signs out the others", async ({ desktop: page }) => {
  await signIn(page, "owner");
  const other = await page.context().newPage();
  await other.goto("/admin/calendar");
  await expect(other.getByRole("heading", { name: "Calendar" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL("/");
});

/** The session data that the browser stores. */
async function stored(page: Page): Promise<Record<string, string>> {
  const { origins } = await page.context().storageState();
  const entries = origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value] as const));
  return Object.fromEntries(entries.filter(([name]) => name === "kc:token" || name === "kc:role"));
}
