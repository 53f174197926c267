import { readSession } from "./session.ts";

/**
 * The person whose session this browser has: the subject of the token, which stays when the email changes. '' without a
 * session. It is a name for stored data, and proves nothing.
 */
export function currentPerson(): string {
  try {
    const payload = readSession()?.token.split(".")[1] ?? "";
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof sub === "string" ? sub : "";
  } catch {
    return "";
  }
}
