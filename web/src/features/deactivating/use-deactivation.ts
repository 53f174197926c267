import { deactivatePerson, getClient, getWalker, listClients, listWalkers, walkersOverview } from "@petcare/contract";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { readBookingsAgain } from "../../lib/api/bookings.ts";
import { useActPreview } from "../../lib/api/use-act-preview.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { bodyOf, deactivationRules, emptyDeactivation } from "./deactivation-form.ts";

/** The form that deactivates: previewed while it is filled in, and sent with the plan that was seen. */
export function useDeactivation(id: string, name: string, onClose: () => void) {
  const fields = useFields(emptyDeactivation);
  const isReady = Object.keys(problemsOf(deactivationRules, fields.values)).length === 0;
  const requested = isReady ? bodyOf(fields.values) : undefined;
  const { answer, isCurrent, refetch, query } = useActPreview(deactivatePerson, id, requested, { pause: 300 });
  // What there is stays in sight while a choice is not complete.
  const known = useLastDefined(answer);
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
  return { query, known, preview: isCurrent ? answer : undefined, isReady, form };
}
