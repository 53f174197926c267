import type { AnswerOf, BodyOf, completeWalk } from "@petcare/contract";
import type { LocalDate, TimeFrame } from "@petcare/domain";
import { frameSpan, shortDay } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import type { DialogProps, Shown } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { CompletionFields } from "./completion-fields.tsx";
import { completionRules } from "./completion-rules.ts";

interface CompleteDialogProps extends Shown, Pick<DialogProps, "above"> {
  visit: { pet_names: readonly string[]; date: LocalDate; timeframe: TimeFrame };
  /** The walker who is paid for the visit; undefined for the current user. */
  walkerName: string | undefined;
  save: (body: BodyOf<typeof completeWalk>) => Promise<AnswerOf<typeof completeWalk>>;
}

/** Completes a visit for its walker, from the office. */
export function CompleteDialog({ visit, walkerName, save, ...shown }: CompleteDialogProps) {
  const { pet_names, date, timeframe } = visit;
  const form = useContractForm({
    ...completionRules,
    fields: useFields({ comments: "", photos: "" }),
    save,
    onSaved: () => toast(`Walk completed: ${petsText(pet_names)}`),
    next: shown.onClose,
  });
  return (
    <FormDialog
      {...shown}
      title="Complete walk"
      form={form}
      action="Complete walk"
      failed="Failed to mark walk as completed"
    >
      <p>
        <b>{petsText(pet_names, 50)}</b>, {shortDay(date)}, {frameSpan(timeframe)}
        {walkerName && (
          <>
            <br />
            <small>For {walkerName}, who is paid for it.</small>
          </>
        )}
      </p>
      <CompletionFields form={form} />
    </FormDialog>
  );
}
