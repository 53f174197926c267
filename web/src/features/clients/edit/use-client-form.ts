import { changeClient } from "@petcare/contract/schemas";
import { toast } from "../../../ui/feedback/toast.tsx";
import { isSame } from "../../../ui/form/edits.ts";
import { useEdits } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeen, useSeenVersion } from "../../../ui/form/use-seen.ts";
import { type ClientChange, type ClientRecord, saveClient, showRecord } from "../client-record.ts";

/** The values that a form about a part of a client shows: text in each field. */
export type FormValues = Record<string, string>;

export interface ClientFormOptions<Values extends FormValues> {
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

/**
 * A form about a part of a client. Where somebody else was first, what was typed stays, `theirs` says what is stored now,
 * and saving again goes over it.
 */
export function useClientForm<Values extends FormValues>(options: ClientFormOptions<Values>) {
  const { client, stored, names, toChange, saved, onClose, next = onClose } = options;
  const fields = useEdits(stored);
  const [seen] = useSeen(stored, fields.isChanged);
  const { version, isOverrun, onFailed } = useSeenVersion(client, fields.isChanged, showRecord);
  const form = useContractForm({
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
  const theirs = Object.keys(names).filter((name) => isOverrun && !isSame(seen[name], stored[name]));
  return { ...form, failure: isOverrun ? undefined : form.failure, isOverrun, theirs };
}

/** 'pets.0.name' is the form's name, 'access.alarm' its alarm. */
const fieldOf = (path: string): string =>
  path.replace(/^((pets|keys)\.\d+|access|emergency_contact|custom_rates|tax)\./, "").replace(/\.\d+$/, "");
