/** 128 random bits as text. Unlike crypto.randomUUID it works on a page that is not served over https, too. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
