import { Button } from "@mantine/core";
import { isOpen } from "@petcare/domain";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { say } from "../../../lib/day/use-waiting.ts";
import { today } from "../../../lib/format/time.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { visitName } from "../my-schedule.ts";
import { canReport } from "./said-line.tsx";
import { toldWords } from "./said-words.ts";

interface HereButtonProps {
  visit: ShownVisit;
  now: number;
  onScan: () => void;
  className?: string | undefined;
}

/** Whether the walker can say that they are at a visit: its day has come, and nothing was said of it. */
export const canArrive = (visit: ShownVisit, now: number): boolean =>
  isOpen(visit) && visit.date <= today(now) && !visit.arrived_at && canReport(visit);

/** Notes that the walker is at a visit, by a tap or by the tag of the home. It is optional, and gone once it was said. */
export function HereButton({ visit, now, onScan, className }: HereButtonProps) {
  const { send, busy } = useSend({
    mutationFn: () => say(visit, { arrived: { at: new Date().toISOString(), how: "tap" } }),
    onSuccess: (told) => toast(toldWords(told, visitName(visit), "You are here")),
    onError: (error) => failureToast(messageOf(error, "Failed to note that you are here. Please try again.")),
  });
  if (!canArrive(visit, now)) return null;
  return (
    <>
      <Button
        variant="light"
        className={className}
        loading={busy}
        aria-label={`I’m here, ${visitName(visit)}`}
        onClick={() => send(undefined)}
      >
        I’m here
      </Button>
      {visit.door && (
        <Button
          variant="light"
          className={className}
          aria-label={`Scan the door, ${visitName(visit)}`}
          onClick={onScan}
        >
          Scan the door
        </Button>
      )}
    </>
  );
}
