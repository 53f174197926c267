import { type Billing, localDateOf } from "@petcare/domain";
import { clockTime, delay, monthDay, zone } from "../../lib/format/time.ts";
import type { Walk } from "./walks-address.ts";

/** The words of the list for where a walk's work is. */
export const billingWords: Record<Billing, string> = {
  "to-bill": "not yet",
  invoiced: "invoiced",
  "written-off": "written off",
};

/** '9:44 AM', with the day where it was completed on another one. */
export function completedText({ status, date, completed_at }: Pick<Walk, "status" | "date" | "completed_at">): string {
  if (status === "cancelled" || completed_at === null) return "Cancelled, charged";
  const day = localDateOf(Date.parse(completed_at), zone);
  return day === date ? clockTime(completed_at) : `${monthDay(day)}, ${clockTime(completed_at)}`;
}

/** '48 min late', '4 days late'; undefined in time. */
export const lateText = ({ late_minutes }: Pick<Walk, "late_minutes">): string | undefined =>
  late_minutes > 0 ? `${delay(late_minutes)} late` : undefined;

/** Tells what may still be done with a walk's money. */
export const mayCorrectCharge = ({ billing }: Walk): boolean => billing === "to-bill";
export const mayCorrectPay = ({ walker_id }: Walk): boolean => walker_id !== null;
export const mayReopen = ({ status, billing }: Walk): boolean => status === "completed" && billing !== "invoiced";
