import { expect, type Page } from "@playwright/test";
import { button, field, next, passwordField } from "./controls.ts";

export interface Person {
  full_name: string;
  email: string;
  phone: string;
}

/** What no two people share, for journeys that each make an account. The name must not be one of the demo's. */
export function somebody(full_name: string, phone: string): Person {
  return { full_name, email: `${full_name.toLowerCase().replace(/\W+/g, ".")}@test.example`, phone };
}

export const password = "Sunny-day";
export const consentBox = (page: Page) => page.getByRole("checkbox");

/** Step 1 of whoever it is; a client's home, too. */
export async function fillBasics(page: Page, { full_name, email }: Person): Promise<void> {
  await field(page, "Full name").fill(full_name);
  await field(page, "Email").fill(email);
  await passwordField(page).fill(password);
  if (await field(page, "Home address").isVisible()) {
    await field(page, "Home address").fill("41 Harbor Lane, Bellmore, NY");
    await field(page, "Pet name 1").fill("Biscuit");
  }
}

/** From an empty step 1 to the code being on its way. */
export async function signUpAsFarAsCode(
  page: Page,
  role: "walker" | "client",
  person: Person,
  referralCode = role === "walker" ? "WKR23456" : "CNT23456",
): Promise<void> {
  await page.goto(`/signup/${role}`);
  await fillBasics(page, person);
  await next(page).click();
  await field(page, "Referral code").fill(referralCode);
  await next(page).click();
  await expect(page).toHaveURL(`/signup/${role}/number-verification`);
  await field(page, "Phone number").fill(person.phone);
  await consentBox(page).check();
  await button(page, "Send Code").click();
  await expect(field(page, "Verification code")).toBeVisible();
}

/** The last text message to a number of ten digits. */
export async function lastText(page: Page, phone: string): Promise<string> {
  const messages: { to: string; text: string }[] = await (await page.request.get("/dev/sms")).json();
  return messages.findLast(({ to }) => to === `+1${phone}`)?.text ?? "";
}

/** The code in it. */
export async function lastCode(page: Page, phone: string): Promise<string> {
  return /\d{6}/.exec(await lastText(page, phone))?.[0] ?? "";
}

/** What the tab keeps of signing up. */
export const keptSignup = (page: Page) => page.evaluate("sessionStorage.getItem('kc:signup')");
