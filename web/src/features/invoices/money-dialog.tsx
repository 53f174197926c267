import type { ComponentProps } from "react";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Overrun, type Standing } from "./overrun.tsx";

type FormDialogProps = ComponentProps<typeof FormDialog>;

interface MoneyDialogProps extends FormDialogProps {
  form: FormDialogProps["form"] & { overrun: Error | undefined };
  now: Standing;
}

/** A dialog with a form of one act on money. */
export const MoneyDialog = ({ now, children, ...shown }: MoneyDialogProps) => (
  <FormDialog width={480} {...shown}>
    {shown.form.overrun && <Overrun error={shown.form.overrun} now={now} />}
    {children}
  </FormDialog>
);
