import { Button } from "@mantine/core";
import { shortDay } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import type { LeftOut } from "./bills/data.ts";

export type OpenVisit = (dialog: "complete" | "edit" | "cancel", visitId: string) => void;

interface VisitActsProps {
  visit: Pick<LeftOut, "visit_id" | "date" | "pet_names" | "walker_id">;
  onOpen: OpenVisit;
}

/** The ways to settle an unfinished visit. One without a walker is assigned first, so that someone is paid. */
export function VisitActs({ visit: { visit_id, date, pet_names, walker_id }, onOpen }: VisitActsProps) {
  const name = `${petsText(pet_names)}, ${shortDay(date)}`;
  const isAssigned = walker_id !== null;
  const word = isAssigned ? "Complete" : "Assign";
  return (
    <>
      <Button
        size="sm"
        variant="light"
        onClick={() => onOpen(isAssigned ? "complete" : "edit", visit_id)}
        aria-label={`${word} ${name}`}
      >
        {isAssigned ? "Complete…" : "Assign…"}
      </Button>
      <Button size="sm" variant="default" onClick={() => onOpen("cancel", visit_id)} aria-label={`Cancel ${name}`}>
        Cancel…
      </Button>
    </>
  );
}
