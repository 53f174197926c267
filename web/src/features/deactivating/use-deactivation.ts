import { useDebouncedValue } from "@mantine/hooks";
import { deactivatePerson, getClient, getWalker, listClients, listWalkers, walkersOverview } from "@petcare/contract";
import { useMemo, useState } from "react";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { readBookingsAgain } from "../../lib/api/bookings.ts";
import { useCheck } from "../../lib/api/use-check.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import {
  bodyOf,
  type Choice,
  type DeactivationBody,
  deactivationRules,
  emptyDeactivation,
  type Preview,
} from "./deactivation-form.ts";

const pauseMs = 300;
const query = { preview: "1" } as const;

/** The form that deactivates: previewed while it is filled in, and sent with the plan that was seen. */
export function useDeactivation(id: string, name: string, onClose: () => void) {
  const params = { id };
  const known = useCheck({ enabled: true }, deactivatePerson, { params, query, body: bodyOf(emptyDeactivation) });
  const fields = useFields(emptyDeactivation);
  const isReady = Object.keys(problemsOf(deactivationRules, fields.values)).length === 0;
  const asked = JSON.stringify(bodyOf(fields.values));
  const [paused] = useDebouncedValue(asked, pauseMs);
  const body = useMemo((): DeactivationBody => JSON.parse(paused), [paused]);
  const preview = useCheck({ enabled: isReady }, deactivatePerson, { params, query, body });
  const isCurrent = asked === paused && !preview.isFetching && isReady;
  // A choice's last answer stays in sight while its next one is asked for, and never stands for another choice.
  const [answers, setAnswers] = useState<Partial<Record<Choice, Preview>>>({});
  const { do: answered } = body.visits;
  if (preview.data && preview.data !== answers[answered]) setAnswers({ ...answers, [answered]: preview.data });
  const form = useContractForm({
    ...deactivationRules,
    fields,
    save: (sent) => {
      const seen = isCurrent ? preview.data : undefined;
      return call(deactivatePerson, {
        params,
        body: { ...sent, ...(seen && { plan: seen.plan, version: seen.version }) },
      });
    },
    onSaved: () => {
      readAgain(getWalker, listWalkers, walkersOverview, getClient, listClients);
      readBookingsAgain();
      toast(`${name} is inactive`);
    },
    next: onClose,
    // The next press is about what is shown then.
    onFailed: () => void preview.refetch(),
  });
  return { known, preview: isReady ? answers[fields.values.do] : undefined, isCurrent, isReady, form };
}
