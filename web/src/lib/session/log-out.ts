import { logout } from "@petcare/contract";
import { endPushesHere, pushNote } from "./push-note.ts";
import { readSession, roleOf, signOut } from "./session.ts";

/**
 * Logs out at a person's request. The session ends here at once, and on the server when the request arrives.
 * A client leaves for /login, everybody else for '/' (docs/product/auth.md#logging-out).
 */
export function logOut(): void {
  const session = readSession();
  if (session) revoke(session.token);
  signOut(roleOf(session) === "client" ? "/login" : "/");
}

/** Leaving for '/' unloads the application. Only a `keepalive` request outlives that, which `call` does not send. */
function revoke(token: string): void {
  const request = { method: logout.method, headers: { Authorization: `Bearer ${token}` }, keepalive: true };
  const note = pushNote.read();
  // Pushes to this browser end with the session.
  const browser = note ? `?browser=${note.browser}` : "";
  // Where the server does not end them, this browser does. The token is forgotten here and expires there.
  fetch(`/api${logout.path}${browser}`, request)
    .then(({ ok }) => ok)
    .catch(() => false)
    .then((isEnded) => (isEnded || !note ? undefined : endPushesHere()))
    // Whoever signs in next ends them.
    .catch(() => {});
}
