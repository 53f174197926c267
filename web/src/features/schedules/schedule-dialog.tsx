import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { createSchedule } from "@petcare/contract";
import { isLocalDate, type LocalDate, recurrenceSummary } from "@petcare/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { frameHours, fullDay, today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { recurrenceOf } from "./recurrence-draft.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import { emptySchedule, payloadOf, petNamesIn, problemsOf, type ScheduleForm } from "./schedule-form.ts";

interface ScheduleDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What the place that was clicked says already. */
  slot: { date?: LocalDate; walkerId?: string };
}

/** Books a new schedule. One mounting is one form, and its key makes a double tap or another try book once. */
export function ScheduleDialog({ opened, onClose, slot }: ScheduleDialogProps) {
  const formId = useId();
  const [idempotencyKey] = useState(randomId);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formId, refusals]);
  const queries = useQueryClient();
  const form = useForm<ScheduleForm>({
    initialValues: { ...emptySchedule, date: slot.date ?? today(), walker_id: slot.walkerId ?? "" },
    validate: (values) => ({
      ...problemsOf(values),
      ...(isPriceUnreadable(formId) && { price: "must be an amount in dollars" }),
    }),
  });
  const saving = useMutation({
    mutationFn: (values: ScheduleForm) => call(createSchedule, { body: payloadOf(values), idempotencyKey }),
    onSuccess: (_, values) => {
      void queries.invalidateQueries();
      toast(booked(values));
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) form.setErrors(formErrors(error.fields));
      setRefusals((count) => count + 1);
    },
  });
  const submit = form.onSubmit(
    (values) => {
      if (!saving.isPending) saving.mutate(values);
    },
    () => setRefusals((count) => count + 1),
  );

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Schedule Walk"
      width={760}
      keepOnOutsideClick
      problem={saving.isError && <Notice tone="danger">{messageOf(saving.error, "Failed to save schedule")}</Notice>}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={saving.isPending}>
            {saving.isPending ? "Saving..." : "Schedule"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <ScheduleFields form={form} />
      </form>
    </Dialog>
  );
}

/** A number field tells '' for what is no number, such as '2-8', and without a price the default one would be booked. */
function isPriceUnreadable(formId: string): boolean {
  const price = document.getElementById(formId)?.querySelector<HTMLInputElement>('input[data-path="price"]');
  return price?.validity.badInput === true;
}

/** The server says rrule where the form has a whole editor. */
function formErrors({ rrule, ...fields }: Record<string, string>): Record<string, string> {
  return rrule ? { ...fields, "recurrence.rule": rrule } : fields;
}

/** 'Scheduled Biscuit & Max: Mon, Mar 8, 2027, 9:00 AM – 12:00 PM. Weekly on Mon' */
function booked({ pet_names, date, timeframe, recurrence }: ScheduleForm): string {
  const pets = petNamesIn(pet_names);
  const when = isLocalDate(date) ? `${fullDay(date)}, ${frameHours(timeframe)}` : "";
  const repeats = isLocalDate(date) && recurrence.frequency !== "none";
  return [
    `Scheduled${pets.length > 0 ? ` ${petsText(pets)}` : ""}: ${when}`,
    ...(repeats ? [recurrenceSummary(recurrenceOf(recurrence, date), date)] : []),
  ].join(". ");
}
