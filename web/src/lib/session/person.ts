import { readSession } from "./session.ts";

/**
 * Answers whose session this browser has: the subject of its token, which a change of email does not change. '' without
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
