import { type Role, roles } from "@petcare/contract";
import { useSyncExternalStore } from "react";
import { forgetDrafts } from "./drafts.ts";
import { endedWith, forgetSeal } from "./seal.ts";
import { sessionKeys as keys } from "./session-keys.ts";
import { localStore, tabStore } from "./storage.ts";

/** Who is signed in, as the browser's storage has it (docs/product/auth.md#sessions). */
export interface Session {
  token: string;
  /** In lower case, normally 'admin', 'walker' or 'client'. */
  role: string;
}

/** In the tab's storage: the session has ended, with so many walks unsent, and nobody has been told. The landing page tells it. */
const ended = "kc:session-ended";

/** The event that this tab raises on every change. Other tabs get the browser's own 'storage' event. */
const authChanged = "auth-changed";

/** The address to which a screen goes when its session ends in this tab. */
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

/** Forgets the session, and all that is typed and not saved. Guarded screens leave for `to`. */
export function signOut(to = "/"): void {
  forgetDrafts();
  forgetSeal();
  // Their other tabs forget it, too.
  localStore.setItem(keys.left, "true");
  leave(to);
}

/** Forgets the session because its time is over. The landing page says so once. */
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

/** Forgets the session because the account was deactivated. /auth says so once. */
export function endDeactivated(): void {
  localStore.setItem(keys.deactivated, endedWith());
  signOut("/auth");
}

/** Whether the last session ended by logging out, not because its time was over. */
export const hasLeft = (): boolean => localStore.getItem(keys.left) !== null;

/** Answers the address to which a screen without a session goes: '/', or that to which signing out sent it. */
export function exitPath(): string {
  return isDeactivated() ? "/auth" : exit;
}

export function isDeactivated(): boolean {
  return localStore.getItem(keys.deactivated) !== null;
}

/** How many walks the deactivated person had not sent. */
export const unsentWhenDeactivated = (): number => Number(localStore.getItem(keys.deactivated)) || 0;

export function clearDeactivated(): void {
  localStore.removeItem(keys.deactivated);
}

/** The role whose area a session may use; undefined for a role that this application does not know. */
export function roleOf(session: Session | undefined): Role | undefined {
  return roles.find((role) => role === session?.role);
}

/** '/admin', '/walker' or '/client'. */
export const homeOf = (role: Role) => `/${role}`;

/** The session, updated by sign-ins and sign-outs in this tab and in all others. */
export function useSession(): Session | undefined {
  const key = useSyncExternalStore(subscribe, snapshot, snapshot);
  return key === "" ? undefined : readSession();
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(authChanged, listener);
  window.addEventListener("storage", listener);
  // A page that the browser kept for Back has heard of nothing meanwhile.
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
