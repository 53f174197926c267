import { mySchedule } from "@petcare/contract";
import { readAgain } from "../../../lib/api/after-write.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { say } from "../../../lib/day/use-waiting.ts";
import type { Told } from "../../../lib/day/waiting.ts";
import { count } from "../../../lib/format/words.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { visitName } from "../my-schedule.ts";
import { toldWords } from "../waiting/said-words.ts";

/** Confirms visits one after the other, in the versions that are shown. The schedule shows each at once. */
export function useConfirm() {
  return useSend({
    mutationFn: async (visits: readonly ShownVisit[]) => {
      let told: Told = { outcome: "kept" };
      for (const visit of visits) told = await say(visit, { confirmed: true });
      // After one that was kept, so are the others.
      return told;
    },
    onSuccess: (told, visits) => toast(toldWords(told, named(visits), "Confirmed")),
    onError: (failure) => {
      failureToast(messageOf(failure, "Failed to confirm. Please try again."));
      // What has changed since is shown, so that the next try is about that.
      readAgain(mySchedule);
    },
  });
}

function named(visits: readonly ShownVisit[]): string {
  const [first] = visits;
  return visits.length === 1 && first ? visitName(first) : count(visits.length, "visit");
}
