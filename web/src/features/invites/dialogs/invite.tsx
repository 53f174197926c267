import "../../../ui/theme/checkbox-styles.ts";
import { ActionIcon, Button, Checkbox, Group, TextInput } from "@mantine/core";
import { type AnswerOf, invitePerson, revokeInvite, sendInvite } from "@petcare/contract";
import { firstNameOf, formatPhone } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { monthDay, today } from "../../../lib/format/time.ts";
import { QrCode } from "../../../parts/qr-code.tsx";
import { copyText } from "../../../ui/feedback/copy-text.ts";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { CopyIcon } from "../../../ui/theme/icons.tsx";
import classes from "../screen.module.css";

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
export function InviteSheet({ person, invite }: { person: Invitee; invite: Invite }) {
  const [agreed, setAgreed] = useState(false);
  const { id, name, phone } = person;
  const { code, link, text, sent_on, expires_on } = invite;
  const first = firstNameOf(name);
  const sending = useSend<unknown, void>({
    mutationFn: () => call(sendInvite, { params: { id }, body: { consent: true } }),
    onSuccess: () => toast(`Text sent to ${first}`),
  });
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
        <p className={classes.text}>{text}</p>
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
            {sending.busy ? "Sending..." : sent_on ? "Send text again" : "Send text"}
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
