import { tagIn, tagWords } from "@petcare/domain";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";

/** The home whose tag was read: the visit's, with the proof of it, that of another visit, or none that the day knows. */
type Reading = { at: "home"; proof: string } | { at: "other"; visit: ShownVisit } | { at: "unknown" };

/**
 * Compares a tag that was scanned, or its code, with what the day file has of its homes. It needs no signal.
 *
 * @param visits all that the walker's day has
 */
export async function readDoor(text: string, visit: ShownVisit, visits: readonly ShownVisit[]): Promise<Reading> {
  const secret = tagIn(text);
  if (!secret) return { at: "unknown" };
  // A day that an earlier release has kept has no doors.
  const isAt = async ({ _id, door }: ShownVisit) =>
    door != null && Object.values(door).includes(await digestOf("known", _id, secret));
  if (await isAt(visit)) return { at: "home", proof: await digestOf("shown", visit._id, secret) };
  for (const other of visits) if (await isAt(other)) return { at: "other", visit: other };
  return { at: "unknown" };
}

/** The same digest as the server's: 24 hexadecimal characters. */
export async function digestOf(...words: Parameters<typeof tagWords>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(tagWords(...words)));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
