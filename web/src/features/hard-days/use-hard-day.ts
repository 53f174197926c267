import { doHardDay, listHardDays, undoHardDay } from "@petcare/contract";
import { useState } from "react";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { readBookingsAgain } from "../../lib/api/bookings.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { useActPreview } from "../../lib/api/use-act-preview.ts";
import { undoToast } from "../../ui/feedback/undo-toast.ts";
import { useFields } from "../../ui/form/fields.ts";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { bodyOf, type Days, emptyDay, type HardDayKind, hardDayRules, type Preview } from "./hard-day-form.ts";

/** Reads again what a hard day, or going on with it, has changed. */
export function readHardDaysAgain(): void {
  readAgain(listHardDays);
  readBookingsAgain();
}

/**
 * The form of a hard day: previewed while it is filled in, and sent with the plan that was seen. Its id is one for as long
 * as it is open, so pressing again goes on with what was cut off.
 */
export function useHardDay(
  { kind, about, days }: { kind: HardDayKind; about: string; days?: Days | undefined },
  wordsOf: (saved: Preview) => string,
  onClose: () => void,
) {
  const [id] = useState(randomId);
  const fields = useFields(() => emptyDay(kind, about, days));
  const isReady = Object.keys(problemsOf(hardDayRules, fields.values)).length === 0;
  const requested = isReady ? bodyOf(fields.values) : undefined;
  const { answer, isCurrent, refetch, error, query } = useActPreview(doHardDay, id, requested, { pause: 300 });
  // What was sent stays so, or another plan would make the same press another request.
  const [sent, setSent] = useState<{ body: string; plan: string }>();
  const form = useContractForm({
    ...hardDayRules,
    fields,
    save: (body) => {
      const typed = JSON.stringify(body);
      const plan = sent?.body === typed ? sent.plan : (answer?.plan ?? "");
      setSent({ body: typed, plan });
      return call(doHardDay, { params: { id }, body: { ...body, plan } });
    },
    onSaved: (_, saved) => {
      readHardDaysAgain();
      undoToast(wordsOf(saved), async () => {
        await call(undoHardDay, { params: { id } });
        readHardDaysAgain();
      });
    },
    next: ({ day }) => {
      // Whoever has left something to look at sees it here.
      if (!day || day.left.length === 0) onClose();
    },
    onFailed: (failure) => {
      // A new preview is a new plan. A request that was cut off goes on under the one that it had.
      if ("status" in failure && failure.status === 409) setSent(undefined);
      void refetch();
    },
  });
  return { form, preview: isReady ? answer : undefined, isCurrent, error, query };
}
