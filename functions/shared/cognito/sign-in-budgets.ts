import type { Caller } from "../pipeline/caller.ts";
import { digest } from "../runtime.ts";
import type { AccountOf } from "./account-of.ts";
import { knowsDevice } from "./devices.ts";
import type { Budget } from "./password-attempt.ts";

/**
 * Lists the limits of wrong passwords at signing in.
 * A browser that signed in to the account before has a budget of its own, which nobody else can use up.
 * All others share one for each account, with smaller ones for each network address.
 */
export async function signInBudgets(
  account: AccountOf,
  { deviceKey, sourceIp }: { deviceKey: string | undefined; sourceIp: string },
): Promise<Budget[]> {
  const { username, user } = account;
  if (deviceKey !== undefined && (await knowsDevice(user?.id ?? username, deviceKey))) {
    return [{ limit: "login/device", subject: digest([username, deviceKey]), endsWithSuccess: true }];
  }
  // A new password begins new counts, at every address.
  const subject = [username, user?.sessions_valid_from ?? 0];
  return [
    { limit: "login/account-and-address", subject: digest([...subject, sourceIp]), endsWithSuccess: true },
    { limit: "login/account", subject: digest(subject) },
    { limit: "login/address", subject: sourceIp },
  ];
}

/** The limits of wrong passwords for somebody who is signed in. Failed sign-ins of others do not stop a good session. */
export const sessionBudget = ({ session }: Pick<Caller, "session">): Budget[] => [
  { limit: "password/session", subject: session.id, endsWithSuccess: true },
];
