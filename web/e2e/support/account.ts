import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { App } from "./app.ts";
import { button, field, passwordField } from "./signing-up.ts";

export interface Account {
  role: "walker" | "client";
  name: string;
  email: string;
  password: string;
  /** Of the session that signing up began. */
  token: string;
}

let made = 0;

/** Somebody who has just signed up, for journeys that change or end an account: the demo accounts are everybody's. */
export async function newAccount(
  app: App,
  request: APIRequestContext,
  role: Account["role"],
  chosen: { email?: string; referral_code?: string } = {},
): Promise<Account> {
  made += 1;
  const name = role === "client" ? "Nora Lind" : "Wes Hale";
  const { email = `${role}-${made}@test.example`, referral_code = role === "client" ? "CNT23456" : "WKR23456" } =
    chosen;
  const password = "Bellmore-2027";
  const phone = `516${5_550_200 + made}`;
  // Each from an address of their own, for what one address may ask for is limited.
  const headers = { "x-forwarded-for": `198.51.100.${made}` };
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(`${app.url}/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };

  await post("/auth/phone/send-code", { phone });
  const messages: { to: string; text: string }[] = await (await request.get(`${app.url}/dev/sms`)).json();
  const code = /\d{6}/.exec(messages.findLast(({ to }) => to.endsWith(phone))?.text ?? "")?.[0];
  const { token } = await post(`/signup/${role}/complete`, {
    ...(await post("/auth/phone/verify", { phone, code })),
    role,
    full_name: name,
    email,
    password,
    referral_code,
    sms_consent: true,
    sms_consent_at: "2026-11-20T13:30:00Z",
    sms_consent_text_version: "v1",
    ...(role === "client" && { home_address: "9 Pine Street, Bellmore, NY", pet_names: ["Olive", "Kit"] }),
  });
  return { role, name, email, password, token };
}

/** Opens the sign-in page and signs in. */
export async function logIn(page: Page, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  await page.goto("/login");
  await tryToSignIn(page, email, password);
}

/** Fills in the open sign-in page and sends it. */
export async function tryToSignIn(page: Page, email = "walker@example.com", password = "Bellmore-2026"): Promise<void> {
  await field(page, "Email").fill(email);
  await passwordField(page).fill(password);
  await button(page, "Sign In").click();
}

/** Signs in and opens the settings. */
export async function openSettings(page: Page, account: Account): Promise<void> {
  await logIn(page, account);
  await page.waitForURL(new RegExp(`/${account.role}$`));
  await page.goto(`/${account.role}/settings`);
  await expect(page.getByLabel("Full name")).toHaveValue(account.name);
}
