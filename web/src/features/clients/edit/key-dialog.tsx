import { NativeSelect, TextInput } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import type { ClientRecord } from "../client-record.ts";
import { UnsignedKey } from "../unsigned-key.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";
import { RemoveButton } from "./remove-button.tsx";
import { teamOptions } from "./team-options.ts";

type Key = ClientRecord["keys"][number];

interface KeyDialogProps extends PartDialogProps {
  /** The id of a copy; any other text adds one. */
  keyId: string;
  /** To whom a copy is to be given. */
  giveTo?: string | undefined;
}

/** One copy of a client's key: who has it, or where it is. */
export function KeyDialog({ client, keyId, giveTo, ...shown }: KeyDialogProps) {
  const copy = client.keys.find(({ id }) => id === keyId);
  const [newId] = useState(randomId);
  const team = useWalkers();
  const others = client.keys.filter(({ id }) => id !== keyId);
  return (
    <ClientDialog
      {...shown}
      client={client}
      title={copy ? `Edit ${copy.label}` : "Add a copy"}
      saved={copy ? "Key saved" : "Copy added"}
      stored={formOf(copy, giveTo)}
      names={{ label: "Label", holder_id: "Who has it", place: "Where it is", since: "Since" }}
      toChange={(values) => ({ keys: [...others, keyOf(copy?.id ?? newId, values)] })}
      more={
        copy && (
          <RemoveButton
            client={client}
            change={{ keys: others }}
            title={`Remove ${copy.label}?`}
            action="Remove"
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

const formOf = (copy: Key | undefined, giveTo: string | undefined) => ({
  label: copy?.label ?? "",
  holder_id: giveTo ?? copy?.holder_id ?? "",
  place: copy?.place ?? "",
  since: ((giveTo ? undefined : copy?.since) ?? today()) as string,
});

const keyOf = (id: string, { label, holder_id, place, since }: ReturnType<typeof formOf>) => ({
  id,
  label: label.trim(),
  holder_id: holder_id || null,
  place: holder_id ? null : textOrNull(place),
  since: since as LocalDate,
});
