import { formatDollars, sumDollars } from "../../lib/format/dollars.ts";
import { count } from "../../lib/format/words.ts";
import type { Change } from "./change.ts";
import { dayText } from "./field-words.ts";

/** A change of an invoice, an account, a walker's pay or a week in a sentence without its author; undefined for another record's. */
export function moneyWords({ kind, changes }: Change): string | undefined {
  const of = (name: string) => changes.find(({ field }) => field === name);
  const text = (name: string) => of(name)?.to;
  const because = (name: string) => (text(name) ? `: ${text(name)}` : "");
  const dollars = (value: unknown) => formatDollars(Number(value ?? 0));
  if (kind === "account") {
    if (of("refunded")) return `refunded ${dollars(text("refunded"))}${because("reason")}`;
    if (of("given")) return `gave ${dollars(text("given"))} of credit${because("reason")}`;
    return "changed the account";
  }
  if (kind === "pay_run") {
    if (text("status") === "undone") return "took back that it was paid";
    const sum = `marked ${dollars(text("total"))} as paid for ${count(Number(text("visits") ?? 0), "visit")}`;
    return `${sum}: ${text("method")}, ${dayText(String(text("paid_on")))}`;
  }
  if (kind === "week") return `closed it with ${dollars(text("completed"))} of completed work`;
  if (kind !== "invoice") return undefined;
  const paid = sumDollars([Number(text("paid") ?? 0), -Number(of("paid")?.from ?? 0)]);
  const settled = paid > 0 ? `applied ${formatDollars(paid)}` : `took back ${formatDollars(-paid)}`;
  if (of("client_id")?.from) return "moved it to another record of the client";
  if (of("client_id")) {
    const made = `made it from ${count(Number(text("visits") ?? 0), "visit")}: ${dollars(text("total"))}`;
    return paid > 0 ? `${made}, and ${settled} of credit` : made;
  }
  if (text("status") === "void") return `voided it${because("void_reason")}`;
  if (of("total")) {
    const change = sumDollars([Number(text("total") ?? 0), -Number(of("total")?.from ?? 0)]);
    return `added an adjustment of ${formatDollars(change)}${because("adjustment")}`;
  }
  if (of("due")) return `made it due on ${dayText(String(text("due")))}`;
  if (of("note")) return "changed the note";
  return paid === 0 ? "changed the invoice" : settled;
}
