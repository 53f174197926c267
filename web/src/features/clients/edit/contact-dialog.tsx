import { TextInput } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import { PhoneField } from "../../../parts/phone-field.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** Whom to call where the client cannot be reached. Empty fields say that there is nobody. */
export function ContactDialog({ client, ...shown }: PartDialogProps) {
  const contact = client.emergency_contact;
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Emergency contact"
      saved="Emergency contact saved"
      stored={{
        name: contact?.name ?? "",
        relation: contact?.relation ?? "",
        phone: formatPhone(contact?.phone ?? ""),
      }}
      names={{ name: "Name", relation: "Relation", phone: "Phone" }}
      toChange={({ name, relation, phone }) => ({
        emergency_contact: [name, relation, phone].every((text) => text.trim() === "")
          ? null
          : { name: name.trim(), relation: textOrNull(relation), phone: textOrNull(phone) },
      })}
    >
      {(form) => (
        <>
          <TextInput label="Name" autoComplete="off" {...form.text("name")} />
          <FieldPair>
            <TextInput
              label="Relation"
              placeholder="Brother, neighbor, …"
              autoComplete="off"
              {...form.text("relation")}
            />
            <PhoneField label="Phone" autoComplete="off" {...form.text("phone")} />
          </FieldPair>
        </>
      )}
    </ClientDialog>
  );
}
