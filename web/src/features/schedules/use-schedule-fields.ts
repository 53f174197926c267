import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { randomId } from "../../lib/api/random-id.ts";
import type { AskedBooking } from "../../lib/format/asked-booking.ts";
import { type Slot, slotText } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import { useDraft } from "../../parts/kept-edits.ts";
import { afterSaving } from "../../ui/form/edits.ts";
import type { Fields } from "../../ui/form/fields.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { noRecurrence } from "./recurrence/recurrence-draft.ts";
import { emptySchedule, type ScheduleForm } from "./schedule-form.ts";

interface KeyedForm extends ScheduleForm {
  /** It makes a double tap or another try book once. */
  idempotency_key: string;
  /** Why it is booked without a signature. */
  unsigned_reason: string;
  /** Whether the client is told of a day after the last day told. */
  tell: boolean;
}
export type BookingForm = FormFields<KeyedForm>;

/** The request that the form was opened with, if any. */
export function useAskedBooking(): AskedBooking | undefined {
  const { state } = useLocation();
  const [asked] = useState<AskedBooking | undefined>(state?.asked);
  return asked;
}

interface ScheduleFieldsState extends Required<Omit<Fields<KeyedForm>, "isChanged">> {
  /** Whether the form opened with what somebody had typed or chosen before. */
  isRestored: boolean;
  /** Forgets what was typed. The form shows it for as long as it takes to close. */
  discard: () => void;
}

/**
 * The values of the form for a slot, or for what a client asks for. This tab keeps what is typed until it is booked or discarded.
 * What fills itself in is not kept: it does so again. The key is kept with what is typed: a first try whose answer was
 * lost may have booked, and the server says so.
 */
export function useScheduleFields(slot: Slot, asked?: AskedBooking): ScheduleFieldsState {
  const [initial] = useState<KeyedForm>(() => ({
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
  const show = (part: Partial<KeyedForm>) => setValues((now) => ({ ...now, ...part }));

  const change = (part: Partial<KeyedForm>) => {
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
    // A booked form closes as it stands.
    saved: (sent) => draft.write(afterSaving(draft.read(), sent)),
    discard: () => draft.write({}),
    clear: () => {
      setValues(initial);
      draft.write({});
    },
  };
}

const isTyped = (initial: KeyedForm, values: KeyedForm): boolean =>
  Object.keys(afterSaving(values, { ...initial, idempotency_key: values.idempotency_key })).length > 0;
