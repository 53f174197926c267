import { TextInput } from "@mantine/core";
import { type AnswerOf, type listMembers, removeMember } from "@petcare/contract";
import { addMember } from "@petcare/contract/schemas";
import { firstNameOf } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { InviteSheet } from "./invite.tsx";

export type Member = AnswerOf<typeof listMembers>[number];

interface MemberDialogProps extends Shown {
  /** The client of the household, for the owner. */
  client: { id: string; name: string } | undefined;
}

/** Adds a member to a household, then shows the invite. */
export function AddMemberDialog({ client, ...shown }: MemberDialogProps) {
  // After a lost answer, the next try has the same id.
  const [id] = useState(randomId);
  const [added, setAdded] = useState<Member>();
  const form = useContractForm({
    fields: useFields({ name: "" }),
    schema: addMember.body,
    labels: { name: "Name" },
    toBody: ({ name }) => ({ id, name: name.trim(), ...(client && { client: client.id }) }),
    save: (body) => call(addMember, { body }),
    next: setAdded,
  });
  if (added) return <MemberInviteDialog member={added} {...shown} />;
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

/** The invite of a member of a household. */
export const MemberInviteDialog = ({ member, ...shown }: Shown & { member: Member }) => (
  <Dialog {...shown} title={`Invite ${firstNameOf(member.name)}`} width={520} leave="Close">
    {member.invite ? (
      <InviteSheet person={{ ...member, phone: null }} invite={member.invite} />
    ) : (
      <p>{firstNameOf(member.name)} has signed up.</p>
    )}
  </Dialog>
);

/** Removes a member from a household, after a question. */
export function RemoveMemberDialog({ member, client, ...shown }: MemberDialogProps & { member: Member }) {
  const { id, name, has_account } = member;
  const removing = useSend<unknown, void>({
    mutationFn: () => call(removeMember, { params: { id } }),
    onSuccess: () => {
      toast(`${name} removed`);
    },
    here: { onSuccess: shown.onClose },
  });
  return (
    <ConfirmDialog
      {...shown}
      title={`Remove ${name}?`}
      action="Remove"
      underWay="Removing..."
      onConfirm={() => removing.send()}
      sending={removing}
      failed="Failed to remove"
    >
      <p>
        {has_account
          ? `${firstNameOf(name)} can no longer sign in, and their account is deleted for good.`
          : "Their link and code are good for nothing any more."}{" "}
        {client ? `${firstNameOf(client.name)}’s` : "Your"} visits and invoices stay.
      </p>
    </ConfirmDialog>
  );
}
