import { completeWalk, myEstimatedEarnings, mySchedule } from "@petcare/contract";
import { patchAnswers, readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { useIsSending } from "../../../lib/api/use-send.ts";
import { petsText } from "../../../lib/format/words.ts";
import { completionRules } from "../../../parts/visits/completion-rules.ts";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import type { WalkerVisit } from "../my-schedule.ts";
import { useWalkDraft } from "./use-walk-draft.ts";

interface Outcomes {
  opened: boolean;
  onCompleted: () => void;
  onFailed: (error: Error) => void;
}

/** Completes a visit. One request is sent at a time, even if its dialog is closed and opened again meanwhile. */
export function useCompletionForm(visit: WalkerVisit, { opened, onCompleted, onFailed }: Outcomes) {
  const mutationKey = [completeWalk.name, visit._id];
  const form = useContractForm({
    ...completionRules,
    fields: useWalkDraft(visit._id, opened),
    mutationKey,
    save: (body) => call(completeWalk, { params: { id: visit._id }, body }),
    onSaved: (_, answer) => {
      onCompleted();
      patchAnswers(mySchedule, (visits) =>
        visits.map((other) => (other._id === answer._id ? { ...other, ...answer } : other)),
      );
      toast(`Walk completed: ${petsText(visit.pet_names)}`);
      readAgain(mySchedule, myEstimatedEarnings);
    },
    onFailed: (error) => {
      onFailed(error);
      // The list may have been out of date.
      readAgain(mySchedule, myEstimatedEarnings);
    },
  });
  return { ...form, isSaving: useIsSending(mutationKey) };
}
