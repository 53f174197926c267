import { Button } from "@mantine/core";
import type { AnswerOf, getWalker } from "@petcare/contract";
import { dayAndTime } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

const dialogs = ["deactivate"] as const;

/** Somebody who can be deactivated and come back. */
interface Person {
  id: string;
  name: string;
  active: boolean;
  /** The owner cannot be deactivated. */
  isAdmin?: boolean;
  deleted?: boolean;
  deactivated?: AnswerOf<typeof getWalker>["deactivated"];
}

/** Opens the dialog that deactivates somebody. The owner and whoever is gone cannot be. */
export function DeactivateButton({ person }: { person: Person }) {
  const { open } = useDialogInAddress(dialogs);
  if (!person.active || person.isAdmin) return null;
  return (
    <Button variant="default" onClick={() => open("deactivate", person.id)}>
      Deactivate…
    </Button>
  );
}

interface InactiveProps {
  person: Person;
  onReactivate: () => void;
  busy: boolean;
}

/** Since when somebody is inactive, what became of their visits, and the way back. */
export function Inactive({ person, onReactivate, busy }: InactiveProps) {
  const { name, deactivated, deleted, active } = person;
  if (active) return null;
  if (deleted)
    return <Notice tone="info">This account was deleted by its owner. What they did stays for the books.</Notice>;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="light" size="sm" loading={busy} onClick={onReactivate}>
          Reactivate
        </Button>
      }
    >
      <p>
        <b>
          {name} is inactive{deactivated ? ` since ${dayAndTime(deactivated.at)}` : ""}
        </b>
      </p>
      {deactivated && <p>{visitsWords(deactivated.visits)}</p>}
    </Notice>
  );
}

/** '38 visits moved, 2 unassigned.' */
function visitsWords({ kept, moved, unassigned, cancelled }: NonNullable<Person["deactivated"]>["visits"]): string {
  const parts = [
    moved > 0 && `${count(moved, "visit")} moved`,
    unassigned > 0 && `${unassigned} unassigned`,
    cancelled > 0 && `${count(cancelled, "visit")} cancelled`,
    kept > 0 && `${count(kept, "visit")} stayed`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : "There were no visits to hand over.";
}
