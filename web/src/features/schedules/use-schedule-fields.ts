import { useState } from "react";
import { randomId } from "../../lib/api/random-id.ts";
import { type Slot, slotText } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import { useKeptEdits } from "../../parts/kept-edits.ts";
import { autoFilledFields } from "./auto-fill.ts";
import { emptySchedule, type ScheduleForm } from "./schedule-form.ts";

/** A form with the key that makes a double tap or another try book once. */
type KeyedForm = ScheduleForm & { idempotency_key: string };

/**
 * The values of the form for a slot. This tab keeps what is typed until it is booked or discarded. The key is kept with
 * them: a first try whose answer was lost may have booked, and the server says so.
 */
export function useScheduleFields(slot: Slot) {
  const [initial] = useState<KeyedForm>(() => ({
    ...emptySchedule,
    date: slot.date ?? today(),
    ...(slot.timeframe && { timeframe: slot.timeframe }),
    walker_id: slot.walkerId ?? "",
    idempotency_key: randomId(),
  }));
  const kept = useKeptEdits(`schedule:${slotText(slot)}`, initial);
  return {
    ...kept,
    initial,
    change: (part: Partial<KeyedForm>) => kept.change({ ...part, idempotency_key: kept.values.idempotency_key }),
  };
}

/** Whether somebody typed or chose anything. What fills itself in does not count. */
export function isTyped({
  initial,
  values,
}: Pick<ReturnType<typeof useScheduleFields>, "initial" | "values">): boolean {
  const byItself: readonly string[] = [...autoFilledFields, "idempotency_key"];
  return Object.entries(initial).some(
    ([field, value]) =>
      !byItself.includes(field) && JSON.stringify(value) !== JSON.stringify(values[field as keyof KeyedForm]),
  );
}
