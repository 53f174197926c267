import {
  bookingText,
  bookingTextNames,
  durationMinutes,
  type Participant,
  textsBy,
  textsReadBy,
} from "@petcare/domain";
import * as z from "zod/mini";
import { dayOf, id, isId, maxText, optionalText, seen, timeFrame, titled } from "./basics.ts";
import { dollars, price } from "./money.ts";
import { isPhoneIfAny, petNames } from "./person.ts";
import { serviceType, visitFields } from "./visit-fields.ts";

const required = { error: "Date and timeframe are required" };

/** The id of somebody who is picked from a list. No check aborts: that would keep those of the whole booking from running. */
const chosen = (missing: string) => z.string({ error: missing }).check(z.minLength(1, missing), isId);

/** A booking's texts as they are sent. */
export const bookingTextFields = textsBy(bookingTextNames, (name) => {
  const { label, title = label, maxLength, isPhone = false } = bookingText(name);
  return isPhone
    ? titled(title, z.nullish(z.string().check(seen, maxText(maxLength), isPhoneIfAny)))
    : optionalText(title, maxLength);
});

/** The fields of the booking form. */
export const bookingFields = z.object({
  date: titled("Date", dayOf(z.string(required).check(z.minLength(1, required)))),
  timeframe: timeFrame,
  service_type: serviceType,
  client_id: titled("Client", chosen("Please select a client")),
  walker_id: titled("Walker", chosen("Please select a walker")),
  pet_names: titled("Pets", z._default(petNames, [])),
  status: z._default(z.literal("scheduled", { error: "New schedules start as scheduled" }), "scheduled"),
  ...bookingTextFields,
  service_label: optionalText("Service Description", 100),
  price: titled("Price", z.nullish(price)),
  rrule: optionalText("Recurrence", 500),
  duration_minutes: titled("Duration", z.nullish(z.int("must be whole minutes").check(z.minimum(1), z.maximum(1440)))),
});
type Checked = Pick<z.output<typeof bookingFields>, "service_type" | "service_label" | "duration_minutes">;

/** Runs a check of some fields if these are valid, even if others are not. So all problems are reported at once. */
const whenValid = (some: z.ZodMiniType) => ({ when: ({ value }: { value: unknown }) => some.safeParse(value).success });

/** The rules across fields of the booking form, for any body that has them. */
export const bookingChecks = <Body extends Checked>() =>
  [
    z.refine<Body>((body) => body.service_type !== "other" || Boolean(body.service_label?.trim()), {
      ...whenValid(z.pick(bookingFields, { service_type: true, service_label: true })),
      path: ["service_label"],
      error: "Service Description is required",
    }),
    z.refine<Body>((body) => body.duration_minutes == null || body.duration_minutes === durationOf(body), {
      ...whenValid(z.pick(bookingFields, { service_type: true, duration_minutes: true })),
      path: ["duration_minutes"],
      error: ({ input }) => `must be ${durationOf(input as Body)} for this service`,
    }),
  ] as const;

/** Why the owner books although the client has not signed an agreement. */
export const unsignedReason = optionalText("Reason", 200);

const durationOf = ({ service_type }: Checked) => durationMinutes[service_type];

const answer = () => z.nullable(z.string());

/** A booking's texts as the owner reads them; null if there is none. */
export const bookingTextAnswers = textsBy(bookingTextNames, answer);

/** A booking's texts as a participant of its visits reads them; null if there is none. */
export const textAnswersTo = <Reader extends Participant>(reader: Reader) => textsBy(textsReadBy(reader), answer);

/** A visit as the owner reads it. The names of people come from /clients and /walkers. */
export const calendarVisit = z.object({
  ...visitFields,
  recurring: z.boolean(),
  client_id: id,
  walker_id: z.nullable(id),
  price: dollars,
  /** Counts the edits of the visit, from 1. */
  version: z.int(),
});
