import { localStore } from "./storage.ts";

const name = "kc:device";

/**
 * This browser's own random key, 32 bytes in base64url. It outlives signing out.
 * The server lets a browser that signed in before in again, whatever others try (docs/product/auth.md#limits).
 */
export function deviceKey(): string {
  const kept = localStore.getItem(name);
  if (kept && /^[\w-]{43}$/.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
  localStore.setItem(name, made);
  return made;
}
