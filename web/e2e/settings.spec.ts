import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { type Account, logIn, newAccount, openSettings } from "./support/account.ts";
import { type App, signIn, startAt, test } from "./support/app.ts";
import { violations } from "./support/violations.ts";

const section = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const save = (form: Locator) => form.getByRole("button", { name: /^(Save|Change)/ });
const pathOf = (url: string) => new URL(url).pathname;

test.describe("profile", () => {
  test("a client changes name, phone, address and pets, and finds them again", async ({
    desktop: page,
    app,
    request,
  }) => {
    await openSettings(page, await newAccount(app, request, "client"));
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
    await expect(toast(page, "Profile saved")).toBeVisible();
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

  test("what is wrong stands at its field, and nothing is sent", async ({ desktop: page, app, request }) => {
    await openSettings(page, await newAccount(app, request, "client"));
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

  test("a change that is not saved yet outlives reading the profile anew; a double tap saves it once", async ({
    desktop: page,
    app,
    request,
  }) => {
    const account = await newAccount(app, request, "walker");
    await openSettings(page, account);
    const profile = section(page, "Profile");
    await expect(profile.getByLabel("Home address")).toHaveCount(0);
    await expect(profile.getByRole("group", { name: "Pets" })).toHaveCount(0);
    await profile.getByLabel("Phone").fill("516-555-0188");

    const elsewhere = await request.patch(`${app.url}/api/auth/name`, {
      headers: { authorization: `Bearer ${account.token}` },
      data: { full_name: "Wesley Hale" },
    });
    expect(elsewhere.status()).toBe(200);
    await page.clock.fastForward(60_000);
    await page.locator("html").dispatchEvent("visibilitychange");
    await expect(profile.getByLabel("Name", { exact: true })).toHaveValue("Wesley Hale");
    await expect(profile.getByLabel("Phone")).toHaveValue("516-555-0188");

    const sent = writes(page);
    await save(profile).dblclick();
    await expect(toast(page, "Profile saved")).toBeVisible();
    expect(sent).toEqual(["PATCH /api/me"]);
  });
});

test("a name is changed, and not to nothing", async ({ mobile: page, app, request }) => {
  await openSettings(page, await newAccount(app, request, "walker"));
  const form = section(page, "Change name");
  await form.getByLabel("Full name").fill("");
  await save(form).tap();
  await expect(form.getByLabel("Full name")).toHaveAccessibleDescription("Name is required");
  await form.getByLabel("Full name").fill("Wesley Hale");
  await save(form).tap();
  await expect(toast(page, "Name changed")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(section(page, "Profile").getByLabel("Name", { exact: true })).toHaveValue("Wesley Hale");
  await page.getByRole("link", { name: "Back" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi Wesley");
});

test("an email is changed: refusals, the new one signs in, other sessions end, this one goes on", async ({
  desktop: page,
  browser,
  app,
  request,
}) => {
  const account = await newAccount(app, request, "client");
  await openSettings(page, account);
  const other = await otherDevice(browser, app, account);
  const form = section(page, "Change email");
  for (const [typed, problem] of [
    ["", "Email is required"],
    ["nora", "Please enter a valid email address"],
    ["Owner@Example.com", "Email is already registered"],
  ] as const) {
    await form.getByLabel("New email").fill(typed);
    await save(form).click();
    await expect(form.getByLabel("New email")).toHaveAccessibleDescription(problem);
    await expect(form.getByLabel("New email")).toBeFocused();
    await expect(form.getByText(problem)).toHaveCount(1);
  }
  const email = `new-${account.email}`;
  await form.getByLabel("New email").fill(` ${email.toUpperCase()} `);
  await save(form).click();
  await expect(toast(page, `Email changed. From now on, sign in with ${email}`)).toBeVisible();
  await expect(form).toContainText(`You sign in with ${email}.`);
  await expect(form.getByLabel("New email")).toHaveValue("");

  await endsAtItsNextRequest(other);
  await page.reload();
  await expect(form).toContainText(email);
  await logIn(other, account);
  await expect(other.getByText("Email or password is incorrect.")).toBeVisible();
  await logIn(other, { ...account, email });
  await expect(other).toHaveURL("/client");
  await other.context().close();
});

test("a password is changed: refusals, the new one signs in, other sessions end, this one goes on", async ({
  desktop: page,
  browser,
  app,
  request,
}) => {
  const account = await newAccount(app, request, "walker");
  await openSettings(page, account);
  const other = await otherDevice(browser, app, account);
  const form = section(page, "Change password");
  const fields = {
    old: form.getByLabel("Current password", { exact: true }),
    next: form.getByLabel("New password", { exact: true }),
    again: form.getByLabel("Confirm new password", { exact: true }),
  };
  const fill = async (old: string, next: string, again: string) => {
    await fields.old.fill(old);
    await fields.next.fill(next);
    await fields.again.fill(again);
    await page.keyboard.press("Enter");
  };
  await save(form).click();
  await expect(fields.old).toHaveAccessibleDescription("Password is required");
  await fill(account.password, "Bellmore", "Bellmore");
  await expect(form.getByText("Password must be at least 9 characters")).toBeVisible();
  await expect(fields.next).toBeFocused();
  await fill(account.password, "bellmore-2028", "bellmore-2028");
  await expect(form.getByText("Password must contain at least one uppercase letter")).toBeVisible();
  await fill(account.password, "Bellmore-2028", "Bellmore-2029");
  await expect(fields.again).toHaveAccessibleDescription("New passwords do not match");
  await fill("Bellmore-1999", "Bellmore-2028", "Bellmore-2028");
  await expect(fields.old).toHaveAccessibleDescription("Current password is incorrect.");
  await expect(fields.old).toBeFocused();

  await fields.old.fill(account.password);
  await form.getByRole("button", { name: "Show current password" }).click();
  await expect(fields.old).toHaveAttribute("type", "text");
  await save(form).click();
  await expect(toast(page, "Password changed")).toBeVisible();
  for (const field of Object.values(fields)) await expect(field).toHaveValue("");

  await endsAtItsNextRequest(other);
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue(account.name);
  await logIn(other, account);
  await expect(other.getByText("Email or password is incorrect.")).toBeVisible();
  await logIn(other, { ...account, password: "Bellmore-2028" });
  await expect(other).toHaveURL("/walker");
  await other.context().close();
});

test("a walker deletes their account: what it does is said, and it asks for password and word", async ({
  mobile: page,
  browser,
  app,
  request,
}) => {
  const account = await newAccount(app, request, "walker");
  await openSettings(page, account);
  const other = await otherDevice(browser, app, account);
  const open = section(page, "Danger zone").getByRole("button", { name: "Delete account" });
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const password = dialog.getByLabel("Password", { exact: true });
  const word = dialog.getByLabel("Type DELETE to confirm");
  const confirm = dialog.getByRole("button", { name: "Delete account" });

  await open.click();
  await expect(password).toBeFocused();
  for (const consequence of ["future visits are cancelled", "personal data is removed", "stay for the books"]) {
    await expect(dialog.getByText(consequence)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await confirm.click();
  await expect(password).toHaveAccessibleDescription("Password is required");
  await expect(word).toHaveAccessibleDescription("Type DELETE to confirm");
  await password.fill("Bellmore-1999");
  await word.fill("delete");
  await confirm.click();
  await expect(password).toHaveAccessibleDescription("Password is incorrect.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(password).toHaveValue("");
  await password.fill(account.password);
  await word.fill("DELETE");
  const sent = writes(page);
  await confirm.dblclick();
  await isAtTheFront(page);
  expect(sent).toEqual(["DELETE /api/me"]);

  await logIn(page, account);
  await expect(page.getByText("Email or password is incorrect.")).toBeVisible();
  await endsAtItsNextRequest(other);
  await other.context().close();
});

test("a client's deleted account leaves its visits to the owner without a name", async ({
  desktop: page,
  app,
  request,
}) => {
  const account = await newAccount(app, request, "client");
  await openSettings(page, account);
  await section(page, "Danger zone").getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await isAtTheFront(page);
  const owner = await request.post(`${app.url}/api/login`, {
    data: { email: "owner@example.com", password: "Bellmore-2026" },
  });
  const clients = await request.get(`${app.url}/api/clients`, {
    headers: { authorization: `Bearer ${(await owner.json()).token}` },
  });
  expect(await clients.text()).not.toContain(account.email);
});

test("what fails without words from the server has the screen's own", async ({ desktop: page, app, request }) => {
  const account = await newAccount(app, request, "client");
  await openSettings(page, account);
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 400, body: "" }),
  );
  await save(section(page, "Profile")).click();
  await expect(section(page, "Profile").getByRole("alert")).toHaveText("Failed to update profile");
  await save(section(page, "Change name")).click();
  await expect(section(page, "Change name").getByRole("alert")).toHaveText("Failed to update name");
  await section(page, "Change email").getByLabel("New email").fill("nora@test.example");
  await save(section(page, "Change email")).click();
  await expect(section(page, "Change email").getByRole("alert")).toHaveText("Failed to update email");
  const passwords = section(page, "Change password");
  await passwords.getByLabel("Current password", { exact: true }).fill(account.password);
  await passwords.getByLabel("New password", { exact: true }).fill("Bellmore-2028");
  await passwords.getByLabel("Confirm new password", { exact: true }).fill("Bellmore-2028");
  await save(passwords).click();
  await expect(passwords.getByRole("alert")).toHaveText("Failed to update password");
  await expect(passwords.getByLabel("New password", { exact: true })).toHaveValue("Bellmore-2028");

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete account");
});

test("a profile that cannot be read says so and is read at the next try; the rest works", async ({ desktop: page }) => {
  await signIn(page, "client");
  await page.route("**/api/me", (route) => route.fulfill({ status: 400, body: "" }));
  await page.goto("/client/settings");
  await expect(page.getByRole("alert")).toContainText("Failed to load profile data");
  await expect(section(page, "Change password")).toBeVisible();
  await page.unroute("**/api/me");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Ana Reyes");
});

test("logging out ends the session on the server, and no other", async ({ desktop: page, browser, app, request }) => {
  for (const role of ["walker", "client"] as const) {
    const account = await newAccount(app, request, role);
    await openSettings(page, account);
    const token = await page.evaluate(() => localStorage.getItem("kc:token"));
    const other = await otherDevice(browser, app, account);
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(role === "walker" ? "/" : "/login");
    const read = () => request.get(`${app.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await read()).status()).toBe(401);
    expect((await (await read()).json()).message).toContain("expired");
    await other.reload();
    await expect(other.getByLabel("Full name")).toHaveValue(account.name);
    await other.context().close();
  }
});

for (const [who, home] of [
  ["owner", "/admin"],
  ["walker", "/walker"],
  ["client", "/client"],
] as const) {
  test(`the ${who}'s settings are a step away, fit 320 pixels, and have no axe violation`, async ({
    desktop,
    mobile,
  }) => {
    await signIn(desktop, who);
    await desktop.getByRole("link", { name: "Settings" }).click();
    await expect(desktop).toHaveURL(`${home}/settings`);
    await expect(desktop).toHaveTitle(/^Settings · /);
    await expect(section(desktop, "Danger zone")).toHaveCount(who === "owner" ? 0 : 1);
    await signIn(mobile, who);
    await mobile.setViewportSize({ width: 320, height: 640 });
    await mobile.goto(`${home}/settings`);
    for (const page of [desktop, mobile]) {
      await expect(page.getByLabel("Full name")).not.toHaveValue("");
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
    }
    expect(await mobile.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
    await desktop.getByRole("link", { name: "Back" }).click();
    await expect(desktop).toHaveURL(home);
  });
}

/** The requests that a page sends from now on, but for those that read. */
function writes(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${pathOf(request.url())}`);
  });
  return sent;
}

/** A browser of the same person's somewhere else, with their settings open. */
async function otherDevice(browser: Browser, app: App, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.install({ time: startAt });
  await openSettings(page, account);
  return page;
}

/** The public page is one of its own, outside the application, and takes a moment to load. */
async function isAtTheFront(page: Page): Promise<void> {
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Book An Appointment" }).first()).toBeVisible();
}

async function endsAtItsNextRequest(page: Page): Promise<void> {
  await page.reload();
  await isAtTheFront(page);
  expect(await page.evaluate(() => localStorage.getItem("kc:token"))).toBeNull();
}
