import { ReopenQuestion } from "../../../parts/visits/reopen-question.tsx";
import type { CalendarVisit } from "../board.ts";
import { useVisitActs } from "./use-visit-acts.ts";

interface ReopenDialogProps {
  visit: CalendarVisit;
  /** Whether its walker was paid for it. */
  isPaidOut: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Opens a completed visit again, over its details. */
export function ReopenDialog({ visit, isPaidOut, opened, onClose }: ReopenDialogProps) {
  const reopening = useVisitActs(onClose);
  return (
    <ReopenQuestion
      above
      visit={{ ...visit, paid_out: isPaidOut }}
      opened={opened}
      onClose={onClose}
      onConfirm={() => reopening.send({ act: "reopen", visit })}
      sending={reopening}
    />
  );
}
