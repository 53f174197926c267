import { Textarea, TextInput } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import { PhoneField } from "../../../parts/phone-field.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import classes from "./client-dialog.module.css";
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
          <TextInput label="Full name" autoComplete="off" {...form.text("name")} />
          <div className={classes.pair}>
            <PhoneField
              label="Phone"
              {...form.text("phone")}
              autoComplete="off"
              onChange={(phone) => form.set("phone", phone)}
            />
            <TextInput
              label="Email"
              type="email"
              autoComplete="off"
              disabled={has_account}
              {...(has_account && {
                description: "They sign in with it, and change it in their own settings.",
              })}
              {...form.text("email")}
            />
          </div>
          <Textarea label="Home address" autosize minRows={1} maxRows={4} {...form.text("address")} />
        </>
      )}
    </ClientDialog>
  );
}
