import type { changeWalker, RequestOf } from "@petcare/contract";
import type { UserChanges } from "@petcare/storage";
import { checkNotLater } from "../money/period.ts";
import { ratesOf, textOf } from "./client-changes.ts";
import { keptOrNone } from "./days-off.ts";

type Body = Omit<RequestOf<typeof changeWalker>["body"], "version" | "email">;

/**
 * Reads the changes of a walker from the owner's form. Missing fields stay; null and empty text remove.
 * @throws AppError if the W-9's date is in the future
 */
export function walkerChanges({ name, phone, color, notes, pay_rates, w9_on, days_off }: Body): UserChanges {
  if (w9_on) checkNotLater("w9_on", w9_on);
  return {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone: textOf(phone) }),
    ...(color !== undefined && { color: textOf(color) }),
    ...(notes !== undefined && { notes: textOf(notes) }),
    ...(pay_rates !== undefined && { pay_rates: ratesOf(pay_rates) }),
    ...(days_off !== undefined && { days_off: keptOrNone(days_off ?? []) }),
    ...(w9_on !== undefined && { w9_on: w9_on ?? undefined }),
  };
}
