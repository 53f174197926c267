import { NativeSelect, TextInput } from "@mantine/core";
import { clientAgreements } from "@petcare/contract";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import type { RecordFields } from "../../../parts/people/person-fields.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import type { ClientRecord } from "../data.ts";
import { ClientDialog, type PartDialogProps, RemoveButton } from "./form.tsx";
import { teamOptions } from "./parts.tsx";

type Key = ClientRecord["keys"][number];

/** Edits a copy of a client's key: ?key= has its id, and any other text adds one. */
export const KeyDialog = (props: PartDialogProps) => (
  <KeyForm {...props} copy={props.client.keys.find(({ id }) => id === props.id)} />
);

/** Gives a free copy to a walker: ?give-key= has the walker's id. */
export function GiveKeyDialog(props: PartDialogProps) {
  // After saving, the copy is no longer free.
  const [free] = useState(freeCopy(props.client));
  return <KeyForm {...props} copy={free} giveTo={props.id} />;
}

/** Finds a copy that no walker has. */
export const freeCopy = ({ keys }: ClientRecord): Key | undefined => keys.find(({ holder_id }) => holder_id === null);

const fields = {
  label: { label: "Label" },
  holder_id: { label: "Who has it" },
  place: { label: "Where it is" },
  since: { label: "Since" },
} satisfies RecordFields;

interface KeyFormProps extends PartDialogProps {
  /** Undefined adds a copy. */
  copy: Key | undefined;
  giveTo?: string;
}

function KeyForm({ client, copy, giveTo, ...shown }: KeyFormProps) {
  const [newId] = useState(randomId);
  const team = useWalkers();
  const others = client.keys.filter(({ id }) => id !== copy?.id);
  return (
    <ClientDialog
      {...shown}
      client={client}
      title={copy ? `Edit ${copy.label}` : "Add a copy"}
      saved={copy ? "Key saved" : "Copy added"}
      fields={fields}
      stored={{
        label: copy?.label ?? "",
        holder_id: giveTo ?? copy?.holder_id ?? "",
        place: copy?.place ?? "",
        since: (giveTo ? undefined : copy?.since) ?? today(),
      }}
      toChange={({ label, holder_id, place, since }) => ({
        keys: [
          ...others,
          {
            id: copy?.id ?? newId,
            label: label.trim(),
            holder_id: holder_id || null,
            place: holder_id ? null : textOrNull(place),
            since: since as LocalDate,
          },
        ],
      })}
      more={
        copy && (
          <RemoveButton
            client={client}
            change={() => ({ keys: others })}
            title={`Remove ${copy.label}?`}
            done={`${copy.label} removed`}
            onDone={shown.onClose}
          >
            The register forgets this copy. Remove it once it was given back.
          </RemoveButton>
        )
      }
    >
      {(form) => (
        <>
          <UnsignedKey client={client} />
          <TextInput label="Label" placeholder="Copy A, front door" autoComplete="off" {...form.text("label")} />
          <NativeSelect
            label="Who has it"
            data={[{ value: "", label: "Nobody: it is in a place" }, ...teamOptions(team, form.values.holder_id)]}
            {...form.text("holder_id")}
            onChange={({ currentTarget }) => {
              form.set("holder_id", currentTarget.value);
              form.set("since", today());
            }}
          />
          <FieldPair>
            {form.values.holder_id === "" && (
              <TextInput label="Where it is" placeholder="Office, hook 3" autoComplete="off" {...form.text("place")} />
            )}
            <DateField
              label="Since"
              past
              value={form.values.since as LocalDate | ""}
              onChange={(since) => form.set("since", since)}
              error={form.problems.since}
            />
          </FieldPair>
        </>
      )}
    </ClientDialog>
  );
}

/** Warns that a client has not signed the key release. Draws nothing otherwise. */
export function UnsignedKey({ client: { id, name } }: { client: ClientRecord }) {
  const { data } = useRead(clientAgreements, { params: { id } });
  if (!data?.unsigned.includes("key")) return null;
  return <Notice tone="warn">{firstNameOf(name)} has not signed the Key release.</Notice>;
}
