import { deactivatePerson, getClient, getWalker, listClients, listWalkers, walkersOverview } from "@petcare/contract";
import { useState } from "react";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { readBookingsAgain } from "../../lib/api/bookings.ts";
import { useActPreview } from "../../lib/api/use-act-preview.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { bodyOf, type Choice, deactivationRules, emptyDeactivation, type Preview } from "./deactivation-form.ts";

/** The form that deactivates: previewed while it is filled in, and sent with the plan that was seen. */
export function useDeactivation(id: string, name: string, onClose: () => void) {
  const { query: known } = useActPreview(deactivatePerson, id, bodyOf(emptyDeactivation));
  const fields = useFields(emptyDeactivation);
  const { do: choice } = fields.values;
  const isReady = Object.keys(problemsOf(deactivationRules, fields.values)).length === 0;
  const requested = isReady ? bodyOf(fields.values) : undefined;
  const { answer, isCurrent, refetch } = useActPreview(deactivatePerson, id, requested, { pause: 300 });
  // A choice's last answer stays in sight while its next one is asked for, and never stands for another choice.
  const [answers, setAnswers] = useState<Partial<Record<Choice, Preview>>>({});
  if (isCurrent && answer && answer !== answers[choice]) setAnswers({ ...answers, [choice]: answer });
  const form = useContractForm({
    ...deactivationRules,
    fields,
    save: (sent) => {
      const seen = isCurrent && answer ? { plan: answer.plan, version: answer.version } : {};
      return call(deactivatePerson, { params: { id }, body: { ...sent, ...seen } });
    },
    onSaved: () => {
      readAgain(getWalker, listWalkers, walkersOverview, getClient, listClients);
      readBookingsAgain();
      toast(`${name} is inactive`);
    },
    next: onClose,
    // The next press is about what is shown then.
    onFailed: () => void refetch(),
  });
  return { known, preview: isReady ? answers[choice] : undefined, isCurrent, isReady, form };
}
