import { Button } from "@mantine/core";
import { changeClient } from "@petcare/contract/schemas";
import { type ReactNode, useState } from "react";
import { useSend } from "../../../lib/api/use-send.ts";
import { labelsOf, type RecordFields, TypedFields, textsOf } from "../../../parts/people/person-fields.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { isSame } from "../../../ui/form/edits.ts";
import { useEdits } from "../../../ui/form/fields.ts";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeen, useSeenVersion } from "../../../ui/form/use-seen.ts";
import { type ClientChange, type ClientRecord, saveClient, showRecord } from "../data.ts";

/** The dialogs about a part of a client: ?change=notes, and ?pet=0 or ?key=<id> for one of several. */
export const partDialogs = ["change", "pet", "key", "give-key", "merge", "reprice"] as const;
export type OpenPart = (dialog: (typeof partDialogs)[number], id: string) => void;

/** The props of every dialog about a part of a client. */
export interface PartDialogProps extends Shown {
  client: ClientRecord;
  /** The part's name or id in the address. */
  id: string;
  /** Asks whether booked visits take these new prices. */
  onReprice: (prices: string) => void;
}

interface ClientDialogProps<Name extends string> extends Shown {
  client: ClientRecord;
  title: string;
  fields: RecordFields<Name>;
  /** The stored texts. By default those of the record. */
  stored?: Record<Name, string>;
  toChange: (values: Record<Name, string>) => ClientChange;
  /** The toast after saving. */
  saved: string;
  /** Called after a success instead of closing the dialog. */
  next?: (sent: Record<Name, string>) => void;
  /** A further button. */
  more?: ReactNode;
  /** Draws fields that are more than a text each. */
  children?: (form: FormFields<Record<Name, string>>) => ReactNode;
}

/**
 * A dialog with a form about a part of a client. After a conflict the typed text stays, the dialog shows what is stored
 * now, and saving again overwrites it.
 */
export function ClientDialog<Name extends string>(props: ClientDialogProps<Name>) {
  const { client, title, fields: parts, toChange, saved, next, more, children, ...shown } = props;
  const stored = props.stored ?? textsOf(parts, client as object);
  const fields = useEdits(stored);
  const [seen] = useSeen(stored, fields.isChanged);
  const { version, isOverrun, onFailed } = useSeenVersion(client, fields.isChanged, showRecord);
  const form = useContractForm({
    schema: changeClient.body,
    labels: labelsOf(parts),
    fields,
    toBody: (values: Record<Name, string>) => ({ version, ...toChange(values) }),
    fieldOf,
    save: ({ version: _, ...change }) => saveClient({ id: client.id, version }, change),
    onSaved: () => toast(saved),
    next: (_, sent) => (next ? next(sent) : shown.onClose()),
    onFailed,
  });
  const theirs = (Object.keys(parts) as Name[]).filter((name) => !isSame(seen[name], stored[name]));
  return (
    <FormDialog
      {...shown}
      title={title}
      form={{ ...form, failure: isOverrun ? undefined : form.failure }}
      failed="Failed to save"
      more={more}
    >
      {isOverrun && (
        <Notice tone="warn">
          <p>Somebody else has changed this client. What you typed is still here: Save goes over theirs.</p>
          <Facts>
            {theirs.map((name) => (
              <Fact key={name} term={`${parts[name].label} is now`}>
                {stored[name] || "empty"}
              </Fact>
            ))}
          </Facts>
        </Notice>
      )}
      {children ? children(form) : <TypedFields form={form} fields={parts} />}
    </FormDialog>
  );
}

/** Names the form's field for a path of the body: 'name' for 'pets.0.name', 'alarm' for 'access.alarm'. */
const fieldOf = (path: string): string =>
  path.replace(/^((pets|keys)\.\d+|access|emergency_contact|custom_rates|tax)\./, "").replace(/\.\d+$/, "");

interface RemoveButtonProps {
  client: ClientRecord;
  change: () => ClientChange;
  /** The question. */
  title: string;
  action?: string;
  underWay?: string;
  /** The toast after removing. */
  done: string;
  onDone?: () => void;
  /** The explanation below the question. */
  children: ReactNode;
}

/** Removes a part of a client, after asking. */
export function RemoveButton(props: RemoveButtonProps) {
  const { client, change, title, action = "Remove", underWay = "Removing...", done, onDone, children } = props;
  const [isAsking, setAsking] = useState(false);
  const sending = useSend<void, void>({
    mutationFn: () => saveClient(client, change()),
    onSuccess: () => toast(done),
    here: { onSuccess: onDone ?? (() => setAsking(false)) },
  });
  return (
    <>
      <Button variant="subtle" color="brick" mr="auto" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        above
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        action={action}
        underWay={underWay}
        onConfirm={() => sending.send()}
        sending={sending}
        failed="Failed to save"
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
