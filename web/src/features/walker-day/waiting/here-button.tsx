import { Button } from "@mantine/core";
import { isOpen } from "@petcare/domain";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { say } from "../../../lib/day/use-waiting.ts";
import { today } from "../../../lib/format/time.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { visitName, type WalkerVisit } from "../my-schedule.ts";
import { canReport } from "./said-line.tsx";
import { toldWords } from "./said-words.ts";

/** Notes that the walker is at a visit whose day has come. It is optional, and gone once it was said. */
export function HereButton({
  visit,
  now,
  className,
}: {
  visit: WalkerVisit;
  now: number;
  className?: string | undefined;
}) {
  const { send, busy } = useSend({
    mutationFn: () => say(visit, { arrived: { at: new Date().toISOString(), how: "tap" } }),
    onSuccess: (told) => toast(toldWords(told, visitName(visit), "You are here")),
    onError: (error) => failureToast(messageOf(error, "Failed to note that you are here. Please try again.")),
  });
  const canArrive = isOpen(visit) && visit.date <= today(now) && !visit.arrived_at && canReport(visit);
  if (!canArrive) return null;
  return (
    <Button
      variant="light"
      className={className}
      loading={busy}
      aria-label={`I’m here, ${visitName(visit)}`}
      onClick={() => send(undefined)}
    >
      I’m here
    </Button>
  );
}
