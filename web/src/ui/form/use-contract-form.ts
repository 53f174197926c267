import { ApiError } from "../../lib/api/api-error.ts";
import { type SendOptions, useSend } from "../../lib/api/use-send.ts";
import { isAtField, type Problems, problemOfNoField, refusedFields } from "./form-rules.ts";
import { type CheckedFormOptions, useCheckedForm } from "./use-checked-form.ts";

interface ContractFormOptions<Values extends object, Body, Answer> extends CheckedFormOptions<Values, Body> {
  save: (body: Body) => Promise<Answer>;
  /** Called after a success, even if the screen was left. */
  onSaved?: (sent: Values, answer: Answer) => void;
  /** Called after a success while the screen is there: a late answer must not move a person who has left it. */
  next?: (answer: Answer, sent: Values) => void;
  /** Called after a failure, and for values with a problem that no field shows. */
  onFailed?: (error: Error, values: Values) => void;
  /** The problems of a failure, by field of the body. By default the server's. */
  blames?: (error: Error) => Problems;
  /** One request at a time is sent under this key, from any screen. */
  mutationKey?: SendOptions<Answer, unknown>["mutationKey"];
}

interface Attempt<Values, Body> {
  values: Values;
  body: Body;
}

/**
 * A form that sends a body of the contract. The contract's schema checks the body first, and a double tap sends it once.
 * A problem is shown at its field, whether the schema or the server found it, and the first one gets the focus. A failure
 * of no field is in `failure` until the next attempt.
 */
export function useContractForm<Values extends object, Body, Answer>(
  options: ContractFormOptions<Values, Body, Answer>,
) {
  const { fields, toBody, save, onSaved, next, onFailed, blames = namedFields, mutationKey } = options;
  const form = useCheckedForm(options);
  const { values } = form;
  const { send, reset, error, busy, succeeded } = useSend({
    ...(mutationKey && { mutationKey }),
    mutationFn: ({ body }: Attempt<Values, Body>) => save(body),
    onSuccess: (answer, { values: sent }) => {
      onSaved?.(sent, answer);
      fields.saved?.(sent);
    },
    onError: (failure, { values: sent }) => {
      form.refuse(refusedFields(options, blames(failure), sent));
      onFailed?.(failure, sent);
    },
    here: { onSuccess: (answer, { values: sent }) => next?.(answer, sent) },
  });

  const onWrong = (wrong: Problems) => {
    reset();
    const failure = failureIn(wrong, values);
    if (failure) onFailed?.(failure, values);
  };
  /** Removes the problems, and stops waiting for an answer. */
  const forget = () => {
    form.forgetProblems();
    reset();
  };
  // A problem that its field shows is not shown again for the form.
  const isShown = error && isAtField(refusedFields(options, blames(error), values), values);

  return {
    ...form,
    props: { ...form.propsFor(() => send({ values, body: toBody(values) }), onWrong), "aria-busy": busy },
    /** The failure of the form as a whole. */
    failure: (isShown ? undefined : error) ?? failureIn(form.problems, values),
    isSaving: busy,
    isSaved: succeeded,
    isChanged: fields.isChanged ?? false,
    reset: forget,
    /** Also discards the typed values. */
    clear: () => {
      fields.clear?.();
      forget();
    },
  };
}

export type ContractForm = Pick<
  ReturnType<typeof useContractForm<object, unknown, unknown>>,
  "props" | "failure" | "isSaving" | "isChanged" | "clear"
>;

const namedFields = (error: Error): Problems => (error instanceof ApiError ? error.fields : {});

/** Turns a problem that no field shows into a failure, like the server's. */
function failureIn(problems: Problems, values: object): ApiError | undefined {
  const message = problemOfNoField(problems, values);
  return message === undefined ? undefined : new ApiError(400, message);
}
