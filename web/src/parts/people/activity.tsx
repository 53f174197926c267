import { Button } from "@mantine/core";
import type { AnswerOf, getWalker } from "@petcare/contract";
import { useSearchParams } from "react-router-dom";
import { dayAndTime } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

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
  const [, setParams] = useSearchParams();
  if (!person.active || person.isAdmin) return null;
  const open = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set("deactivate", person.id);
        return next;
      },
      { state: { opened: true } },
    );
  return (
    <Button variant="default" onClick={open}>
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
