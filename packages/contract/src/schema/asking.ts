import { accountRequestKinds, isOfVisit, maxHardDayVisits, weekdayOf } from "@petcare/domain";
import * as z from "zod/mini";
import { isId, localDate, once, timeFrame, titled } from "./basics.ts";
import { bookingFields } from "./booking.ts";
import { typedCare } from "./care-sheet.ts";
import { maxDaysOffNote } from "./days-off.ts";
import { price } from "./money.ts";
import { requestWords } from "./request.ts";

const asking = z.object({
  /** A walker asks for 'off' alone, a client for all but that. */
  kind: z.enum(accountRequestKinds, { error: "must be book, change, cancel, back, away, care or off" }),
  /** For 'change', 'cancel' and 'back'. */
  visit_id: titled("Visit", z.optional(z.string().check(isId))),
  /** For 'cancel': the visits of its series after it go, too. */
  following: z._default(z.boolean(), false),
  /** For 'book', 'away' and 'off' the first day, for 'change' the new one. */
  date: titled("Date", z.optional(localDate)),
  /** For 'away' and 'off': the last day. For 'away': the visits to cancel. Absent: those that cost nothing. */
  through: titled("Last day", z.optional(localDate)),
  visit_ids: titled(
    "Visits",
    z.optional(
      z
        .array(z.string().check(isId))
        .check(z.maxLength(maxHardDayVisits, `must be at most ${maxHardDayVisits} visits`)),
    ),
  ),
  timeframe: z.optional(timeFrame),
  service_type: z.optional(bookingFields.shape.service_type),
  service_label: bookingFields.shape.service_label,
  pet_names: bookingFields.shape.pet_names,
  /** For 'book': it repeats each week on these days, 0 Monday … 6 Sunday, that of the first day among them. */
  weekdays: titled(
    "Weekdays",
    z.optional(
      z
        .array(z.int("must be a weekday").check(z.minimum(0, "must be a weekday"), z.maximum(6, "must be a weekday")))
        .check(
          z.minLength(1, "must name a day"),
          z.maxLength(7, "must be at most 7 days"),
          once("must name each day once", String),
        ),
    ),
  ),
  /** For 'care': the fields to change. */
  care: z.optional(typedCare),
  words: requestWords,
  /** The price that was shown, in dollars. Where it is another one by now, nothing is asked. */
  seen_total: titled("Price", z.optional(price)),
});
type Asking = z.output<typeof asking>;

const given = (path: keyof Asking, error: string, isGiven: (body: Asking) => boolean) =>
  z.refine<Asking>(isGiven, { path: [path], error });
const neededFor = (kinds: readonly Asking["kind"][], path: keyof Asking, error: string) =>
  given(path, error, (body) => !kinds.includes(body.kind) || body[path] !== undefined);

/** A request as it is asked for. */
export const askBody = asking.check(
  neededFor(accountRequestKinds.filter(isOfVisit), "visit_id", "Please select a visit"),
  neededFor(["book", "change"], "date", "Date and timeframe are required"),
  neededFor(["book", "change"], "timeframe", "Date and timeframe are required"),
  neededFor(["away", "off"], "date", "Choose the first day"),
  neededFor(["away", "off"], "through", "Choose the last day"),
  given(
    "words",
    `must be at most ${maxDaysOffNote} characters`,
    ({ kind, words }) => kind !== "off" || (words?.length ?? 0) <= maxDaysOffNote,
  ),
  given(
    "weekdays",
    "The weekday of the first day is missing",
    ({ weekdays, date }) => !weekdays || !date || weekdays.includes(weekdayOf(date)),
  ),
  neededFor(["book"], "service_type", "Please select a service"),
);
