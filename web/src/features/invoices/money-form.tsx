import { type ComponentProps, useState } from "react";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { undoToast } from "../../ui/feedback/undo-toast.ts";
import type { Fields } from "../../ui/form/fields.ts";
import type { FormRules } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";

interface MoneyFormOptions<Values extends object, Body, Answer> extends Omit<FormRules<Values, Body>, "toBody"> {
  fields: Fields<Values>;
  /** `id` names the act, so that sending it again does not repeat it. */
  toBody: (values: Values, id: string) => Body;
  send: (body: Body) => Promise<Answer>;
  /** Words the toast of a success. */
  done: (sent: Values, answer: Answer) => string;
  /** Undoes the act from the toast. */
  undo?: (answer: Answer) => () => Promise<unknown>;
  onDone?: (() => void) | undefined;
  /** Follows a refusal because the record has changed meanwhile. */
  onConflict?: (error: ApiError) => void;
}

/**
 * A form of one act on money. Sending again after a lost answer repeats the id, so the act is done once. After a conflict
 * the fields keep what was typed, the record is read again, and the next press is a new act.
 */
export function useMoneyForm<Values extends object, Body, Answer>(options: MoneyFormOptions<Values, Body, Answer>) {
  const { toBody, send, done, undo, onDone, onConflict, ...rest } = options;
  const [id, setId] = useState(randomId);
  const [conflict, setConflict] = useState<ApiError>();
  const form = useContractForm<Values, Body, Answer>({
    ...rest,
    toBody: (values) => toBody(values, id),
    save: (body) => send(body),
    onSaved: (sent, answer) => undoToast(done(sent, answer), undo?.(answer)),
    next: () => {
      setId(randomId());
      setConflict(undefined);
      onDone?.();
    },
    onFailed: (error) => {
      const isConflict = error instanceof ApiError && error.status === 409;
      setConflict(isConflict ? error : undefined);
      if (!isConflict) return;
      setId(randomId());
      onConflict?.(error);
    },
  });
  return { ...form, failure: conflict ? undefined : form.failure, conflict };
}

interface ConflictNoticeProps {
  form: { conflict: Error | undefined };
  /** The sum that the act is about, and its present amount. */
  sum: "balance" | "credit";
  dollars: number;
}

/** Says that the record has changed meanwhile, and its present balance or credit. */
export const ConflictNotice = ({ form: { conflict }, sum, dollars }: ConflictNoticeProps) =>
  conflict && (
    <Notice tone="warn">
      <p>{messageOf(conflict, "Somebody else was first.")}</p>
      <p>
        The {sum} is now {formatDollars(dollars)}. What you typed is still here.
      </p>
    </Notice>
  );

type FormDialogProps = ComponentProps<typeof FormDialog>;

/** A dialog with a form of one act on money. */
export const MoneyDialog = ({
  sum,
  dollars,
  children,
  ...dialog
}: FormDialogProps & ConflictNoticeProps & { form: FormDialogProps["form"] }) => (
  <FormDialog width={480} {...dialog}>
    <ConflictNotice form={dialog.form} sum={sum} dollars={dollars} />
    {children}
  </FormDialog>
);
