import { type CalendarVisit, confirmVisit, reopenVisit, restoreVisit } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { toast } from "../../../ui/feedback/toast.tsx";

const endpoints = { confirm: confirmVisit, restore: restoreVisit, reopen: reopenVisit };
const done = { confirm: "Confirmed", restore: "Restored", reopen: "Reopened" };

type VisitAct = keyof typeof endpoints;

/** The message where the server gives no words. */
export const failedAct = "Failed to change the visit. Please try again.";

/** The acts on one visit that need no form. Each is about the version of the visit that is shown. */
export function useVisitActs(onDone?: () => void) {
  return useSend({
    mutationFn: ({ act, visit }: { act: VisitAct; visit: CalendarVisit }): Promise<unknown> =>
      // After a refusal, too: the next try is about what is there then.
      writeToBookings(() => call(endpoints[act], { params: { id: visit._id }, body: { version: visit.version } })),
    onSuccess: (_, { act, visit }) => toast(`${done[act]}: ${petsText(visit.pet_names)}, ${shortDay(visit.date)}`),
    here: { onSuccess: () => onDone?.() },
  });
}
