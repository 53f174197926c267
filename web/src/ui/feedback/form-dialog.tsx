import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { ContractForm } from "../form/use-contract-form.ts";
import { DangerButton } from "./danger-button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { Failure } from "./failure.tsx";

interface FormDialogProps extends Omit<DialogProps, "footer" | "keepOnOutsideClick"> {
  form: Pick<ContractForm, "props" | "failure" | "isSaving"> & { id: string };
  /** The words of the button that does it, and while it is being done. */
  action?: string;
  underWay?: string;
  /** The words of the button that leaves all as it is. */
  keep?: string;
  /** The words for a failure without a message of the server's. */
  failed: string;
  isDanger?: boolean;
  /** It cannot be sent as it is; the button's words say why. */
  isOff?: boolean;
  /** Beside the buttons: what else can be done. */
  more?: ReactNode;
}

/** A dialog with a form, and the buttons that leave it and send it. */
export function FormDialog({
  form,
  action = "Save",
  underWay = "Saving...",
  keep = "Cancel",
  failed,
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
          <Button variant="default" onClick={shown.onClose}>
            {keep}
          </Button>
          <Send type="submit" form={form.id} disabled={isOff}>
            {form.isSaving ? underWay : action}
          </Send>
        </>
      }
    >
      <form {...form.props} className="stack gap-14">
        {children}
      </form>
    </Dialog>
  );
}
