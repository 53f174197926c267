import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useSend } from "../../../lib/api/use-send.ts";
import { countUnsent, sendNow, useUnsentCount } from "../../../lib/day/use-outbox.ts";
import { count } from "../../../lib/format/words.ts";
import { logOut } from "../../../lib/session/log-out.ts";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";

/** Asks what to do with unsent reports. No answer loses them. */
export function LogOutDialog({ opened, onClose }: Shown) {
  const unsent = useUnsentCount();
  const sending = useSend({ mutationFn: sendNow, here: { onSuccess: (left) => left === 0 && logOut() } });
  // After a reload the state of the outbox is empty until the rows are read.
  useEffect(() => void countUnsent().catch(() => {}), []);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${count(unsent, "walk")} ${unsent === 1 ? "is" : "are"} not sent yet.`}
      width={460}
    >
      <div className="stack">
        <p>
          Sending them signs you out. Kept on this phone they are locked, and are sent when you sign in here again
          within 30 days.
        </p>
        {(sending.succeeded || sending.error) && unsent > 0 && (
          <Notice tone="offline">They could not be sent. Nothing is lost.</Notice>
        )}
        <Button fullWidth loading={sending.busy} onClick={() => sending.send(undefined)}>
          Send now
        </Button>
        <Button fullWidth variant="light" className="wraps" onClick={logOut}>
          Sign out, keep them locked on this phone
        </Button>
        <Button fullWidth variant="default" data-autofocus onClick={onClose}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}
