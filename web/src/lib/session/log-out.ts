import { logout } from "@petcare/contract";
import { readSession, roleOf, signOut } from "./session.ts";

/**
 * Logs out because somebody asked to: the session ends here at once, and on the server as soon as the request gets
 * there. A client leaves for /login, everybody else for '/' (docs/product/auth.md#logging-out).
 */
export function logOut(): void {
  const session = readSession();
  if (session) revoke(session.token);
  signOut(roleOf(session) === "client" ? "/login" : "/");
}

/** Not by `call`: leaving for '/' unloads the application, and only a request that is kept alive outlives that. */
function revoke(token: string): void {
  const request = { method: logout.method, headers: { Authorization: `Bearer ${token}` }, keepalive: true };
  fetch(`/api${logout.path}`, request).catch(() => {
    // Offline: the token is forgotten here, and expires.
  });
}
