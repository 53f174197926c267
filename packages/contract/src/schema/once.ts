import * as z from "zod/mini";

/** Refuses a list in which two members have the same key. */
export const once = <Member>(message: string, keyOf: (member: Member) => string) =>
  z.refine<readonly Member[]>((members) => new Set(members.map(keyOf)).size === members.length, message);
