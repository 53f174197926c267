import "../../ui/theme/checkbox-styles.ts";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { type AnswerOf, invitePerson, revokeInvite, sendInvite } from "@petcare/contract";
import { firstNameOf, formatPhone } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../lib/api/api.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { monthDay, today } from "../../lib/format/time.ts";
import { QrCode } from "../../parts/qr-code.tsx";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { CopyIcon } from "../../ui/theme/icons.tsx";
import classes from "./invite-dialog.module.css";

interface InviteDialogProps {
  person: Invitee & { invite: Invite | null };
  opened: boolean;
  onClose: () => void;
  /** Reads the person again. */
  onChanged: () => void;
}

/** Invites somebody without an account: with a code, a link, a QR code and a text that are all the same invite. */
export function InviteDialog({ person, opened, onClose, onChanged }: InviteDialogProps) {
  const { id, name, invite } = person;
  const params = { id };
  const making = useSend<unknown, void>({
    mutationFn: () => call(invitePerson, { params, body: { replaces: invite?.code ?? null } }),
    onSuccess: onChanged,
  });
  const ending = useSend<unknown, void>({
    mutationFn: () => call(revokeInvite, { params }),
    onSuccess: () => {
      onChanged();
      toast("Invite revoked");
    },
  });
  const error = making.error ?? ending.error;
  const isGood = invite !== null && invite.expires_on >= today();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Invite ${firstNameOf(name)}`}
      width={520}
      problem={error && <Failure error={error} fallback="Failed to invite" />}
      footer={
        isGood ? (
          <>
            <Button variant="subtle" color="brick" onClick={() => ending.send()} className={classes.revoke}>
              {ending.busy ? "Revoking..." : "Revoke invite"}
            </Button>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={() => making.send()}>{making.busy ? "Making..." : "Make an invite"}</Button>
          </>
        )
      }
    >
      {isGood ? (
        <InviteSheet person={person} invite={invite} onChanged={onChanged} />
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

type Invite = AnswerOf<typeof invitePerson>;

/** Somebody who can be invited. */
interface Invitee {
  id: string;
  name: string;
  phone: string | null;
}

interface InviteSheetProps {
  /** Without a phone, no text can be sent to them from here. */
  person: Invitee;
  invite: Invite;
  onChanged?: () => void;
}

/** An invite in all its forms. A text goes out only once the owner says that its person agreed to be texted. */
export function InviteSheet({ person, invite, onChanged }: InviteSheetProps) {
  const [agreed, setAgreed] = useState(false);
  const { id, name, phone } = person;
  const first = firstNameOf(name);
  const sending = useSend<unknown, void>({
    mutationFn: () => call(sendInvite, { params: { id }, body: { consent: true } }),
    onSuccess: () => {
      onChanged?.();
      toast(`Text sent to ${first}`);
    },
  });
  return (
    <div className="stack gap-14">
      <div className={classes.top}>
        <div>
          <span className={classes.label}>Code</span>
          <p className={classes.code}>
            {invite.code.slice(0, 4)} {invite.code.slice(4)}
          </p>
          <p className="quiet">Works once, until {monthDay(invite.expires_on)}.</p>
        </div>
        <QrCode text={invite.link} label={`QR code of ${first}’s link`} />
      </div>
      <TextInput
        label="Link"
        readOnly
        value={invite.link}
        rightSection={<CopyButton text={invite.link} label="Copy link" />}
        rightSectionWidth={44}
      />
      <div>
        <span className={classes.label}>Text message</span>
        <p className={classes.text}>{invite.text}</p>
      </div>
      {phone && (
        <Checkbox
          radius="sm"
          label={`${first} agreed to receive texts at ${formatPhone(phone)}`}
          checked={agreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
      )}
      <div className={classes.acts}>
        {phone && (
          <Button disabled={!agreed} onClick={() => sending.send()}>
            {sending.busy ? "Sending..." : invite.sent_on ? "Send text again" : "Send text"}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<CopyIcon size={18} />}
          onClick={() => copyText(invite.text, "Text copied")}
        >
          Copy text
        </Button>
      </div>
      {invite.sent_on && <p className="quiet">The text was sent on {monthDay(invite.sent_on)}.</p>}
      {sending.error && <Failure error={sending.error} fallback="Failed to send the text" />}
    </div>
  );
}

const CopyButton = ({ text, label }: { text: string; label: string }) => (
  <button type="button" className={classes.copy} aria-label={label} onClick={() => copyText(text, "Link copied")}>
    <CopyIcon size={18} />
  </button>
);
