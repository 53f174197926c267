import { type LocalDate, weekdayInWords } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";
import { wholeOf } from "../settings/price-rules.ts";
import { isOpen } from "../visit-life.ts";
import type { MatterKind } from "./matter.ts";

/** One way to settle a matter, as its button says it. Amounts are in cents. */
export interface SettlingWay {
  /** 'take' completes the visit by the report. 'leave' leaves it as it is. */
  do: "take" | "leave";
  /** Whether the report's words join the visit's note. */
  note: boolean;
  charge: Cents;
  /** The pay of the visit where it is taken, else pay of its own. */
  pay: Cents;
  label: string;
}

type Settled = Pick<
  Visit,
  "status" | "date" | "price_cents" | "parts" | "pay_cents" | "walker_id" | "invoice_id" | "written_off_at"
>;

interface SettledMatter {
  by: string;
  done_at?: number | undefined;
  day: LocalDate;
  was?: string | undefined;
}

/** Whether a report can complete its visit: it tells of work, and the visit neither is done nor billed. */
export const canTake = (visit: Settled, { done_at }: Pick<SettledMatter, "done_at">): boolean =>
  done_at !== undefined &&
  visit.status !== "completed" &&
  visit.invoice_id === undefined &&
  visit.written_off_at === undefined;

/** Finds the local day of a visit that a report completes: never later than it was planned. */
export const dayTaken = ({ date }: Pick<Settled, "date">, { day }: Pick<SettledMatter, "day">): LocalDate =>
  date < day ? date : day;

/** Names the walker who gets pay of its own: the reporter, or the one who had the visit when the report completed it. */
export const payeeOf = ({ by, was }: SettledMatter): string => was ?? by;

/**
 * Lists the ways to settle a matter, the one that is filled in first.
 *
 * @param rate the payee's pay for the visit and its parts
 * @param payee the payee's first name
 */
export function waysToSettle(
  kind: MatterKind,
  visit: Settled,
  matter: SettledMatter,
  { rate, payee }: { rate: Cents; payee: string },
): SettlingWay[] {
  const paid = visit.walker_id === payeeOf(matter) && visit.status !== "scheduled" ? (visit.pay_cents ?? 0) : 0;
  const owed = Math.max(0, rate - (isOpen(visit) ? 0 : paid));
  const [done, planned] = [weekdayInWords(matter.day), weekdayInWords(visit.date)];
  const leave = (label: string, given: Partial<SettlingWay> = {}): SettlingWay => ({
    do: "leave",
    note: false,
    charge: 0,
    pay: 0,
    label,
    ...given,
  });
  const take = (label: string): SettlingWay[] =>
    canTake(visit, matter) ? [{ do: "take", note: false, charge: wholeOf(visit), pay: rate, label }] : [];
  const paying = (label: string): SettlingWay[] =>
    owed > 0 ? [leave(`${label} ${dollars(owed)}`, { pay: owed })] : [];
  const asDone = take(`Count as done, charge ${dollars(wholeOf(visit))}, pay ${dollars(rate)}`);
  const withNote = leave("Add the note", { note: true });
  switch (kind) {
    case "moved":
      return [
        ...take(`Done on ${done}, ${planned} not needed`),
        ...paying(`${planned} stays, pay ${payee}`),
        leave(`${planned} stays`),
      ];
    case "open":
      return [...asDone, ...paying(`Leave it open, pay ${payee}`), leave("Leave it open")];
    case "done_after":
      return [...paying(`Keep cancelled, pay ${payee}`), ...asDone, leave("Keep cancelled")];
    case "done_before":
    case "left":
      return [...asDone, ...paying(`Keep cancelled, pay ${payee}`), leave("Keep cancelled")];
    case "reassigned":
      return [leave("Fine"), ...paying(`Pay ${payee} too,`)];
    case "both":
      return [withNote, ...paying(`Pay ${payee} too,`), leave("Leave it")];
    case "completed_for":
    case "second":
      return [withNote, leave("Leave it")];
    case "arrived":
      return [leave("Fine"), ...paying(`Pay ${payee}`)];
  }
}

const dollars = (cents: Cents) => `$${(cents / 100).toFixed(2)}`;
