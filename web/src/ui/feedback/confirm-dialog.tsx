import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./confirm-dialog.module.css";
import { DangerButton } from "./danger-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Failure } from "./failure.tsx";

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** The sentence on what goes and what stays. */
  children: ReactNode;
  /** The words of the button that does it, and while it is being done. */
  action: string;
  underWay: string;
  onConfirm: () => void;
  /** How the act stands; `reset` forgets its failure. */
  sending: { busy: boolean; error: Error | null; reset: () => void };
  /** The words for a failure without a message of the server's. */
  failed: string;
  /** For questions with something to type. */
  keepOnOutsideClick?: boolean;
  /** Lies over a dialog that opened it and stays open. */
  above?: boolean;
}

/** Asks before something is destroyed. The focus starts at the button that keeps it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, action, underWay, onConfirm, sending, failed, above, keepOnOutsideClick } =
    props;
  const close = () => {
    if (sending.error) sending.reset();
    onClose();
  };
  return (
    <Dialog
      {...(above && { above })}
      {...(keepOnOutsideClick && { keepOnOutsideClick })}
      opened={opened}
      onClose={close}
      title={title}
      width={460}
      problem={sending.error && <Failure error={sending.error} fallback={failed} />}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={close}>
            Cancel
          </Button>
          <DangerButton onClick={onConfirm}>{sending.busy ? underWay : action}</DangerButton>
        </>
      }
    >
      <div className={classes.question} aria-busy={sending.busy}>
        {children}
      </div>
    </Dialog>
  );
}
