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
  /** `id` is the act's: the same one sent again does nothing twice. */
  toBody: (values: Values, id: string) => Body;
  send: (body: Body) => Promise<Answer>;
  /** Gives the words to say once it is stored. */
  done: (sent: Values, answer: Answer) => string;
  /** Takes it back from the toast. */
  undo?: (answer: Answer) => () => Promise<unknown>;
  onDone?: (() => void) | undefined;
  /** Hears that somebody else was first, with what is stored now. */
  onOverrun?: (error: ApiError) => void;
}

/**
 * A form of one act on money. Another try after a lost answer has the same id, and is done once. Where somebody else was
 * first, what was typed stays, what is stored now is read, and the next press is another act about that.
 */
export function useMoneyForm<Values extends object, Body, Answer>(options: MoneyFormOptions<Values, Body, Answer>) {
  const { toBody, send, done, undo, onDone, onOverrun, ...rest } = options;
  const [id, setId] = useState(randomId);
  const [overrun, setOverrun] = useState<ApiError>();
  const form = useContractForm<Values, Body, Answer>({
    ...rest,
    toBody: (values) => toBody(values, id),
    save: (body) => send(body),
    onSaved: (sent, answer) => undoToast(done(sent, answer), undo?.(answer)),
    next: () => {
      setId(randomId());
      setOverrun(undefined);
      onDone?.();
    },
    onFailed: (error) => {
      const isConflict = error instanceof ApiError && error.status === 409;
      setOverrun(isConflict ? error : undefined);
      if (!isConflict) return;
      setId(randomId());
      onOverrun?.(error);
    },
  });
  /** `overrun` says why it was refused where somebody else was first. */
  return { ...form, failure: overrun ? undefined : form.failure, overrun };
}

interface OverrunProps {
  form: { overrun: Error | undefined };
  /** The sum that the act is about, as it is now. */
  now: { balance: number } | { credit: number };
}

/** Says that somebody else was first, why that refused the act, and how things stand now. What was typed stays. */
export function Overrun({ form: { overrun }, now }: OverrunProps) {
  const [[name, dollars] = ["", 0]] = Object.entries(now);
  return (
    overrun && (
      <Notice tone="warn">
        <p>{messageOf(overrun, "Somebody else was first.")}</p>
        <p>
          The {name} is now {formatDollars(dollars)}. What you typed is still here.
        </p>
      </Notice>
    )
  );
}

type FormDialogProps = ComponentProps<typeof FormDialog>;

/** A dialog with a form of one act on money. */
export const MoneyDialog = ({
  now,
  children,
  ...dialog
}: FormDialogProps & OverrunProps & { form: FormDialogProps["form"] }) => (
  <FormDialog width={480} {...dialog}>
    <Overrun form={dialog.form} now={now} />
    {children}
  </FormDialog>
);
