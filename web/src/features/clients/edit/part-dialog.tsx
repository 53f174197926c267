import "../../../ui/theme/select-styles.ts";
import { NativeSelect } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import type { ComponentType } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { AddressField, ContactFields, NotesField } from "../../../parts/people/person-fields.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import { ClientReprice } from "./client-reprice.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { DoorTagDialog } from "./door-tag-dialog.tsx";
import { KeyDialog } from "./key-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";
import { PetDialog } from "./pet-dialog.tsx";
import { RatesDialog } from "./rates-dialog.tsx";
import { ExemptDialog, TaxRateDialog } from "./tax-dialogs.tsx";
import { teamOptions } from "./team-options.ts";

/** Who a client is, and how to reach them. */
function AboutDialog({ client, ...shown }: PartDialogProps) {
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

/** Who is suggested when a walk is booked for a client. */
function WalkerDialog({ client, ...shown }: PartDialogProps) {
  const stored = client.preferred_walker_id ?? "";
  const team = useWalkers();
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Preferred walker"
      saved="Preferred walker saved"
      stored={{ preferred_walker_id: stored }}
      names={{ preferred_walker_id: "Preferred walker" }}
      toChange={({ preferred_walker_id }) => ({ preferred_walker_id: preferred_walker_id || null })}
    >
      {(form) => (
        <NativeSelect
          label="Preferred walker"
          data={[{ value: "", label: "None" }, ...teamOptions(team, stored)]}
          {...form.text("preferred_walker_id")}
        />
      )}
    </ClientDialog>
  );
}

/** Asks what the owner notes of a client for nobody else. */
const NotesDialog = ({ client, ...shown }: PartDialogProps) => (
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

const parts: Record<string, ComponentType<PartDialogProps>> = {
  about: AboutDialog,
  access: AccessDialog,
  contact: ContactDialog,
  tag: DoorTagDialog,
  walker: WalkerDialog,
  notes: NotesDialog,
  rates: RatesDialog,
  tax: TaxRateDialog,
  exempt: ExemptDialog,
};

/**
 * The dialog that ?change=… in the address names: 'about', 'pet-0', 'key-<id>', 'key-<id>~<walker who gets it>',
 * 'merge-<the other record>', 'reprice-<service>:<old>:<new>'.
 */
export function PartDialog({ part, ...shown }: PartDialogProps & { part: string }) {
  const [kind = "", rest = ""] = part.split(/-(.*)/s);
  if (kind === "pet") return <PetDialog at={Number.parseInt(rest, 10) || 0} {...shown} />;
  if (kind === "key") {
    const [keyId = "", giveTo] = rest.split("~");
    return <KeyDialog keyId={keyId} giveTo={giveTo} {...shown} />;
  }
  if (kind === "merge") return <MergeDialog otherId={rest} {...shown} />;
  if (kind === "reprice") return <ClientReprice text={rest} {...shown} />;
  const Dialog = parts[part];
  return Dialog && <Dialog {...shown} />;
}
