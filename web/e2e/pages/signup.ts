import { expect, type Page } from "@playwright/test";
import { button, field, next, passwordField } from "./controls.ts";

export interface Person {
  full_name: string;
  email: string;
  phone: string;
}

/** A person with an email made from the name. Each journey needs its own name and phone, not those of the demo data. */
export function somebody(full_name: string, phone: string): Person {
  return { full_name, email: `${full_name.toLowerCase().replace(/\W+/g, ".")}@test.example`, phone };
}

export const password = "Sunny-day";
export const consentBox = (page: Page) => page.getByRole("checkbox");

/** Fills in step 1, for a client also the address and a pet. */
export async function fillBasics(page: Page, { full_name, email }: Person): Promise<void> {
  await field(page, "Full name").fill(full_name);
  await field(page, "Email").fill(email);
  await passwordField(page).fill(password);
  if (await field(page, "Home address").isVisible()) {
    await field(page, "Home address").fill("41 Harbor Lane, Bellmore, NY");
    await field(page, "Pet name 1").fill("Biscuit");
  }
}

/** Goes from an empty step 1 to the code step. A code has been sent then. */
export async function signUpToCodeStep(
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
  await sendCode(page, person.phone);
}

/** Asks for a code at the open phone step. */
export async function sendCode(page: Page, phone: string): Promise<void> {
  await field(page, "Phone number").fill(phone);
  await consentBox(page).check();
  await button(page, "Send Code").click();
  await expect(field(page, "Verification code")).toBeVisible();
}

/** Types the code that was sent. */
export async function verifyCode(page: Page, phone: string): Promise<void> {
  await expect.poll(() => lastCode(page, phone)).toMatch(/^\d{6}$/);
  await field(page, "Verification code").fill(await lastCode(page, phone));
  await button(page, "Verify").click();
}

/** The last text message to a ten-digit phone number, or ''. */
export async function lastText(page: Page, phone: string): Promise<string> {
  const messages: { to: string; text: string }[] = await (await page.request.get("/dev/sms")).json();
  return messages.findLast(({ to }) => to === `+1${phone}`)?.text ?? "";
}

/** The code in the last text message to a ten-digit phone number, or ''. */
export async function lastCode(page: Page, phone: string): Promise<string> {
  return /\d{6}/.exec(await lastText(page, phone))?.[0] ?? "";
}

/** The signup data that the tab stores. */
export const keptSignup = (page: Page) => page.evaluate("sessionStorage.getItem('kc:signup')");
