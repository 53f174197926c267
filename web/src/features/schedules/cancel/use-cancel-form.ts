import { type AnswerOf, cancelVisit, getSchedule, restoreVisit } from "@petcare/contract";
import { type EditScope, lastDayOf } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { undoOfSeries, writeToBookings } from "../../../lib/api/bookings.ts";
import { useActPreview } from "../../../lib/api/use-act-preview.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { shortDay, today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { cancelWords } from "../../../parts/series/effect-words.ts";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { problemsOf } from "../../../ui/form/form-rules.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useTelling } from "../tell-field.tsx";
import { type CancelForm, cancelRules, emptyCancel, type Opened } from "./cancel-form.ts";
import { useCancelRule } from "./use-cancel-rule.ts";

type Answer = AnswerOf<typeof cancelVisit>;

/** The form that cancels: previewed while it is filled in, and sent with the plan that was seen. */
export function useCancelForm(id: string, chosen: EditScope, onClose: () => void) {
  const query = useCheck({ enabled: true }, getSchedule, { params: { id } });
  // An earlier answer may be older than what is stored.
  const read = query.isFetchedAfterMount ? query.data : undefined;
  const { isKnown, rule } = useCancelRule(read);
  const opened = isKnown ? read : undefined;
  // The rule is of this visit. Others in scope are cancelled longer before they begin.
  const [typed, setTyped] = useState<Partial<CancelForm>>({ scope: chosen });
  const ruled = typed.scope === "occurrence" ? rule : undefined;
  const fields = {
    values: { ...emptyCancel, ...(ruled && { charge: ruled.charge, pay: ruled.pay }), ...typed },
    change: (part: Partial<CancelForm>) => setTyped((now) => ({ ...now, ...part })),
  };
  const rules = cancelRules(opened);
  const isReady = opened !== undefined && Object.keys(problemsOf(rules, fields.values)).length === 0;
  const preview = useActPreview(cancelVisit, id, isReady ? rules.toBody(fields.values) : undefined, { pause: 300 });
  // A series that was told is told by itself.
  const date = fields.values.scope === "occurrence" ? opened?.occurrence?.date : undefined;
  const telling = useTelling(opened?.client_id, date);
  const form = useContractForm({
    ...rules,
    fields,
    save: (body) => {
      const one = telling ? { ...body, tell: fields.values.tell } : body;
      const planned = body.scope === "occurrence" ? one : { ...body, plan: preview.plan };
      return writeToBookings(() => call(cancelVisit, { params: { id }, body: planned }));
    },
    onSaved: (sent, answer) => {
      const undo = () => writeToBookings(undoOf(id, sent, answer));
      if (opened) undoToast(doneWords(opened, sent, answer), canUndo(opened, sent) ? undo : undefined);
      onClose();
    },
    // The next press is about what is shown then.
    onFailed: () => void preview.refetch(),
  });
  return { query, opened, form, preview, rule: ruled, telling };
}

/** Whether what was cancelled can come back: a single visit of a past day cannot. */
const canUndo = ({ occurrence, service_type: service }: Opened, { scope }: CancelForm): boolean =>
  scope !== "occurrence" || occurrence === null || lastDayOf({ date: occurrence.date, service }) >= today();

const undoOf = (id: string, { scope }: CancelForm, { version }: Answer): (() => Promise<unknown>) =>
  scope === "occurrence" ? () => call(restoreVisit, { params: { id }, body: { version } }) : undoOfSeries(id, version);

/** 'Cancelled Biscuit & Max: Mon, Nov 23; $14.00 charged' */
function doneWords({ pet_names, occurrence }: Opened, { scope }: CancelForm, { effect }: Answer): string {
  const what = scope === "occurrence" && occurrence ? shortDay(occurrence.date) : cancelWords(effect);
  const charged = effect.charge > 0 ? `; ${formatDollars(effect.charge)} charged` : "";
  return `Cancelled ${petsText(pet_names)}: ${what}${charged}`;
}
