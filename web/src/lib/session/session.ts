import { type Role, roles } from "@petcare/contract";
import { useSyncExternalStore } from "react";
import { forgetDrafts } from "./drafts.ts";
import { endedWith, forgetSeal } from "./seal.ts";
import { sessionKeys as keys } from "./session-keys.ts";
import { localStore, tabStore } from "./storage.ts";

/** The session in the browser's storage (docs/product/auth.md#sessions). */
export interface Session {
  token: string;
  /** In lower case, normally 'admin', 'walker' or 'client'. */
  role: string;
}

/** The key in the tab's storage for an expired session. Its value is `endedWith()`, which the landing page shows. */
const ended = "kc:session-ended";

/** The event of each change in this tab. Other tabs get the browser's 'storage' event. */
const authChanged = "auth-changed";

/** The address to go to when the session ends in this tab. */
let exit = "/";

/** The signed-in session, or undefined. */
export function readSession(): Session | undefined {
  const token = localStore.getItem(keys.token);
  if (!token) return undefined;
  return { token, role: (localStore.getItem(keys.role) ?? "").toLowerCase() };
}

/** Stores the session that a login or signup answered. */
export function signIn(token: string, role: string): void {
  localStore.setItem(keys.token, token);
  localStore.setItem(keys.role, role.toLowerCase());
  localStore.removeItem(keys.deactivated);
  localStore.removeItem(keys.left);
  tabStore.removeItem(ended);
  exit = "/";
  announce();
}

/** Deletes the session, the drafts and the seal. Guarded screens go to `to`. */
export function signOut(to = "/"): void {
  forgetDrafts();
  forgetSeal();
  // Other tabs of the person do the same.
  localStore.setItem(keys.left, "true");
  leave(to);
}

/** Deletes an expired session. The landing page says so once. */
export function endExpired(): void {
  tabStore.setItem(ended, endedWith());
  leave("/");
}

function leave(to: string): void {
  exit = to;
  localStore.removeItem(keys.token);
  localStore.removeItem(keys.role);
  localStore.removeItem(keys.overdue);
  announce();
}

/** Deletes the session of a deactivated account. /auth says so once. */
export function endDeactivated(): void {
  localStore.setItem(keys.deactivated, endedWith());
  signOut("/auth");
}

/** Tells whether the last session ended by logging out, and did not expire. */
export const hasLeft = (): boolean => localStore.getItem(keys.left) !== null;

/** The address to which a screen without a session goes. */
export function exitPath(): string {
  return isDeactivated() ? "/auth" : exit;
}

export function isDeactivated(): boolean {
  return localStore.getItem(keys.deactivated) !== null;
}

/** The number of visits that a deactivated person had not sent. */
export const unsentWhenDeactivated = (): number => Number(localStore.getItem(keys.deactivated)) || 0;

export function clearDeactivated(): void {
  localStore.removeItem(keys.deactivated);
}

/** The role of a session. Undefined for a role that this application does not know. */
export function roleOf(session: Session | undefined): Role | undefined {
  return roles.find((role) => role === session?.role);
}

/** '/admin', '/walker' or '/client'. */
export const homeOf = (role: Role) => `/${role}`;

/** Reads the session, and follows sign-ins and sign-outs in all tabs. */
export function useSession(): Session | undefined {
  const key = useSyncExternalStore(subscribe, snapshot, snapshot);
  return key === "" ? undefined : readSession();
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(authChanged, listener);
  window.addEventListener("storage", listener);
  // A page from the browser's back cache has missed the events.
  window.addEventListener("pageshow", listener);
  return () => {
    window.removeEventListener(authChanged, listener);
    window.removeEventListener("storage", listener);
    window.removeEventListener("pageshow", listener);
  };
}

function snapshot(): string {
  const session = readSession();
  return session ? `${session.role} ${session.token}` : "";
}

function announce(): void {
  window.dispatchEvent(new Event(authChanged));
}
