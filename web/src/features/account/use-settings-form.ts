import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { focusFirstProblem } from "../../ui/form/focus-first-problem.ts";
import { afterSaving, type Edits, isChanged } from "./edits.ts";
import type { Problems } from "./problems.ts";

interface SettingsFormOptions<Values> {
  /** What is stored, in the form's fields. */
  stored: Values;
  problemsOf: (values: Values) => Problems;
  save: (values: Values) => Promise<unknown>;
  onSaved: (values: Values) => void;
  /** What is said when it fails and the server gives no message. */
  failed: string;
}

/**
 * The state of one section's form. Reading what is stored anew never takes away what somebody has typed; one that is on
 * its way is not sent again.
 */
export function useSettingsForm<Values extends object>(options: SettingsFormOptions<Values>) {
  const { stored, problemsOf, save, onSaved, failed } = options;
  const id = useId();
  const [edits, setEdits] = useState<Edits<Values>>({});
  const [problems, setProblems] = useState<Problems>({});
  const values: Values = { ...stored, ...edits };

  const { send, reset, error, busy } = useSend({
    mutationFn: save,
    onSuccess: (_: unknown, sent: Values) => {
      onSaved(sent);
      setEdits((current) => afterSaving(current, sent));
    },
    onError: (failure) => show(failure instanceof ApiError ? failure.fields : {}),
  });
  // A problem that stands at its field is not told twice.
  const isTold = error instanceof ApiError && Object.keys(error.fields).some((field) => field in values);

  function show(found: Problems): void {
    setProblems(found);
    focusFirstProblem(id);
  }

  function set<Field extends keyof Values & string>(field: Field, value: Values[Field]): void {
    if (values[field] === value) return;
    setEdits((current) => ({ ...current, [field]: value }));
    setProblems((current) => without(current, field));
    if (error) reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemsOf(values);
    show(found);
    if (Object.keys(found).length === 0) send(values);
    else reset();
  }

  return {
    id,
    values,
    problems,
    failure: error && !isTold ? messageOf(error, failed) : undefined,
    isSaving: busy,
    isChanged: isChanged(edits, stored),
    set,
    submit,
    /** Forgets what was typed. */
    clear: () => {
      setEdits({});
      setProblems({});
      reset();
    },
    /** What a text field takes. */
    text: (field: TextFields<Values>) => ({
      value: values[field] as string,
      error: problems[field],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(field, event.currentTarget.value as Values[typeof field]),
    }),
  };
}

export type SettingsForm<Values extends object> = ReturnType<typeof useSettingsForm<Values>>;

type TextFields<Values> = { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values] &
  string;

/** A change to a field, or to a list's, is a new attempt at it. */
const without = (problems: Problems, field: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name.split(".")[0] !== field));
