import { Button } from "@mantine/core";
import { completeWalk } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { CompletionFields } from "../../../parts/visits/completion-fields.tsx";
import { completionRules } from "../../../parts/visits/completion-rules.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import classes from "../money-dialog.module.css";
import type { LeftOut } from "./bills.ts";

interface CompleteDialogProps {
  visit: LeftOut;
  walkerName: string | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Completes a visit that was to be left out, so that it is billed with the others. */
export function CompleteDialog({ visit, walkerName, opened, onClose }: CompleteDialogProps) {
  const { visit_id: id, pet_names, date, timeframe } = visit;
  const form = useContractForm({
    ...completionRules,
    fields: useFields({ comments: "", photos: "" }),
    save: (body) => writeToBookings(() => call(completeWalk, { params: { id }, body })),
    onSaved: () => toast(`Walk completed: ${petsText(pet_names)}`),
    next: onClose,
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Complete walk"
      keepOnOutsideClick
      problem={form.failure && <Failure error={form.failure} fallback="Failed to mark walk as completed" />}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} loading={form.isSaving}>
            Complete walk
          </Button>
        </>
      }
    >
      <form {...form.props} className={classes.form}>
        <p>
          <b>{petsText(pet_names, 50)}</b>, {shortDay(date)}, {frameSpan(timeframe)}
          {walkerName && `. ${walkerName} is paid for it.`}
        </p>
        <CompletionFields form={form} />
      </form>
    </Dialog>
  );
}
