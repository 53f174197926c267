import { createSchedule, endSchedule } from "@petcare/contract";
import { isLocalDate, type LocalDate, recurrenceSummary } from "@petcare/domain";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { readBookingsAgain, writeToBookings } from "../../lib/api/bookings.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { frameSpan, fullDay, today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { undoToast } from "../../ui/feedback/undo-toast.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { useScheduleCheck } from "./conflicts/use-schedule-check.ts";
import { dateProblem, reasonProblem } from "./form-checks.ts";
import { firstDates, recurrenceOf } from "./recurrence/recurrence-draft.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import { petNamesIn, type ScheduleForm, scheduleRules } from "./schedule-form.ts";
import { TellField, useTelling } from "./tell-field.tsx";
import { TypedBefore } from "./typed-before.tsx";
import { useAskedBooking, useScheduleFields } from "./use-schedule-fields.ts";

interface ScheduleDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The facts known from the place that was clicked. */
  slot: Slot;
}

/** Books a new schedule. What is typed outlives any closing but by Cancel. */
export function ScheduleDialog({ opened, onClose, slot }: ScheduleDialogProps) {
  const asked = useAskedBooking();
  const fields = useScheduleFields(slot, asked);
  const [isRestored, setRestored] = useState(fields.isRestored);
  const navigate = useNavigate();
  const telling = useTelling(fields.values.client_id, fields.values.date);
  const check = useScheduleCheck(fields.values);
  const form = useContractForm({
    ...scheduleRules,
    fields,
    toBody: (values) => ({
      ...scheduleRules.toBody(values),
      ...(values.unsigned_reason && { unsigned_reason: values.unsigned_reason }),
      ...(asked && { request: asked.request }),
    }),
    check: (values) => ({
      ...scheduleRules.check(values),
      ...dateProblem(values.date),
      ...reasonProblem(check.answer?.unsigned, values.unsigned_reason),
    }),
    save: (body) => {
      const { tell, idempotency_key: idempotencyKey } = fields.values;
      return call(createSchedule, { body: telling ? { ...body, tell } : body, idempotencyKey });
    },
    onSaved: (sent, { id }) => {
      readBookingsAgain();
      if (asked) readAgain({ name: "listRequests" }, { name: "countRequests" });
      const date = firstDate(sent);
      undoToast(
        booked(sent),
        // Days before today would stay booked.
        date && date >= today() ? () => writeToBookings(() => call(endSchedule, { params: { id } })) : undefined,
        date && { label: "View", onClick: () => navigate(calendarOn(date, { visit: `${id}.${date}` })) },
      );
      onClose();
    },
  });

  const discard = () => {
    fields.discard();
    onClose();
  };
  const startOver = () => {
    form.clear();
    setRestored(false);
  };

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Schedule Walk"
      width={760}
      form={form}
      action="Schedule"
      onKeep={discard}
      failed="Failed to save schedule"
      isOff={form.isSaving}
    >
      {asked && (
        <Notice tone="info">
          {asked.client} was shown {formatDollars(asked.shown)}.
        </Notice>
      )}
      {isRestored && <TypedBefore onStartOver={startOver} />}
      {/* Starting over fills in what the slot's walker suggests once more. */}
      <ScheduleFields key={isRestored ? "restored" : "new"} form={form} check={check} />
      <TellField telling={telling} checked={fields.values.tell} onChange={(tell) => fields.change({ tell })} />
    </FormDialog>
  );
}

/** 'Scheduled Biscuit & Max: Mon, Mar 8, 2027, 9 AM–12 PM. Weekly on Mon' */
function booked(sent: ScheduleForm): string {
  const { pet_names, date, timeframe, recurrence } = sent;
  const pets = petNamesIn(pet_names);
  const first = firstDate(sent);
  const when = first ? `${fullDay(first)}, ${frameSpan(timeframe)}` : "";
  const repeats = isLocalDate(date) && recurrence.frequency !== "none";
  return [
    `Scheduled${pets.length > 0 ? ` ${petsText(pets)}` : ""}: ${when}`,
    ...(repeats ? [recurrenceSummary(recurrenceOf(recurrence, date), date)] : []),
  ].join(". ");
}

/** The day of the first visit, which is later than the start where the rule leaves the start out. */
function firstDate({ date, recurrence }: ScheduleForm): LocalDate | undefined {
  if (!isLocalDate(date)) return undefined;
  const rule = recurrenceOf(recurrence, date);
  return rule.frequency === "none" ? date : firstDates(rule, date, 1)[0];
}
