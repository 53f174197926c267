import { type Role, roles } from "@petcare/contract";
import { useSyncExternalStore } from "react";
import { localStore } from "./storage.ts";

/** Who is signed in, as the browser's storage has it (docs/product/auth.md#sessions). */
export interface Session {
  token: string;
  /** Lower-cased; normally 'admin', 'walker' or 'client'. */
  role: string;
}

const keys = { token: "kc:token", role: "kc:role", deactivated: "kc:deactivated" } as const;
/** Raised in this tab on every change; other tabs hear the browser's own 'storage' event. */
const authChanged = "auth-changed";

/** Where the guards send a screen whose session has just ended in this tab. */
let exit = "/";

/** The signed-in session, or undefined. */
export function readSession(): Session | undefined {
  const token = localStore.getItem(keys.token);
  if (!token) return undefined;
  return { token, role: (localStore.getItem(keys.role) ?? "").toLowerCase() };
}

/** Stores what login or signup answered. */
export function signIn(token: string, role: string): void {
  localStore.setItem(keys.token, token);
  localStore.setItem(keys.role, role.toLowerCase());
  localStore.removeItem(keys.deactivated);
  exit = "/";
  announce();
}

/** Forgets the session; whoever watches it leaves for `to`. */
export function signOut(to = "/"): void {
  exit = to;
  localStore.removeItem(keys.token);
  localStore.removeItem(keys.role);
  announce();
}

/** Forgets the session because an administrator closed the account; /auth says so, once. */
export function endDeactivated(): void {
  localStore.setItem(keys.deactivated, "true");
  signOut("/auth");
}

/** Where a screen without a session goes: '/', or what signing out asked for. */
export function exitPath(): string {
  return localStore.getItem(keys.deactivated) === "true" ? "/auth" : exit;
}

export function isDeactivated(): boolean {
  return localStore.getItem(keys.deactivated) === "true";
}

export function clearDeactivated(): void {
  localStore.removeItem(keys.deactivated);
}

/** The role whose area a session may use; undefined for one that this application does not know. */
export function roleOf(session: Session | undefined): Role | undefined {
  return roles.find((role) => role === session?.role);
}

/** '/admin', '/walker' or '/client'. */
export const homeOf = (role: Role) => `/${role}`;

/** The session, kept up with sign-ins and sign-outs in this tab and all others. */
export function useSession(): Session | undefined {
  const key = useSyncExternalStore(subscribe, snapshot);
  return key === "" ? undefined : readSession();
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(authChanged, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(authChanged, listener);
    window.removeEventListener("storage", listener);
  };
}

function snapshot(): string {
  const session = readSession();
  return session ? `${session.role} ${session.token}` : "";
}

function announce(): void {
  window.dispatchEvent(new Event(authChanged));
}
