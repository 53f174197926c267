import { formatPhone } from "@petcare/domain";
import { AddressField, ContactFields } from "../../../parts/people/person-fields.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** Who a client is, and how to reach them. */
export function AboutDialog({ client, ...shown }: PartDialogProps) {
  const { has_account } = client;
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Edit contact"
      saved="Contact saved"
      stored={{
        name: client.name,
        phone: formatPhone(client.phone ?? ""),
        email: client.email ?? "",
        address: client.address ?? "",
      }}
      names={{ name: "Full name", phone: "Phone", email: "Email", address: "Home address" }}
      toChange={({ name, phone, email, address }) => ({
        name: name.trim(),
        phone: textOrNull(phone),
        address: textOrNull(address),
        ...(!has_account && { email: textOrNull(email) }),
      })}
    >
      {(form) => (
        <>
          <ContactFields form={form} hasAccount={has_account} />
          <AddressField {...form.text("address")} />
        </>
      )}
    </ClientDialog>
  );
}
