import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useSend } from "../../../lib/api/use-send.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { type ClientChange, type ClientRecord, saveClient } from "../client-record.ts";
import classes from "./remove-button.module.css";

interface RemoveButtonProps {
  client: ClientRecord;
  change: ClientChange;
  title: string;
  action: string;
  underWay?: string;
  /** The words once it is gone. */
  done: string;
  onDone: () => void;
  /** The words on what goes and what stays. */
  children: ReactNode;
}

/** Removes a part of a client, after asking. */
export function RemoveButton({
  client,
  change,
  title,
  action,
  underWay = "Removing...",
  done,
  onDone,
  children,
}: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const sending = useSend<void, void>({
    mutationFn: () => saveClient(client, change),
    onSuccess: () => toast(done),
    here: { onSuccess: onDone },
  });
  return (
    <>
      <Button variant="subtle" color="brick" className={classes.remove} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        above
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        action={action}
        underWay={underWay}
        onConfirm={() => sending.send()}
        sending={sending}
        failed="Failed to save"
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
