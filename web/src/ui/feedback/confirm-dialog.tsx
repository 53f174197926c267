import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { DangerButton } from "./danger-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Failure } from "./failure.tsx";

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** The explanation below the question. */
  children: ReactNode;
  /** The words of the confirming button, before and while it is sent. */
  action: string;
  underWay: string;
  onConfirm: () => void;
  /** The state of the act. `reset` removes its failure. */
  sending: { busy: boolean; error: Error | null; reset: () => void };
  /** The message for a failure without one of the server's. */
  failed: string;
  /** For questions with something to type. */
  keepOnOutsideClick?: boolean;
  /** Whether it lies over the dialog that opened it. */
  above?: boolean;
}

/** Asks before a destructive act. The focus starts at Cancel. */
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
      <div className="stack gap-12" aria-busy={sending.busy}>
        {children}
      </div>
    </Dialog>
  );
}
