import { localStore } from "./storage.ts";

const name = "kc:device";

/**
 * This browser's own random key, 32 bytes in base64url. It outlives signing out.
 * The server lets a browser that signed in before in again, whatever others try (docs/product/auth.md#limits).
 */
export function deviceKey(): string {
  const kept = localStore.getItem(name);
  if (kept && /^[\w-]{43}$/.test(kept)) return kept;
  const made = randomKey();
  localStore.setItem(name, made);
  return made;
}

/** 32 random bytes in base64url, as the server takes a key: 43 characters. */
export const randomKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
