import { getNotices, getWalker, listWalkers, walkerEarnings, walkersOverview } from "@petcare/contract";
import { changeWalker } from "@petcare/contract/schemas";
import { patchAnswers, readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { NotesField } from "../../../parts/people/person-fields.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import type { WalkerRecord } from "../walker-record.ts";
import { DaysOffFields } from "./days-off-fields.tsx";
import { type Part, parts } from "./edit-parts.ts";
import { addedDaysOff, type DaysOff, withVisits } from "./visits-on-days-off.ts";
import { PayFields, WalkerContact } from "./walker-fields.tsx";
import { bodyOf, fieldOf, formOf, labels, type WalkerForm } from "./walker-form.ts";

interface EditWalkerDialogProps {
  walker: WalkerRecord;
  part: Part;
  opened: boolean;
  onClose: () => void;
  /** Follows where visits stand on days off that were added. */
  onGive: (days: DaysOff) => void;
}

/** Edits one card of a walker. After a conflict, untouched fields show the stored values, and edited ones keep their text. */
export function EditWalkerDialog({ walker, part, opened, onClose, onGive }: EditWalkerDialogProps) {
  const { name, sends } = parts[part];
  const fields = useEdits(formOf(walker));
  const { version, isOverrun, onFailed } = useSeenVersion(walker, fields.isChanged, show);
  const toBody = (form: WalkerForm) => {
    const body = bodyOf(form);
    return { version, ...Object.fromEntries(sends.map((field) => [field, body[field]])) };
  };
  const form = useContractForm({
    fields,
    schema: changeWalker.body,
    toBody,
    labels,
    fieldOf,
    check: ({ off_from, off_to }) =>
      off_from && off_to && off_to < off_from ? { off_to: "The last day is before the first." } : {},
    save: async (body) => {
      const saved = await call(changeWalker, { params: { id: walker.id }, body });
      return { saved, toGive: await withVisits(walker.id, addedDaysOff(walker, saved)) };
    },
    onSaved: (_sent, { saved }) => {
      show(saved);
      readAgain(listWalkers, walkersOverview, walkerEarnings, getNotices);
      toast("Saved");
    },
    next: ({ toGive }) => (toGive ? onGive(toGive) : onClose()),
    onFailed,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Edit ${name}`}
      form={form}
      failed="Failed to save. Please try again."
      {...(form.failure &&
        isOverrun && {
          problem: (
            <Notice tone="warn">
              Somebody else changed this record meanwhile. Fields that you left alone show what is there now; what you
              typed is still here. Save again to keep it.
            </Notice>
          ),
        })}
    >
      {part === "contact" && <WalkerContact form={form} hasAccount={walker.has_account} />}
      {part === "pay" && <PayFields form={form} defaults={walker.default_pay} />}
      {part === "off" && <DaysOffFields form={form} />}
      {part === "w9" && (
        <DateField
          label={labels.w9_on}
          value={form.values.w9_on}
          onChange={(date) => form.set("w9_on", date)}
          error={form.problems.w9_on}
          description="An empty field: none has come. A taxpayer’s number is kept nowhere here."
          past
        />
      )}
      {part === "notes" && <NotesField {...form.text("notes")} />}
    </FormDialog>
  );
}

/** Replaces a walker's cached record. */
const show = (record: WalkerRecord) => patchAnswers(getWalker, (shown) => (shown.id === record.id ? record : shown));
