import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { type AnswerOf, type invitePerson, sendInvite } from "@petcare/contract";
import { firstNameOf, formatPhone } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../lib/api/api.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { monthDay } from "../../lib/format/time.ts";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { CopyIcon } from "../../ui/theme/icons.tsx";
import classes from "./invite-sheet.module.css";
import { QrCode } from "./qr-code.tsx";

export type Invite = AnswerOf<typeof invitePerson>;

/** Somebody who can be invited. */
export interface Invitee {
  id: string;
  name: string;
  phone: string | null;
}

interface InviteSheetProps {
  person: Invitee;
  invite: Invite;
  /** Reads the person again. */
  onChanged: () => void;
}

/** An invite in all its forms. A text goes out only once the owner says that its person agreed to be texted. */
export function InviteSheet({ person, invite, onChanged }: InviteSheetProps) {
  const [agreed, setAgreed] = useState(false);
  const { id, name, phone } = person;
  const first = firstNameOf(name);
  const sending = useSend<unknown, void>({
    mutationFn: () => call(sendInvite, { params: { id }, body: { consent: true } }),
    onSuccess: () => {
      onChanged();
      toast(`Text sent to ${first}`);
    },
  });
  return (
    <div className={classes.sheet}>
      <div className={classes.top}>
        <div>
          <span className={classes.label}>Code</span>
          <p className={classes.code}>
            {invite.code.slice(0, 4)} {invite.code.slice(4)}
          </p>
          <p className={classes.quiet}>Works once, until {monthDay(invite.expires_on)}.</p>
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
      {invite.sent_on && <p className={classes.quiet}>The text was sent on {monthDay(invite.sent_on)}.</p>}
      {sending.error && <Failure error={sending.error} fallback="Failed to send the text" />}
    </div>
  );
}

const CopyButton = ({ text, label }: { text: string; label: string }) => (
  <button type="button" className={classes.copy} aria-label={label} onClick={() => copyText(text, "Link copied")}>
    <CopyIcon size={18} />
  </button>
);
