import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { tryToSignIn } from "../pages/sign-in.ts";

test("the sign-in page says that the server is unreachable after 30 seconds without an answer", async ({
  desktop: page,
}) => {
  await page.route("**/api/login", () => {});
  await page.goto("/login");
  const requested = page.waitForRequest("**/api/login");
  await tryToSignIn(page);
  await requested;
  await page.clock.runFor(29_000);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(1100);
  await expect(page.getByRole("alert")).toHaveText(
    "Unable to connect to server. Please check your connection and try again.",
  );
});

test("the entry screens link on, and redirect signed-in people home without a history entry", async ({
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
    // '/' is a separate page. It is still loading when the address has already changed.
    if (to === "/") await expect(page.getByRole("link", { name: "Book An Appointment" }).first()).toBeVisible();
  }
  await page.goto("/welcome");
  await expect(page.getByRole("main").getByText("Professional Dog Walking & Cat Sitting")).toBeVisible();
  await signIn(page, "client");
  // A role matches in upper and lower case: docs/product/auth.md#sessions.
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
