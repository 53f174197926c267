import { ApiError } from "../../lib/api/api-error.ts";
import { type SendOptions, useSend } from "../../lib/api/use-send.ts";
import { isAtField, type Problems, problemOfNoField, refusedFields } from "./form-rules.ts";
import { type CheckedFormOptions, useCheckedForm } from "./use-checked-form.ts";

interface ContractFormOptions<Values extends object, Body, Answer> extends CheckedFormOptions<Values, Body> {
  save: (body: Body) => Promise<Answer>;
  /** Follows a success, even after the screen has gone. */
  onSaved?: (sent: Values, answer: Answer) => void;
  /** Follows a success only while the screen is there. A late answer must not move somebody who has gone elsewhere. */
  next?: (answer: Answer, sent: Values) => void;
  /** Follows a failure, and values that cannot be sent for a reason that no field shows. */
  onFailed?: (error: Error, values: Values) => void;
  /** The fields of the body that a failure is about. By default the server names them. */
  blames?: (error: Error) => Problems;
  /** One at a time under this key, wherever it is sent from. */
  mutationKey?: SendOptions<Answer, unknown>["mutationKey"];
}

interface Attempt<Values, Body> {
  values: Values;
  body: Body;
}

/**
 * A form that sends a body of the contract. The contract's schema checks it first, and a double tap sends it once. A
 * problem stands at its field, whether the schema or the server found it. The first such field gets the focus. A
 * failure that is about no field is in `failure` until the next attempt.
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
  /** Forgets what went wrong, and stops waiting for an answer. */
  const forget = () => {
    form.forgetProblems();
    reset();
  };
  // A problem that stands at its field is not told twice.
  const isTold = error && isAtField(refusedFields(options, blames(error), values), values);

  return {
    ...form,
    props: { ...form.propsFor(() => send({ values, body: toBody(values) }), onWrong), "aria-busy": busy },
    /** The failure of the form as a whole. */
    failure: (isTold ? undefined : error) ?? failureIn(form.problems, values),
    isSaving: busy,
    isSaved: succeeded,
    isChanged: fields.isChanged ?? false,
    reset: forget,
    /** Also forgets what was typed. */
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

/** A problem that no field shows, as the server would have refused it. */
function failureIn(problems: Problems, values: object): ApiError | undefined {
  const message = problemOfNoField(problems, values);
  return message === undefined ? undefined : new ApiError(400, message);
}
