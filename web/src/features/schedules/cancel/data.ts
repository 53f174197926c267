import { type AnswerOf, type BodyOf, getPriceRules, getSchedule, restoreVisit } from "@petcare/contract";
import { cancelVisit } from "@petcare/contract/schemas";
import { cancelRuleFor, type EditScope, lastDayOf } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { undoOfSeries } from "../../../lib/api/bookings.ts";
import { useActPreview } from "../../../lib/api/use-act-preview.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { shortDay, today, zone } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { noShares, type Shares, sharesIn } from "../../../parts/money/share-field.tsx";
import { cancelWords } from "../../../parts/series/effect-words.ts";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { type FormRules, problemsOf } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useTelling } from "../tell-field.tsx";

export type Opened = AnswerOf<typeof getSchedule>;
type Answer = AnswerOf<typeof cancelVisit>;
export type Effect = Answer["effect"];

/** The dialog's fields, named as in the request's body. */
export interface CancelValues extends Shares {
  scope: EditScope;
  reason: string;
  also_unfinished: boolean;
  /** Whether the client gets a message now about a day whose week has not been sent. */
  tell: boolean;
}

const emptyCancel: CancelValues = { scope: "occurrence", ...noShares, reason: "", also_unfinished: false, tell: true };

/** The schema and the body, with the version that is shown. */
const cancelRules = (opened: Opened | undefined): FormRules<CancelValues, BodyOf<typeof cancelVisit>> => ({
  schema: cancelVisit.body,
  toBody: (values) => ({
    scope: values.scope,
    ...sharesIn(values),
    reason: textOrNull(values.reason),
    ...(values.scope === "series" && { also_unfinished: values.also_unfinished }),
    version: values.scope === "occurrence" ? opened?.occurrence?.version : opened?.version,
  }),
});

/** The form that cancels. It previews what is typed, and sends the plan of the preview. */
export function useCancelForm(id: string, chosen: EditScope, onClose: () => void) {
  const query = useCheck({ enabled: true }, getSchedule, { params: { id } });
  // A cached answer may be older than what is stored.
  const read = query.isFetchedAfterMount ? query.data : undefined;
  const { isKnown, rule } = useCancelRule(read);
  const opened = isKnown ? read : undefined;
  // The rule fits this visit alone. Later visits of the scope are cancelled earlier before their start.
  const [typed, setTyped] = useState<Partial<CancelValues>>({ scope: chosen });
  const ruled = typed.scope === "occurrence" ? rule : undefined;
  const fields = {
    values: { ...emptyCancel, ...(ruled && { charge: ruled.charge, pay: ruled.pay }), ...typed },
    change: (part: Partial<CancelValues>) => setTyped((now) => ({ ...now, ...part })),
  };
  const rules = cancelRules(opened);
  const isReady = opened !== undefined && Object.keys(problemsOf(rules, fields.values)).length === 0;
  const preview = useActPreview(cancelVisit, id, isReady ? rules.toBody(fields.values) : undefined, { pause: 300 });
  // The client of a series gets a message in any case.
  const telling = useTelling(
    opened?.client_id,
    fields.values.scope === "occurrence" ? opened?.occurrence?.date : undefined,
  );
  const form = useContractForm({
    ...rules,
    fields,
    save: (body) => {
      const one = telling ? { ...body, tell: fields.values.tell } : body;
      const planned = body.scope === "occurrence" ? one : { ...body, plan: preview.plan };
      return call(cancelVisit, { params: { id }, body: planned });
    },
    onSaved: (sent, answer) => {
      const undo = undoOf(id, sent, answer);
      if (opened) undoToast(doneWords(opened, sent, answer), canUndo(opened, sent) ? undo : undefined);
      onClose();
    },
    // The next try sends the plan that is shown then.
    onFailed: () => void preview.refetch(),
  });
  return { query, opened, form, preview, rule: ruled, telling };
}

/** Reads what cancelling the visit costs by the price rules. `isKnown` is also true if the rules cannot be read. */
function useCancelRule(opened: Opened | undefined) {
  const rules = useRead(getPriceRules);
  const now = useNow();
  const isKnown = !rules.isPending || rules.failureCount > 0;
  const occurrence = opened?.occurrence;
  if (!rules.data || !occurrence) return { isKnown, rule: undefined };
  const { service_type: service, date, timeframe } = { ...opened, ...occurrence.values, ...occurrence };
  return { isKnown, rule: cancelRuleFor(rules.data, { service, date, timeframe }, now, zone) };
}

/** Tells whether a cancellation can be undone. A past visit cannot come back. */
const canUndo = ({ occurrence, service_type: service }: Opened, { scope }: CancelValues): boolean =>
  scope !== "occurrence" || occurrence === null || lastDayOf({ date: occurrence.date, service }) >= today();

const undoOf = (id: string, { scope }: CancelValues, { version }: Answer): (() => Promise<unknown>) =>
  scope === "occurrence" ? () => call(restoreVisit, { params: { id }, body: { version } }) : undoOfSeries(id, version);

/** 'Cancelled Biscuit & Max: Mon, Nov 23; $14.00 charged' */
function doneWords({ pet_names, occurrence }: Opened, { scope }: CancelValues, { effect }: Answer): string {
  const what = scope === "occurrence" && occurrence ? shortDay(occurrence.date) : cancelWords(effect);
  const charged = effect.charge > 0 ? `; ${formatDollars(effect.charge)} charged` : "";
  return `Cancelled ${petsText(pet_names)}: ${what}${charged}`;
}
