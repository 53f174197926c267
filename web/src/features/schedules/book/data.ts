import { type AgreementKind, agreementList } from "@petcare/domain";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { randomId } from "../../../lib/api/random-id.ts";
import type { AskedBooking } from "../../../lib/format/asked-booking.ts";
import { type Slot, slotText } from "../../../lib/format/slot.ts";
import { today } from "../../../lib/format/time.ts";
import { useDraft } from "../../../parts/kept-edits.ts";
import { afterSaving } from "../../../ui/form/edits.ts";
import type { Fields } from "../../../ui/form/fields.ts";
import type { Problems } from "../../../ui/form/form-rules.ts";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import {
  emptySchedule,
  type People,
  type ScheduleForm,
  type ScheduleValues,
  type Suggested,
  useSuggested,
} from "../data.ts";
import { noRecurrence } from "../recurrence/data.ts";

interface BookingValues extends ScheduleValues {
  /** Makes a double tap or a second try book once. */
  idempotency_key: string;
  /** The reason to book without a signature. */
  unsigned_reason: string;
  /** Whether the client gets a message now about a day whose week has not been sent. */
  tell: boolean;
}
export type BookingForm = FormFields<BookingValues>;

/** Reads the client's request with which the form was opened, if any. */
export function useAskedBooking(): AskedBooking | undefined {
  const { state } = useLocation();
  const [asked] = useState<AskedBooking | undefined>(state?.asked);
  return asked;
}

interface BookingFields extends Required<Omit<Fields<BookingValues>, "isChanged">> {
  /** Whether the form opened with a draft. */
  isRestored: boolean;
  /** Deletes the draft. The form shows its values until it has closed. */
  discard: () => void;
}

/**
 * The form's values, from a slot or a client's request. A draft in this tab keeps what is typed, until the booking is sent
 * or discarded. The draft has the key too, since a try whose answer was lost may have booked. Suggestions are made anew.
 */
export function useBookingFields(slot: Slot, asked?: AskedBooking): BookingFields {
  const [initial] = useState<BookingValues>(() => ({
    ...emptySchedule,
    date: slot.date ?? today(),
    ...(slot.timeframe && { timeframe: slot.timeframe }),
    walker_id: slot.walkerId ?? "",
    client_id: slot.clientId ?? "",
    ...asked?.fields,
    ...(asked?.weekdays && { recurrence: { ...noRecurrence, frequency: "weekly", weekdays: asked.weekdays } }),
    idempotency_key: randomId(),
    unsigned_reason: "",
    tell: true,
  }));
  const draft = useDraft(`schedule:${slotText(slot)}${asked ? `!${asked.request.id}` : ""}`, initial);
  const [values, setValues] = useState(() => ({ ...initial, ...draft.read() }));
  const [isRestored] = useState(() => isTyped(initial, values));
  const show = (part: Partial<BookingValues>) => setValues((now) => ({ ...now, ...part }));

  const change = (part: Partial<BookingValues>) => {
    show(part);
    draft.write({ ...draft.read(), ...part, idempotency_key: values.idempotency_key });
  };
  const { client } = useLocation().state ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the client who was made for this booking is chosen once.
  useEffect(() => {
    if (client) change({ client_id: client });
  }, []);

  return {
    values,
    isRestored,
    change,
    fill: (part) => {
      show(part);
      const typed = Object.entries(draft.read()).filter(([field]) => !(field in part));
      draft.write(Object.fromEntries(typed));
    },
    // The form shows its values until it has closed.
    saved: (sent) => draft.write(afterSaving(draft.read(), sent)),
    discard: () => draft.write({}),
    clear: () => {
      setValues(initial);
      draft.write({});
    },
  };
}

const isTyped = (initial: BookingValues, values: BookingValues): boolean =>
  Object.keys(afterSaving(values, { ...initial, idempotency_key: values.idempotency_key })).length > 0;

const filled = ["walker_id", "walker_phone", "pet_names", "address", "garage_code", "price"] as const;

/** Fills fields with the values on file for the chosen people, unless something else was typed. */
export function useSuggestions(form: ScheduleForm, people: People): Suggested {
  const suggested = useSuggested(form.values, people);
  const preferred = people.walkers.find(({ id }) => id === people.client?.preferred_walker_id)?.id;
  const suggestions: Partial<ScheduleValues> = { ...suggested, walker_id: preferred ?? "" };
  const before = useRef<Partial<ScheduleValues>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new suggestion fills its field, typing does not.
  useEffect(() => {
    for (const field of filled) {
      const [suggestion = "", last = ""] = [suggestions[field], before.current[field]];
      if (suggestion !== last) form.fill(field, autoFilled(form.values[field], last, suggestion));
    }
    before.current = suggestions;
  }, [JSON.stringify(suggestions)]);
  return suggested;
}

/** The value of a field after its suggestion has changed: the new suggestion, unless something else was typed. */
function autoFilled(current: string, before: string, suggestion: string): string {
  return current === "" || current === before ? suggestion : current;
}

/** The problem of a booking without signature and without reason. */
export const reasonProblem = (unsigned: readonly AgreementKind[] | undefined, reason: string): Problems =>
  unsigned?.length && !reason.trim() ? { unsigned_reason: `Say why you book without: ${agreementList(unsigned)}` } : {};
