import { Button } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { saveOnKeys } from "../form/save-on-keys.ts";
import { DangerButton } from "./danger-button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { Failure } from "./failure.tsx";

interface FormDialogProps extends Omit<DialogProps, "footer" | "keepOnOutsideClick"> {
  form: { props: ComponentProps<"form">; id: string; failure?: Error | null | undefined; isSaving?: boolean };
  /** The words of the submit button, before and while it is sent. */
  action?: string;
  underWay?: string;
  /** The words of the other button, and its act. By default it closes the dialog. */
  keep?: string;
  onKeep?: () => void;
  /** The message for a failure without one of the server's. */
  failed?: string;
  isDanger?: boolean;
  /** Disables the submit button, whose words say why. */
  isOff?: boolean;
  /** A further button. */
  more?: ReactNode;
}

/** A dialog with a form, and the buttons to cancel and to submit it. */
export function FormDialog({
  form,
  action = "Save",
  underWay = "Saving...",
  keep = "Cancel",
  onKeep,
  failed = "Failed to save. Please try again.",
  isDanger = false,
  isOff = false,
  more,
  children,
  ...shown
}: FormDialogProps) {
  const Send = isDanger ? DangerButton : Button;
  return (
    <Dialog
      problem={form.failure && <Failure error={form.failure} fallback={failed} />}
      {...shown}
      keepOnOutsideClick
      footer={
        <>
          {more}
          <Button variant="default" onClick={onKeep ?? shown.onClose} data-autofocus={isDanger || undefined}>
            {keep}
          </Button>
          <Send type="submit" form={form.id} disabled={isOff} aria-keyshortcuts="Control+Enter Meta+Enter">
            {form.isSaving ? underWay : action}
          </Send>
        </>
      }
    >
      <form {...form.props} onKeyDown={saveOnKeys} className="stack gap-14">
        {children}
      </form>
    </Dialog>
  );
}
