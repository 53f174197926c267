import { expect, type Page, type Route } from "@playwright/test";
import { logIn, newAccount } from "./support/account.ts";
import { signIn, test } from "./support/app.ts";
import { deactivate } from "./support/deactivate.ts";
import { button, consentBox, field, passwordField, requestsTo } from "./support/signing-up.ts";
import { violations } from "./support/violations.ts";

const problem = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function tryToSignIn(page: Page, email = "walker@example.com", password = "Bellmore-2026") {
  await field(page, "Email").fill(email);
  await passwordField(page).fill(password);
  await button(page, "Sign In").click();
}

test.describe("what the sign-in page says", () => {
  const answer = (status: number, json: object) => (route: Route) => route.fulfill({ status, json });
  const unreachable = "Unable to connect to server. Please check your connection and try again.";
  for (const [situation, message, respond] of [
    ["no network", unreachable, (route: Route) => route.abort()],
    [
      "too many attempts",
      "Too many attempts. Try again in about 7 minutes.",
      answer(429, { message: "Too many attempts. Try again in about 7 minutes." }),
    ],
    [
      "locked, without a number",
      "Too many attempts. Try again in about 15 minutes.",
      answer(423, { message: "Account locked" }),
    ],
    [
      "deactivated",
      "Your account has been deactivated. Contact admin.",
      answer(403, { message: "Account deactivated" }),
    ],
    ["disabled", "Your account has been deactivated. Contact admin.", answer(403, { message: "User is disabled." })],
    [
      "other words of the server's",
      "Something went wrong. Please try again.",
      answer(500, { message: "Something went wrong. Please try again." }),
    ],
    [
      "no words",
      "Login failed. Please try again.",
      (route: Route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
    ],
    ["no token", "Invalid login response", answer(200, { role: "walker" })],
    ["no role", "Invalid login response", answer(200, { token: "abc" })],
  ] as const) {
    test(`${situation}: '${message}'`, async ({ desktop: page }) => {
      await page.route("**/api/login", respond);
      await page.goto("/login");
      await tryToSignIn(page);
      await expect(page.getByRole("alert")).toHaveText(message);
      await expect(passwordField(page)).toBeFocused();
      await expect(page).toHaveURL("/login");
      expect(await page.evaluate("localStorage.getItem('kc:token')")).toBeNull();
    });
  }

  test("no answer within 30 seconds", async ({ desktop: page }) => {
    await page.route("**/api/login", () => {});
    await page.goto("/login");
    const asked = page.waitForRequest("**/api/login");
    await tryToSignIn(page);
    await asked;
    await page.clock.runFor(29_000);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.clock.runFor(1100);
    await expect(page.getByRole("alert")).toHaveText(unreachable);
  });

  test("what the server itself refuses, up to too many attempts", async ({ desktop: page, app, request }) => {
    const { email, password } = await newAccount(app, request, "walker");
    await page.goto("/login");
    await button(page, "Sign In").click();
    await expect(page.getByRole("alert")).toHaveText("Please enter both email and password.");
    await expect(field(page, "Email")).toBeFocused();
    for (let attempt = 0; attempt < 5; attempt++) {
      const answered = page.waitForResponse("**/api/login");
      await tryToSignIn(page, email, "Bellmore-1999");
      expect((await answered).status()).toBe(401);
      await expect(page.getByRole("alert")).toHaveText("Email or password is incorrect.");
    }
    await tryToSignIn(page, email, password);
    await expect(page.getByRole("alert")).toHaveText("Too many attempts. Try again in about 15 minutes.");
    await tryToSignIn(page, "nobody@test.example");
    await expect(page.getByRole("alert")).toHaveText("Email or password is incorrect.");
  });

  test("a double tap signs in once", async ({ desktop: page }) => {
    await page.goto("/login");
    const sent = requestsTo(page, "/login");
    await field(page, "Email").fill("walker@example.com");
    await passwordField(page).fill("Bellmore-2026");
    await button(page, "Sign In").dblclick();
    await expect(page).toHaveURL("/walker");
    expect(sent).toHaveLength(1);
  });
});

test("a tip stays for 5 seconds, and for as long as somebody wants", async ({ desktop: page }) => {
  await page.goto("/login");
  const tip = page.getByRole("region", { name: "Tip" }).locator("p");
  await expect(tip).toBeVisible();
  await page.clock.pauseAt("2026-11-20T15:00:00Z");
  const first = await tip.textContent();
  await page.clock.runFor(5000);
  await expect(tip).not.toHaveText(String(first));
  const second = await tip.textContent();
  await button(page, "Pause tips").click();
  await page.clock.runFor(20_000);
  await expect(tip).toHaveText(String(second));
});

test.describe("while the server sleeps", () => {
  for (const path of ["/login", "/signup"]) {
    test(`${path} asks 12 times, 5 seconds apart, and then says so`, async ({ desktop: page }) => {
      const asked = requestsTo(page, "/ping");
      await page.route("**/api/ping", (route) => route.abort());
      await page.goto("/auth");
      const link = page.getByRole("link", { name: path === "/login" ? "Sign In" : "Create Account" });
      await expect(link).toBeVisible();
      await page.clock.pauseAt("2026-11-20T15:00:00Z");
      await link.click();
      const warming = page.getByRole("status").filter({ hasText: "Warming up the server..." });
      await expect(async () => {
        await page.clock.runFor(20);
        expect(asked).toHaveLength(1);
      }).toPass();
      for (let tries = 2; tries <= 12; tries++) {
        await expect(async () => {
          await page.clock.runFor(1);
          await expect(warming).toBeVisible({ timeout: 100 });
        }).toPass();
        await page.clock.runFor(4500);
        expect(asked).toHaveLength(tries - 1);
        await page.clock.runFor(500);
        await expect.poll(() => asked.length).toBe(tries);
      }
      await page.clock.resume();
      await expect(problem(page, "Server is not responding. Please try again later.")).toBeVisible();
      await expect(warming).toHaveCount(0);
      await page.clock.fastForward(30_000);
      expect(asked).toHaveLength(12);
      expect(await violations(page)).toEqual([]);

      await page.unroute("**/api/ping");
      await button(page, "Try again").click();
      await expect.poll(() => asked.length).toBe(13);
      await expect(page.getByText(/Warming up|not responding/)).toHaveCount(0);
    });
  }

  test("a slow answer shows the banner until it comes", async ({ desktop: page }) => {
    let wake = () => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route("**/api/ping", async (route) => {
      await awake;
      await route.continue();
    });
    await page.goto("/login");
    await expect(page.getByText("Warming up the server...")).toBeVisible();
    wake();
    await expect(page.getByText("Warming up the server...")).toHaveCount(0);
  });
});

test.describe("a session that ends", () => {
  for (const [message, to] of [
    ["Unauthorized: token expired", "/"],
    ["Unauthorized: invalid token", "/"],
    ["Authorization header missing or invalid", "/"],
    ["Unauthorized: account deactivated", "/auth"],
  ] as const) {
    test(`'${message}' leads to ${to}, in every tab`, async ({ desktop: page }) => {
      await signIn(page, "walker");
      await page.goto("/walker/settings");
      const other = await page.context().newPage();
      await other.goto("/walker/settings");
      await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
      await page.route("**/api/my-schedule*", (route) => route.fulfill({ status: 401, json: { message } }));
      await page.goto("/walker");
      await expect(page).toHaveURL(to);
      await expect(other).not.toHaveURL("/walker/settings");
      expect(await page.evaluate("[localStorage.getItem('kc:token'), localStorage.getItem('kc:role')]")).toEqual([
        null,
        null,
      ]);
    });
  }

  test("a 401 with other words does not end it", async ({ desktop: page }) => {
    await signIn(page, "walker");
    await page.route("**/api/my-schedule*", (route) => route.fulfill({ status: 401, json: { message: "Not now" } }));
    await page.goto("/walker");
    await expect(page.getByText("Not now").first()).toBeVisible();
    await expect(page).toHaveURL("/walker");
  });

  test("a deactivated account is refused at its next request and reads so on /auth, once", async ({
    desktop: page,
    app,
    request,
  }) => {
    const deactivated = "Your account was deactivated by an administrator.";
    const account = await newAccount(app, request, "walker");
    await logIn(page, account);
    await expect(page).toHaveURL("/walker");
    await page.goto("/walker/settings");
    await expect(field(page, "Phone")).toBeVisible();
    const me = await request.get(`${app.url}/api/me`, { headers: { authorization: `Bearer ${account.token}` } });
    await deactivate(app, (await me.json()).id);

    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(problem(page, deactivated)).toBeVisible();
    expect(await page.evaluate("localStorage.getItem('kc:deactivated')")).toBeNull();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByText(deactivated)).toHaveCount(0);
    await logIn(page, account);
    await expect(page.getByRole("alert")).toHaveText("Your account has been deactivated. Contact admin.");

    await page.evaluate("localStorage.setItem('kc:deactivated', 'true')");
    await page.goto("/auth");
    await button(page, "Dismiss").click();
    await expect(page.getByText(deactivated)).toHaveCount(0);
  });
});

test("both entry screens lead on; whoever is signed in, in whatever case, is led home and cannot go back", async ({
  desktop: page,
}) => {
  for (const [path, link, to] of [
    ["/auth", "Sign In", "/login"],
    ["/auth", "Create Account", "/signup"],
    ["/welcome", "Sign In", "/login"],
    ["/welcome", "Create Account", "/signup"],
    ["/welcome", "← Back to Home", "/"],
    ["/login", "Create Account", "/signup"],
    ["/login", "← Back to Home", "/"],
    ["/login", "Forgot password?", "/forgot-password"],
    ["/signup", "Sign in", "/login"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(to);
    // '/' is a page of its own, and on its way when the address has changed already.
    if (to === "/") await expect(page.getByRole("link", { name: "Book An Appointment" }).first()).toBeVisible();
  }
  await page.goto("/welcome");
  await expect(page.getByRole("main").getByText("Professional Dog Walking & Cat Sitting")).toBeVisible();
  await signIn(page, "client");
  await page.evaluate("localStorage.setItem('kc:role', 'Client')");
  for (const path of [
    "/auth",
    "/welcome",
    "/login",
    "/signup",
    "/signup/walker",
    "/signup/client/number-verification",
  ]) {
    await page.goto("/client/settings");
    await page.goto(path);
    await expect(page).toHaveURL("/client");
    await page.goBack();
    await expect(page).toHaveURL("/client/settings");
  }
});

test("a forgotten password is set anew with the emailed code; nobody learns who has an account", async ({
  desktop: page,
  app,
  request,
}) => {
  const account = await newAccount(app, request, "client");
  const ask = async (email: string) => {
    await page.goto("/forgot-password");
    await field(page, "Email").fill(email);
    await button(page, "Email me a code").click();
    await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    return page.getByRole("main").innerText();
  };
  await page.goto("/forgot-password");
  for (const [typed, text] of [
    ["", "Email is required"],
    ["nora", "Please enter a valid email address"],
  ] as const) {
    await field(page, "Email").fill(typed);
    await button(page, "Email me a code").click();
    await expect(field(page, "Email")).toHaveAccessibleDescription(text);
    await expect(field(page, "Email")).toBeFocused();
  }
  await page.route("**/api/auth/password/forgot", (route) => route.abort(), { times: 1 });
  await field(page, "Email").fill(account.email);
  await button(page, "Email me a code").click();
  await expect(problem(page, "Unable to connect to server. Please check your connection and try again.")).toBeVisible();

  expect(await ask("nobody@test.example")).toBe(await ask(account.email));
  await expect(field(page, "Email")).toHaveValue(account.email);
  const emails: { to: string; text: string }[] = await (await request.get(`${app.url}/dev/emails`)).json();
  const [code = ""] = /\d{6}/.exec(emails.findLast(({ to }) => to === account.email)?.text ?? "") ?? [];
  const newPassword = page.getByLabel("New password", { exact: true });
  await button(page, "Change password").click();
  await expect(field(page, "Verification code")).toHaveAccessibleDescription("Please enter the verification code");
  await expect(field(page, "Verification code")).toBeFocused();
  await expect(problem(page, "Password must be at least 9 characters")).toBeVisible();
  await newPassword.fill("lakeview-2027");
  await field(page, "Verification code").fill(code === "123456" ? "654321" : "123456");
  await button(page, "Change password").click();
  await expect(problem(page, "Password must contain at least one uppercase letter")).toBeVisible();
  await newPassword.fill("Lakeview-2027");
  await button(page, "Change password").click();
  await expect(field(page, "Verification code")).toHaveAccessibleDescription("Invalid verification code");
  await field(page, "Verification code").fill(code);
  await button(page, "Change password").click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your password is changed. Sign in with the new one.")).toBeVisible();
  await tryToSignIn(page, account.email, account.password);
  await expect(page.getByRole("alert")).toHaveText("Email or password is incorrect.");
  await tryToSignIn(page, account.email, "Lakeview-2027");
  await expect(page).toHaveURL("/client");
});

test("the consent page shows how people opt in, and to what, and sends nothing", async ({ desktop: page }) => {
  const texts: string[] = [];
  for (const path of ["/consent/sms-opt-in-demo", "/SmsConsent"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    texts.push(await page.getByRole("main").innerText());
  }
  expect(texts[0]).toBe(texts[1]);
  for (const part of ["I agree to receive text messages", "STOP", "HELP", "version v1", "rates", "(516) 555-0134"]) {
    expect(texts[0]).toContain(part);
  }
  await expect(consentBox(page)).not.toBeChecked();
  const sent = requestsTo(page, "/auth/phone/send-code");
  await button(page, "Send Code").click();
  await expect(problem(page, "Please enter a valid 10-digit phone number")).toBeVisible();
  await expect(page.getByText("You must agree to receive SMS messages to proceed")).toBeVisible();
  await field(page, "Phone number").fill("5165550310");
  await consentBox(page).check();
  await button(page, "Send Code").click();
  await expect(page.getByText("nothing was sent")).toBeVisible();
  expect(sent).toEqual([]);
});

test("the standalone phone page says 'SMS Not Configured Yet' when Send Code is used", async ({ desktop: page }) => {
  await page.goto("/verify-phone");
  await expect(page.getByText("SMS Not Configured Yet")).toHaveCount(0);
  const sent = requestsTo(page, "/auth/phone/send-code");
  await field(page, "Phone number").fill("5165550311");
  await button(page, "Send Code").click();
  await expect(page.getByText("SMS Not Configured Yet")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(sent).toEqual([]);
});

for (const path of ["/welcome", "/forgot-password", "/reset-password", "/signup", "/SmsConsent", "/verify-phone"]) {
  test(`${path} has a title, fits 320 pixels, and no axe violation, light and dark`, async ({ desktop, mobile }) => {
    await mobile.setViewportSize({ width: 320, height: 640 });
    for (const page of [desktop, mobile]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await page.title()).toMatch(/.+ · Harbor & Hound$/);
        expect(await violations(page)).toEqual([]);
      }
    }
    expect(await mobile.evaluate("document.documentElement.scrollWidth")).toBe(320);
  });
}
