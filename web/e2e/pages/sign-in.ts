import type { Page } from "@playwright/test";
import { demoPassword } from "../fixtures/api.ts";
import { button, field, passwordField } from "./controls.ts";

/** Fills in the open sign-in page and sends it. */
export async function tryToSignIn(page: Page, email = "walker@example.com", password = demoPassword): Promise<void> {
  await field(page, "Email").fill(email);
  await passwordField(page).fill(password);
  await button(page, "Sign In").click();
}

/** Opens the sign-in page and signs in. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/login");
  await tryToSignIn(page, email, password);
}
