import { NotesField } from "../../../parts/people/person-fields.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** What the owner notes of a client for nobody else. */
export const NotesDialog = ({ client, ...shown }: PartDialogProps) => (
  <ClientDialog
    {...shown}
    client={client}
    title="Private notes"
    saved="Notes saved"
    stored={{ notes: client.notes ?? "" }}
    names={{ notes: "Notes" }}
    toChange={({ notes }) => ({ notes: textOrNull(notes) })}
  >
    {(form) => (
      <NotesField
        label="Only you see them"
        description=""
        minRows={4}
        maxRows={14}
        data-autofocus
        {...form.text("notes")}
      />
    )}
  </ClientDialog>
);
