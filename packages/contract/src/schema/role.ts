import { type Role, roles } from "@petcare/domain";
import * as z from "zod/mini";

export { type Role, roles };
export const role = z.enum(roles);

/** Words of the contract as callers may write them: in upper or lower case. */
export const inAnyCase = <Words extends z.ZodMiniType<string, string>>(words: Words) =>
  z.pipe(z.string().check(z.toLowerCase()), words);
