import type { AccessCode } from "@petcare/contract";
import type { User } from "@petcare/storage";

/** Reads the codes of a client's home in clear; null if there is none. */
export const codesInClear = ({ garage_code, access }: Pick<User, "garage_code" | "access">) => ({
  garage_code: garage_code ?? null,
  lockbox: access?.lockbox ?? null,
  alarm: access?.alarm ?? null,
});

/** Lists the codes that a home has. */
export const codesOf = (home: Pick<User, "garage_code" | "access">): AccessCode[] =>
  (Object.entries(codesInClear(home)) as [AccessCode, string | null][]).flatMap(([name, code]) => (code ? name : []));
