import { changeClient } from "@petcare/contract/schemas";
import type { ReactNode } from "react";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import { type ClientChange, type ClientRecord, saveClient, showRecord } from "../client-record.ts";

/** The values that a form about a part of a client shows: text in each field. */
type FormValues = Record<string, string>;

interface ClientFormOptions<Values extends FormValues> {
  client: ClientRecord;
  /** The fields as they are stored. */
  stored: Values;
  /** The names of the fields. */
  names: Record<keyof Values & string, string>;
  toChange: (values: Values) => ClientChange;
  /** The words once it is stored. */
  saved: string;
  onClose: () => void;
  /** Follows a success while the dialog is there, in place of closing it. */
  next?: ((sent: Values) => void) | undefined;
}

/** A form about a part of a client. Where somebody else was first, what was typed stays, and saving again goes over theirs. */
function useClientForm<Values extends FormValues>(options: ClientFormOptions<Values>) {
  const { client, stored, names, toChange, saved, onClose, next = onClose } = options;
  const fields = useEdits(stored);
  const { version, onFailed } = useSeenVersion(client, fields.isChanged, showRecord);
  return useContractForm({
    schema: changeClient.body,
    labels: names,
    fields,
    toBody: (values: Values) => ({ version, ...toChange(values) }),
    fieldOf,
    save: ({ version: _, ...change }) => saveClient({ id: client.id, version }, change),
    onSaved: () => toast(saved),
    next: (_, sent) => next(sent),
    onFailed,
  });
}

/** 'pets.0.name' is the form's name, 'access.alarm' its alarm. */
const fieldOf = (path: string): string =>
  path.replace(/^((pets|keys)\.\d+|access|emergency_contact|custom_rates|tax)\./, "").replace(/\.\d+$/, "");

interface ClientDialogProps<Values extends FormValues> extends ClientFormOptions<Values> {
  title: string;
  opened: boolean;
  /** Beside the buttons: what else can be done. */
  more?: ReactNode;
  children: (form: ReturnType<typeof useClientForm<Values>>) => ReactNode;
}

/** A dialog with a form about a part of a client. */
export function ClientDialog<Values extends FormValues>(props: ClientDialogProps<Values>) {
  const { title, opened, more, children, onClose } = props;
  const form = useClientForm(props);
  return (
    <FormDialog opened={opened} onClose={onClose} title={title} form={form} failed="Failed to save" more={more}>
      {children(form)}
    </FormDialog>
  );
}
