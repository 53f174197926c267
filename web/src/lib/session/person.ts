import { readSession } from "./session.ts";

/**
 * Whose session this browser has: the subject of its token, which stays the same through a change of email. '' without
 * a session, and where the token names nobody. It says under whose name to keep things, and proves nothing.
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
