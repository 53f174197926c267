import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import type { ContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./money-dialog.module.css";
import { Overrun, type Standing } from "./overrun.tsx";

interface MoneyDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  form: Pick<ContractForm, "props" | "failure" | "isSaving"> & { id: string; overrun: Error | undefined };
  now: Standing;
  /** The words of the button that does it, and while it is being done. */
  action: string;
  underWay: string;
  /** What is said when it fails and the server gives no message. */
  failed: string;
  summary?: ReactNode;
  children: ReactNode;
}

/** A dialog with a form of one act on money. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { opened, onClose, title, form, now, action, underWay, failed, summary, children } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      keepOnOutsideClick
      width={480}
      summary={summary}
      problem={form.failure && <Failure error={form.failure} fallback={failed} />}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id}>
            {form.isSaving ? underWay : action}
          </Button>
        </>
      }
    >
      <form {...form.props} className={classes.form}>
        {form.overrun && <Overrun error={form.overrun} now={now} />}
        {children}
      </form>
    </Dialog>
  );
}
