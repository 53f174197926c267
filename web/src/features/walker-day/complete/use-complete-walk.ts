import { type AnswerOf, completeWalk, myEstimatedEarnings, mySchedule } from "@petcare/contract";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/api.ts";
import { petsText } from "../../../lib/format/words.ts";
import { localStore } from "../../../lib/session/storage.ts";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { WalkerVisit } from "../my-schedule.ts";
import { clearDraft } from "./walk-draft.ts";

type Completion = { comments: string; photo_urls: string[] };

interface Outcomes {
  onCompleted: () => void;
  onFailed: (error: Error) => void;
}

/** Sends a completion, one at a time for a visit, even if its dialog was closed and opened again meanwhile. */
export function useCompleteWalk(visit: WalkerVisit, { onCompleted, onFailed }: Outcomes) {
  const client = useQueryClient();
  const mutationKey = [completeWalk.name, visit._id];
  const { mutate, error, isSuccess } = useMutation({
    mutationKey,
    mutationFn: (body: Completion) => call(completeWalk, { params: { id: visit._id }, body }),
    onSuccess: (answer) => {
      clearDraft(localStore, visit._id);
      onCompleted();
      client.setQueriesData<AnswerOf<typeof mySchedule>>({ queryKey: [mySchedule.name] }, (visits) =>
        visits?.map((other) => (other._id === answer._id ? { ...other, ...answer } : other)),
      );
      toast(`Walk completed: ${petsText(visit.pet_names)}`);
    },
    onError: onFailed,
    // Also after a refusal: the list was out of date then.
    onSettled: () => {
      for (const { name } of [mySchedule, myEstimatedEarnings]) void client.invalidateQueries({ queryKey: [name] });
    },
  });
  return {
    error,
    isSuccess,
    busy: useIsMutating({ mutationKey }) > 0,
    /** A second tap, even before the first one has been drawn, sends nothing. */
    send: (body: Completion) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(body);
    },
  };
}
