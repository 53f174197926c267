import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import "../../../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { type CareKind, careKinds, maxTicks } from "@petcare/domain";
import { clockTime } from "../../../lib/format/time.ts";
import { type CareTick, tickWords } from "../../../parts/visits/tick-list.tsx";
import { petsOn } from "../details/care-list.tsx";
import classes from "./care-ticks.module.css";

interface CareTicksProps {
  visit: ShownVisit;
  ticks: readonly CareTick[];
  onChange: (ticks: CareTick[]) => void;
}

/** The care that the pets' records ask for. Each tick keeps its own time, and one that is missing stops nobody. */
export function CareTicks({ visit, ticks, onChange }: CareTicksProps) {
  const asked = careAsked(visit);
  if (asked.length === 0) return null;
  const tickOf = ({ pet, care }: AskedCare) => ticks.find((tick) => tick.pet === pet && tick.care === care);
  const missing = asked.filter((one) => one.care === "medication" && !tickOf(one)).map(({ pet }) => pet);
  return (
    <fieldset className={classes.care}>
      <legend>Care</legend>
      {asked.map((one) => {
        const tick = tickOf(one);
        const { pet, care } = one;
        return (
          <Checkbox
            key={`${pet} ${care}`}
            radius="sm"
            label={
              <>
                {tickWords(one)} {tick && <small>{clockTime(tick.at)}</small>}
              </>
            }
            description={one.words}
            checked={tick !== undefined}
            onChange={({ currentTarget }) => {
              const others = ticks.filter((other) => other !== tick);
              onChange(currentTarget.checked ? [...others, { pet, care, at: new Date().toISOString() }] : others);
            }}
          />
        );
      })}
      {asked.some(({ care }) => care === "medication") && (
        // Its room stays when all is ticked, so that nothing below moves.
        <p className={classes.missing} role="status">
          {missing.length > 0 && `Medicine of ${missing.join(", ")} is not ticked. You can still complete the walk.`}
        </p>
      )}
    </fieldset>
  );
}

interface AskedCare {
  pet: string;
  care: CareKind;
  /** The words of the record. */
  words: string;
}

/** Lists the care that the records of the visit's pets ask for, medicine first. */
export const careAsked = (visit: Pick<ShownVisit, "pets" | "pet_names">): AskedCare[] =>
  careKinds
    .flatMap((care) =>
      petsOn(visit).flatMap((pet) => {
        const words = pet[care]?.trim();
        return words ? [{ pet: pet.name, care, words }] : [];
      }),
    )
    .slice(0, maxTicks);
