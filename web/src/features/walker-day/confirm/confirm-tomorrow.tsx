import { Button } from "@mantine/core";
import type { WalkerVisit } from "../my-schedule.ts";
import { useConfirm } from "./use-confirm.ts";

/** Confirms every visit of tomorrow that is not confirmed yet, with one tap. */
export function ConfirmTomorrow({ visits }: { visits: readonly WalkerVisit[] }) {
  const { send, busy } = useConfirm();
  if (visits.length === 0) return null;
  return (
    <Button variant="light" loading={busy} onClick={() => send(visits)}>
      Confirm all of tomorrow’s ({visits.length})
    </Button>
  );
}
