import type { changeWalker, RequestOf } from "@petcare/contract";
import type { UserChanges } from "@petcare/storage";
import { ratesOf, textOf } from "./client-changes.ts";

type Body = Omit<RequestOf<typeof changeWalker>["body"], "version" | "email">;

/** Reads the changes of a walker from the owner's form. Fields that are not sent stay; null and empty text remove. */
export const walkerChanges = ({ name, phone, color, notes, pay_rates }: Body): UserChanges => ({
  ...(name !== undefined && { name }),
  ...(phone !== undefined && { phone: textOf(phone) }),
  ...(color !== undefined && { color: textOf(color) }),
  ...(notes !== undefined && { notes: textOf(notes) }),
  ...(pay_rates !== undefined && { pay_rates: ratesOf(pay_rates) }),
});
