import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import type { Fields } from "./fields.ts";
import { type FormRules, type Problems, problemsOf, withoutChanged } from "./form-rules.ts";

export interface CheckedFormOptions<Values extends object, Body> extends FormRules<Values, Body> {
  fields: Fields<Values>;
  /**
   * Whether problems follow the typing, once their field was left or the form was submitted. Otherwise they are found
   * when the form is submitted, and stay until their field changes.
   */
  live?: boolean;
}

type TextFields<Values> = { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values] &
  string;

/** A form's values with their problems. It sends nothing: `useContractForm` does. */
export function useCheckedForm<Values extends object, Body>(options: CheckedFormOptions<Values, Body>) {
  const { fields, live = false } = options;
  const { values } = fields;
  const id = useId();
  const [stated, setStated] = useState<Problems>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const found = live ? problemsOf(options, values) : {};
  const problems: Problems = { ...only(found, shown), ...stated };

  const show = (...names: string[]) => setShown((before) => new Set([...before, ...names]));

  /** Shows problems from elsewhere, such as the server's, and moves the focus to the first one. */
  function refuse(refused: Problems): void {
    setStated(refused);
    // The caller may draw the field only after this.
    setTimeout(() => focusFirstProblem(id));
  }

  /** Shows and returns all problems, and moves the focus to the first one. */
  function explain(): Problems {
    const wrong = problemsOf(options, values);
    // The focus must move at once: later, the person may be typing elsewhere.
    flushSync(() => {
      show(...Object.keys(wrong));
      setStated(live ? {} : wrong);
    });
    focusFirstProblem(id);
    return wrong;
  }

  /** @param parts the changed parts of the field; by default the whole field */
  function set<Field extends keyof Values & string>(field: Field, value: Values[Field], parts?: string[]): void {
    update(fields.change, field, value, parts);
  }

  /** As `set`, for values that the form fills in itself. */
  function fill<Field extends keyof Values & string>(field: Field, value: Values[Field]): void {
    update(fields.fill ?? fields.change, field, value);
  }

  function update(by: typeof fields.change, field: keyof Values & string, value: unknown, parts?: string[]): void {
    if (values[field] === value) return;
    by({ [field]: value } as Partial<Values>);
    setStated((current) => withoutChanged(current, field, parts));
  }

  return {
    id,
    values,
    problems,
    /** The fields of a live form with problems, shown or not, in the schema's order. */
    wrong: Object.keys(found),
    set,
    fill,
    show,
    refuse,
    explain,
    forgetProblems: () => {
      setStated({});
      setShown(new Set());
    },
    /** The props of the form's element. Submitting calls `then` without problems, otherwise `orElse`. */
    propsFor: (then: () => void, orElse?: (wrong: Problems) => void) => ({
      id,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        const wrong = explain();
        if (Object.keys(wrong).length === 0) then();
        else orElse?.(wrong);
      },
    }),
    /** The props of a field whose `onChange` takes the value: a day, or a choice. */
    field: <Field extends keyof Values & string>(field: Field) => ({
      value: values[field],
      error: problems[field],
      onChange: (value: Values[Field]) => set(field, value),
    }),
    /** The props of a text field. */
    text: (field: TextFields<Values>) => ({
      value: values[field] as string,
      error: problems[field],
      errorProps: { role: "alert" },
      onChange: (event: { currentTarget: { value: string } }) =>
        set(field, event.currentTarget.value as Values[typeof field]),
    }),
  };
}

/** The parts of a form that fields take. */
export type FormFields<Values extends object> = Pick<
  ReturnType<typeof useCheckedForm<Values, unknown>>,
  "values" | "problems" | "set" | "fill" | "field" | "text"
>;

const only = (problems: Problems, names: ReadonlySet<string>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => names.has(name)));

function focusFirstProblem(formId: string): void {
  document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
