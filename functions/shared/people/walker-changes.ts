import type { changeWalker, RequestOf } from "@petcare/contract";
import type { UserChanges } from "@petcare/storage";
import { ratesOf, textOf } from "./client-changes.ts";

type Body = Omit<RequestOf<typeof changeWalker>["body"], "version" | "email">;

/** What the owner's form changes of a walker: what is not sent stays, null and empty text remove. */
export const walkerChanges = ({ name, phone, color, notes, pay_rates }: Body): UserChanges => ({
  ...(name !== undefined && { name }),
  ...(phone !== undefined && { phone: textOf(phone) }),
  ...(color !== undefined && { color: textOf(color) }),
  ...(notes !== undefined && { notes: textOf(notes) }),
  ...(pay_rates !== undefined && { pay_rates: ratesOf(pay_rates) }),
});
