import "../../ui/theme/checkbox-styles.ts";
import { ActionIcon, Button, Checkbox, Group, TextInput } from "@mantine/core";
import {
  type AnswerOf,
  invitePerson,
  type listMembers,
  removeMember,
  revokeInvite,
  sendInvite,
} from "@petcare/contract";
import { addMember } from "@petcare/contract/schemas";
import { firstNameOf, formatPhone } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../lib/api/api.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { monthDay, today } from "../../lib/format/time.ts";
import { QrCode } from "../../parts/qr-code.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { Dialog, type Shown } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { CopyIcon } from "../../ui/theme/icons.tsx";
import classes from "./screen.module.css";

type Invite = AnswerOf<typeof invitePerson>;

/** A person to invite. Without a phone, no text can be sent. */
interface Invitee {
  id: string;
  name: string;
  phone: string | null;
}

/** Invites a person without an account, by a code, a link, a QR code or a text message. */
export function InviteDialog({ person, ...shown }: Shown & { person: Invitee & { invite: Invite | null } }) {
  const { id, name, invite } = person;
  const params = { id };
  const making = useSend<unknown, void>({
    mutationFn: () => call(invitePerson, { params, body: { replaces: invite?.code ?? null } }),
  });
  const ending = useSend<unknown, void>({
    mutationFn: () => call(revokeInvite, { params }),
    onSuccess: () => toast("Invite revoked"),
  });
  const error = making.error ?? ending.error;
  const isGood = invite !== null && invite.expires_on >= today();
  return (
    <Dialog
      {...shown}
      title={`Invite ${firstNameOf(name)}`}
      width={520}
      problem={error && <Failure error={error} fallback="Failed to invite" />}
      footer={
        <>
          {isGood && (
            <Button variant="subtle" color="brick" mr="auto" onClick={() => ending.send()}>
              {ending.busy ? "Revoking..." : "Revoke invite"}
            </Button>
          )}
          <Button variant="default" onClick={shown.onClose}>
            {isGood ? "Close" : "Cancel"}
          </Button>
          {!isGood && <Button onClick={() => making.send()}>{making.busy ? "Making..." : "Make an invite"}</Button>}
        </>
      }
    >
      {isGood ? (
        <InviteSheet person={person} invite={invite} />
      ) : (
        <div className="stack gap-8">
          {invite && <p>The last invite has ended.</p>}
          <p>
            {firstNameOf(name)} signs up with a link or a code, once, within two weeks. What you know of them stays:
            their visits, rates and pets.
          </p>
        </div>
      )}
    </Dialog>
  );
}

/** An invite in all its forms. A text can be sent once the owner confirms the person's consent. */
function InviteSheet({ person, invite }: { person: Invitee; invite: Invite }) {
  const [agreed, setAgreed] = useState(false);
  const { id, name, phone } = person;
  const { code, link, text, sent_on, expires_on } = invite;
  const first = firstNameOf(name);
  const sending = useSend<unknown, void>({
    mutationFn: () => call(sendInvite, { params: { id }, body: { consent: true } }),
    onSuccess: () => toast(`Text sent to ${first}`),
  });
  const action = sent_on ? "Send text again" : "Send text";
  return (
    <div className="stack gap-14">
      <Group align="start" justify="space-between">
        <div>
          <b>Code</b>
          <p className={classes.code}>
            {code.slice(0, 4)} {code.slice(4)}
          </p>
          <p className="quiet">Works once, until {monthDay(expires_on)}.</p>
        </div>
        <QrCode text={link} label={`QR code of ${first}’s link`} />
      </Group>
      <TextInput
        label="Link"
        readOnly
        value={link}
        rightSection={
          <ActionIcon aria-label="Copy link" onClick={() => copyText(link, "Link copied")}>
            <CopyIcon size={18} />
          </ActionIcon>
        }
        rightSectionWidth={44}
      />
      <div>
        <b>Text message</b>
        <p className="quote">{text}</p>
      </div>
      {phone && (
        <Checkbox
          radius="sm"
          label={`${first} agreed to receive texts at ${formatPhone(phone)}`}
          checked={agreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
      )}
      <Group grow gap={10}>
        {phone && (
          <Button disabled={!agreed} onClick={() => sending.send()}>
            {sending.busy ? "Sending..." : action}
          </Button>
        )}
        <Button variant="default" leftSection={<CopyIcon size={18} />} onClick={() => copyText(text, "Text copied")}>
          Copy text
        </Button>
      </Group>
      {sent_on && <p className="quiet">The text was sent on {monthDay(sent_on)}.</p>}
      {sending.error && <Failure error={sending.error} fallback="Failed to send the text" />}
    </div>
  );
}

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
