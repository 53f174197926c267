import { Button } from "@mantine/core";
import { invitePerson, revokeInvite } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { today } from "../../lib/format/time.ts";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import classes from "./invite-dialog.module.css";
import { type Invite, type Invitee, InviteSheet } from "./invite-sheet.tsx";

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
        <div className={classes.about}>
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
