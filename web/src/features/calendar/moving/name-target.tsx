import { Button, NativeSelect } from "@mantine/core";
import { listSchedules } from "@petcare/contract";
import { timeFrames } from "@petcare/domain";
import { useState } from "react";
import { useRead } from "../../../lib/api/use-read.ts";
import { frameBrief } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { CalendarVisit, Walker } from "../board.ts";
import { rangeOf } from "../calendar-address.ts";
import { fitOf, fitWords } from "./fit.ts";
import { isThere, type Target, targetOf } from "./target.ts";

interface NameTargetProps {
  visit: CalendarVisit;
  walkers: readonly Walker[];
  onMove: (visit: CalendarVisit, target: Target) => void;
  onClose: () => void;
}

const nobody = "unassigned";
const frames = timeFrames.map(({ value }) => ({ value, label: frameBrief(value) }));

/** Moves a visit by naming the day, the time frame and the walker. */
export function NameTarget({ visit, walkers, onMove, onClose }: NameTargetProps) {
  const [target, setTarget] = useState(() => targetOf(visit));
  const [hasDate, setHasDate] = useState(true);
  const { data: visits } = useRead(listSchedules, { query: rangeOf("day", target.date) });
  const listed = walkers.filter(({ id, active, isAdmin }) => active || isAdmin || id === visit.walker_id);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Move ${petsText(visit.pet_names)} to…`}
      width={480}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!hasDate || isThere(visit, target)} onClick={() => onMove(visit, target)}>
            Move
          </Button>
        </>
      }
    >
      <DateField
        label="Day"
        value={hasDate ? target.date : ""}
        onChange={(date) => {
          setHasDate(date !== "");
          if (date) setTarget({ ...target, date });
        }}
      />
      <NativeSelect
        label="Walker"
        data={[{ value: nobody, label: "Unassigned" }, ...listed.map(({ id, name }) => ({ value: id, label: name }))]}
        value={target.walker_id ?? nobody}
        onChange={({ target: { value } }) => setTarget({ ...target, walker_id: value === nobody ? null : value })}
      />
      <ChoiceButtons
        legend="Time frame"
        options={frames}
        value={target.timeframe}
        onChange={(timeframe) => setTarget({ ...target, timeframe })}
      />
      <p role="status">{visits && !isThere(visit, target) && fitWords(fitOf(visits, visit, target))}</p>
    </Dialog>
  );
}
