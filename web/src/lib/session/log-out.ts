import { logout } from "@petcare/contract";
import { endPushesHere, pushNote } from "./push-note.ts";
import { readSession, roleOf, signOut } from "./session.ts";

/**
 * Logs out. The session ends here at once, and on the server when the request arrives. A client goes to /login, others to
 * '/' (docs/product/auth.md#logging-out).
 */
export function logOut(): void {
  const session = readSession();
  if (session) revoke(session.token);
  signOut(roleOf(session) === "client" ? "/login" : "/");
}

/** Ends the session on the server by a `keepalive` request, because going to '/' unloads the application. */
function revoke(token: string): void {
  const request = { method: logout.method, headers: { Authorization: `Bearer ${token}` }, keepalive: true };
  const note = pushNote.read();
  // Pushes to this browser end with the session.
  const browser = note ? `?browser=${note.browser}` : "";
  // If the server does not end the pushes, this browser does. The token then expires on the server.
  fetch(`/api${logout.path}${browser}`, request)
    .then(({ ok }) => ok)
    .catch(() => false)
    .then((isEnded) => (isEnded || !note ? undefined : endPushesHere()))
    .catch(() => {
      // The next person to sign in ends them.
    });
}
