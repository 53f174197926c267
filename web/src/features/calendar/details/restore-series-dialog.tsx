import { Button } from "@mantine/core";
import { type CalendarVisit, restoreVisit } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { useActPreview } from "../../../lib/api/use-act-preview.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { comesBack } from "../../../parts/series/effect-words.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { failedAct } from "./use-visit-acts.ts";

interface RestoreSeriesDialogProps {
  visit: CalendarVisit;
  opened: boolean;
  onClose: () => void;
}

/** Says which visits come back with their series, and restores it as it was booked. */
export function RestoreSeriesDialog({ visit, opened, onClose }: RestoreSeriesDialogProps) {
  const of = { params: { id: visit._id } };
  const { query, answer, plan, refetch } = useRestorePreview(visit, opened);
  const { send, error, busy } = useSend({
    mutationFn: () => writeToBookings(() => call(restoreVisit, { ...of, body: { scope: "series", plan } })),
    onSuccess: ({ effect }) => toast(`${comesBack(effect)}: ${petsText(visit.pet_names)}`),
    onError: () => void refetch(),
    here: { onSuccess: onClose },
  });
  return (
    <Dialog
      above
      opened={opened}
      onClose={onClose}
      title="Restore the series?"
      width={460}
      problem={error && <Failure error={error} fallback={failedAct} />}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            Leave it cancelled
          </Button>
          <Button loading={busy} disabled={!answer} onClick={() => send(undefined)}>
            Restore the series
          </Button>
        </>
      }
    >
      <Loaded query={query} failed={failedAct}>
        {({ effect }) => (
          <>
            <p>
              <b>{comesBack(effect)}</b>
              {effect.first[0] && `, the first on ${shortDay(effect.first[0].date)}`}.
            </p>
            <p>The series has its booked end again. Visits that were cancelled one by one stay cancelled.</p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Reads what restoring the series of a visit would do. */
const useRestorePreview = ({ _id }: CalendarVisit, enabled: boolean) =>
  useActPreview(restoreVisit, _id, enabled ? { scope: "series" } : undefined);

/** Whether anything of a cancelled visit's series comes back with it; false until that is known. */
export function useRestorableSeries(visit: CalendarVisit, enabled: boolean): boolean {
  const { answer } = useRestorePreview(visit, enabled && visit.recurring && visit.status === "cancelled");
  return answer !== undefined && (answer.effect.restored > 0 || answer.effect.later !== 0);
}
