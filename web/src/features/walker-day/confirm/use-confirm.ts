import { confirmVisit, mySchedule } from "@petcare/contract";
import { patchAnswers, readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { count } from "../../../lib/format/words.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { visitName, type WalkerVisit } from "../my-schedule.ts";

/** Confirms visits one after the other, in the versions that are shown. The schedule shows each at once. */
export function useConfirm() {
  return useSend({
    mutationFn: async (visits: readonly WalkerVisit[]) => {
      for (const { _id, version } of visits) {
        const confirmed = await call(confirmVisit, { params: { id: _id }, body: { version } });
        patchAnswers(mySchedule, (all) => all.map((visit) => (visit._id === _id ? { ...visit, ...confirmed } : visit)));
      }
    },
    onSuccess: (_, visits) => toast(doneWords(visits)),
    onError: (failure) => {
      failureToast(messageOf(failure, "Failed to confirm. Please try again."));
      // What has changed since is shown, so that the next try is about that.
      readAgain(mySchedule);
    },
  });
}

function doneWords(visits: readonly WalkerVisit[]): string {
  const [first] = visits;
  return visits.length === 1 && first
    ? `Confirmed: ${visitName(first)}`
    : `Confirmed: ${count(visits.length, "visit")}`;
}
