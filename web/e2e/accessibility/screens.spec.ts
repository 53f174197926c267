import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { withoutRing } from "../fixtures/focus-ring.ts";
import { cutByLargeText, expectClean, violations } from "../fixtures/violations.ts";

const screens = {
  nobody: [
    "/",
    "/auth",
    "/login",
    "/welcome",
    "/forgot-password",
    "/reset-password",
    "/signup",
    "/SmsConsent",
    "/verify-phone",
    "/t",
  ],
  owner: [
    "/admin",
    "/admin/clients",
    "/admin/clients/new",
    "/admin/walkers",
    "/admin/walkers/new",
    "/admin/calendar",
    "/admin/calendar?view=day",
    "/admin/calendar?view=month",
    "/admin/calendar?view=agenda",
    // One day: axe looks at each row.
    "/admin/completed-walks?from=2026-11-19&to=2026-11-19",
    "/admin/invoices",
    "/admin/invoices/make",
    "/admin/invoices/close",
    "/admin/accountant",
    "/admin/settings",
    "/admin/settings?tab=account",
    "/admin/settings?tab=codes",
    "/admin/settings?tab=history",
    "/admin/settings?tab=rules",
    "/admin/settings?tab=rules&rule=new",
    "/admin/settings?tab=taxes",
    "/admin/settings?tab=taxes&rate=new",
  ],
  walker: [
    "/walker",
    "/walker?view=week",
    "/walker?view=earnings",
    "/walker?view=earnings&range=custom",
    "/walker?miles=today",
    "/walker/settings",
  ],
  client: ["/client", "/client?tab=upcoming", "/client?tab=history", "/client/settings"],
} as const;
type Who = keyof typeof screens;

for (const who of Object.keys(screens) as Who[]) {
  for (const path of screens[who]) {
    test(`${path}: a title, 320 pixels, no axe violation, focus rings, light and dark`, async ({ desktop }) => {
      await open(desktop, who, path);
      await expect(desktop).toHaveTitle(/Harbor & Hound/);
      await hasRings(desktop);
      await expectClean(desktop, 320);
    });
  }
}

const dialogs = {
  owner: "/admin?schedule=new",
  walker: "/walker/settings?delete=account",
  client: "/client/settings?delete=account",
} as const;

for (const who of Object.keys(dialogs) as (keyof typeof dialogs)[]) {
  test(`${dialogs[who]} shows the focus with a ring, light and dark`, async ({ desktop }) => {
    await open(desktop, who, dialogs[who]);
    await expect(desktop.getByRole("dialog")).toBeVisible();
    await hasRings(desktop);
  });
}

test("the dialogs have no axe violation", async ({ desktop, mobile }) => {
  await signIn(desktop, "owner");
  await desktop.getByRole("button", { name: "+ Schedule Walk" }).click();
  await desktop.getByRole("dialog").getByText("Monthly", { exact: true }).click();
  expect(await violations(desktop)).toEqual([]);
  await open(desktop, "owner", "/admin?closing=days");
  await expect(desktop.getByRole("dialog", { name: "Close today" })).toBeVisible();
  expect(await violations(desktop)).toEqual([]);
  await signIn(mobile, "walker");
  const visit = mobile.getByRole("region", { name: "Today's walks" }).getByRole("article").first();
  await visit.getByRole("button", { name: "Complete walk" }).click();
  await expect(mobile.getByRole("dialog")).toBeVisible();
  expect(await violations(mobile)).toEqual([]);
});

const onPhones = [
  ["nobody", "/"],
  ["nobody", "/login"],
  ["walker", "/walker"],
  ["walker", "/walker?view=week"],
  ["client", "/client"],
  ["owner", "/admin"],
] as const;

test("with text of twice the size a phone neither scrolls sideways nor cuts words", async ({ mobile: page }) => {
  for (const [who, path] of onPhones) {
    await open(page, who, path);
    const cut = await cutByLargeText(page);
    expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBe(390);
    if (who !== "owner") expect(cut, path).toEqual([]);
  }
});

test("in forced colours the current tab, what is chosen, cards and badges have edges", async ({ mobile: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const style = (selector: string, name: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector("${selector}")).${name}`);
  await open(page, "nobody", "/signup");
  expect(await style("label:has(:checked)", "outlineStyle")).toBe("solid");
  await open(page, "walker", "/walker");
  for (const selector of ["nav [aria-current]", "main article", "article [data-status]"]) {
    expect(await style(selector, "outlineStyle"), selector).toBe("solid");
  }
  expect(await style("ul[data-brief]", "borderTopColor")).toBe(await style("body", "backgroundColor"));
  await open(page, "client", "/client");
  for (const selector of ["[role=tab][aria-selected=true]", "main article", "dl > div"]) {
    expect(await style(selector, "outlineStyle"), selector).toBe("solid");
  }
});

async function open(page: Page, who: Who, path: string): Promise<void> {
  if (who === "nobody") await page.goto(path);
  else await signIn(page, who, path);
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
  await hasLoaded(page);
}

async function hasRings(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await withoutRing(page), colorScheme).toEqual([]);
  }
}

async function hasLoaded(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true], [role=status][aria-label=Loading]")).toHaveCount(0);
}
