import { Button, TextInput } from "@mantine/core";
import { listClients, listMembers, removeMember } from "@petcare/contract";
import { addMember } from "@petcare/contract/schemas";
import { firstNameOf } from "@petcare/domain";
import { useState } from "react";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { InviteSheet } from "./invite-dialog.tsx";
import type { Member, memberDialogs } from "./members.ts";

interface MemberDialogProps {
  act: (typeof memberDialogs)[number];
  /** 'new': somebody is to be added. Undefined: there is nobody of that id any more. */
  member: Member | "new" | undefined;
  /** The client whose household it is, for the owner. */
  client: { id: string; name: string } | undefined;
  opened: boolean;
  onClose: () => void;
}

const read = () => readAgain(listMembers, listClients);

/** Adds somebody to a household, shows their invite, or removes them. */
export function MemberDialog({ act, member: named, ...rest }: MemberDialogProps) {
  const { opened, onClose } = rest;
  const [added, setAdded] = useState<Member>();
  const member = added ?? named;
  if (member === "new") return <AddMember {...rest} onAdded={setAdded} />;
  if (!member) return null;
  if (act === "remove-member") return <RemoveMember member={member} {...rest} />;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Invite ${firstNameOf(member.name)}`}
      width={520}
      footer={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      {member.invite ? (
        <InviteSheet person={{ ...member, phone: null }} invite={member.invite} />
      ) : (
        <p>{firstNameOf(member.name)} has signed up.</p>
      )}
    </Dialog>
  );
}

type Shown = Omit<MemberDialogProps, "act" | "member">;

function AddMember({ client, onAdded, ...shown }: Shown & { onAdded: (member: Member) => void }) {
  // A try whose answer was lost is sent again under the same id.
  const [id] = useState(randomId);
  const form = useContractForm({
    fields: useFields({ name: "" }),
    schema: addMember.body,
    labels: { name: "Name" },
    toBody: ({ name }) => ({ id, name: name.trim(), ...(client && { client: client.id }) }),
    save: (body) => call(addMember, { body }),
    onSaved: read,
    next: onAdded,
  });
  return (
    <FormDialog
      {...shown}
      form={form}
      title="Invite somebody else"
      action="Make an invite"
      underWay="Making..."
      failed="Failed to invite"
    >
      <p>
        They sign in by themselves, and see and ask for what {client ? firstNameOf(client.name) : "you"} can: visits,
        invoices, pets and address.
      </p>
      <TextInput label="Name" autoComplete="off" maxLength={100} data-autofocus {...form.text("name")} />
    </FormDialog>
  );
}

function RemoveMember({ member, client, opened, onClose }: Shown & { member: Member }) {
  const removing = useSend<unknown, void>({
    mutationFn: () => call(removeMember, { params: { id: member.id } }),
    onSuccess: () => {
      read();
      toast(`${member.name} removed`);
    },
    here: { onSuccess: onClose },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`Remove ${member.name}?`}
      action="Remove"
      underWay="Removing..."
      onConfirm={() => removing.send()}
      sending={removing}
      failed="Failed to remove"
    >
      <p>
        {member.has_account
          ? `${firstNameOf(member.name)} can no longer sign in, and their account is deleted for good.`
          : "Their link and code are good for nothing any more."}{" "}
        {client ? `${firstNameOf(client.name)}’s` : "Your"} visits and invoices stay.
      </p>
    </ConfirmDialog>
  );
}
