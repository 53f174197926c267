import { Button } from "@mantine/core";
import { changeWalker, getWalker, listWalkers, walkerEarnings, walkersOverview } from "@petcare/contract";
import { patchAnswers, readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeen } from "../../../ui/form/use-seen.ts";
import type { WalkerRecord } from "../walker-record.ts";
import { type Part, parts } from "./edit-parts.ts";
import { ContactFields, NotesField, RateFields } from "./walker-fields.tsx";
import { bodyOf, fieldOf, formOf, labels, type WalkerForm } from "./walker-form.ts";

interface EditWalkerDialogProps {
  walker: WalkerRecord;
  part: Part;
  opened: boolean;
  onClose: () => void;
}

/**
 * Edits one card of a walker. Fields that nobody has touched follow what is stored. Where somebody else was faster, they
 * show what is there now, and what was typed stays.
 */
export function EditWalkerDialog({ walker, part, opened, onClose }: EditWalkerDialogProps) {
  const { name, sends } = parts[part];
  const fields = useEdits(formOf(walker));
  const [version, takeOver] = useSeen(walker.version, fields.isChanged);
  const only = (form: WalkerForm) => {
    const body = bodyOf(form);
    return { version, ...Object.fromEntries(sends.map((name) => [name, body[name]])) };
  };
  const form = useContractForm({
    fields,
    schema: changeWalker.body,
    toBody: only,
    labels,
    fieldOf,
    save: (body) => call(changeWalker, { params: { id: walker.id }, body }),
    onSaved: (_sent, saved) => {
      show(saved);
      readAgain(listWalkers, walkersOverview, walkerEarnings);
      toast("Saved");
    },
    next: onClose,
    onFailed: (error) => {
      const current = currentIn(error);
      if (!current) return;
      takeOver(current.version);
      show(current);
    },
  });
  const meanwhile = form.failure && currentIn(form.failure) !== undefined;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Edit ${name}`}
      keepOnOutsideClick
      problem={
        form.failure &&
        (meanwhile ? (
          <Notice tone="warn">
            Somebody else changed this record meanwhile. Fields that you left alone show what is there now; what you
            typed is still here. Save again to keep it.
          </Notice>
        ) : (
          <Failure error={form.failure} fallback="Failed to save. Please try again." />
        ))
      }
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id}>
            {form.isSaving ? "Saving..." : "Save"}
          </Button>
        </>
      }
    >
      <form {...form.props}>
        {part === "contact" && <ContactFields form={form} hasAccount={walker.has_account} />}
        {part === "pay" && <RateFields form={form} defaults={walker.default_pay} />}
        {part === "notes" && <NotesField form={form} />}
      </form>
    </Dialog>
  );
}

const currentIn = (error: Error): WalkerRecord | undefined =>
  error instanceof ApiError ? (error.now.current as WalkerRecord | undefined) : undefined;

/** Shows a record as it is now wherever it was read. */
const show = (record: WalkerRecord) => patchAnswers(getWalker, (shown) => (shown.id === record.id ? record : shown));
