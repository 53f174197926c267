import { type CalendarVisit, confirmVisit, reopenVisit, restoreVisit } from "@petcare/contract";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { useActPreview } from "../../../lib/api/use-act-preview.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { withDialog } from "../../../lib/hooks/dialog-in-address.ts";
import { toast } from "../../../ui/feedback/toast.tsx";

/** The dialogs over the details. The shell draws those for editing and cancelling. */
export const actDialogs = ["edit", "cancel", "complete", "reopen", "restore", "incident"] as const;
export type ActDialog = (typeof actDialogs)[number];

const acts = {
  confirm: { endpoint: confirmVisit, done: "Confirmed" },
  restore: { endpoint: restoreVisit, done: "Restored" },
  reopen: { endpoint: reopenVisit, done: "Reopened" },
};

/** The message of a failure without a message of the server. */
export const failedAct = "Failed to change the visit. Please try again.";

/** Sends the acts on a visit that need no form, with the version that is shown. */
export function useVisitActs(visit: CalendarVisit, onDone?: () => void) {
  return useSend({
    mutationFn: (act: keyof typeof acts): Promise<unknown> =>
      call(acts[act].endpoint, { params: { id: visit._id }, body: { version: visit.version } }),
    onSuccess: (_, act) => toast(`${acts[act].done}: ${petsText(visit.pet_names)}, ${shortDay(visit.date)}`),
    here: { onSuccess: () => onDone?.() },
  });
}

/** Reads the effect of restoring a visit's series. */
export const useRestorePreview = ({ _id }: CalendarVisit, enabled: boolean) =>
  useActPreview(restoreVisit, _id, enabled ? { scope: "series" } : undefined);

/** Tells whether restoring a cancelled visit's series brings visits back; false until that is known. */
export function useRestorableSeries(visit: CalendarVisit): boolean {
  const { answer } = useRestorePreview(visit, visit.recurring && visit.status === "cancelled");
  return answer !== undefined && (answer.effect.restored > 0 || answer.effect.later !== 0);
}

/** Replaces the details by the dialog that moves the visit. Back then closes that dialog. */
export function useMoveInstead(id: string): () => void {
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  return () => setParams((now) => withDialog(now, ["visit", "move"], { kind: "move", id }), { replace: true, state });
}

/** Closes the details after their visit was cancelled in the dialog over them. */
export function useCloseAfterCancelling({ status }: CalendarVisit, dialog: string | undefined, onClose: () => void) {
  const wasCancelling = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when one of these two changes.
  useEffect(() => {
    if (dialog === "cancel") wasCancelling.current = true;
    else if (wasCancelling.current && status === "cancelled") {
      wasCancelling.current = false;
      // The address is written once the screen around it is drawn.
      queueMicrotask(onClose);
    }
  }, [dialog, status]);
}
