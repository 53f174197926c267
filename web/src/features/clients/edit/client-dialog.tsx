import type { ReactNode } from "react";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import classes from "./client-dialog.module.css";
import { type ClientFormOptions, type FormValues, useClientForm } from "./use-client-form.ts";

type Form<Values extends FormValues> = ReturnType<typeof useClientForm<Values>>;

export interface ClientDialogProps<Values extends FormValues> extends ClientFormOptions<Values> {
  title: string;
  opened: boolean;
  /** Beside the buttons: what else can be done. */
  more?: ReactNode;
  children: (form: Form<Values>) => ReactNode;
}

/** A dialog with a form about a part of a client. */
export function ClientDialog<Values extends FormValues>(props: ClientDialogProps<Values>) {
  const { title, opened, more, children, onClose, stored, names } = props;
  const form = useClientForm(props);
  return (
    <FormDialog opened={opened} onClose={onClose} title={title} form={form} failed="Failed to save" more={more}>
      {form.isOverrun && (
        <Notice tone="warn">
          <p>Somebody else has changed this client. What you typed is still here: Save goes over theirs.</p>
          {form.theirs.length > 0 && (
            <dl className={classes.theirs}>
              {form.theirs.map((name) => (
                <div key={name}>
                  <dt>{names[name]} is now</dt>
                  <dd>{stored[name] || "empty"}</dd>
                </div>
              ))}
            </dl>
          )}
        </Notice>
      )}
      {children(form)}
    </FormDialog>
  );
}
