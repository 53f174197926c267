import { Button } from "@mantine/core";
import { addDays, type LocalDate, timeFrames } from "@petcare/domain";
import { useState } from "react";
import { frameNames, frameSpan, monthDay, today, weekdayName } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { Asking } from "./use-asking.ts";

/** How many days are offered as buttons, from tomorrow on, or from the visit's own day where that is none of them. */
const nearDays = 6;

/** Which day, and which time frame of it. */
export function PlacePart({ asking: { form, visit } }: { asking: Asking }) {
  const { date, timeframe } = form.values;
  const isNear = !visit || (visit.date > today() && visit.date <= addDays(today(), nearDays));
  const first = isNear ? addDays(today(), 1) : visit.date;
  const near = Array.from({ length: nearDays }, (_, at) => addDays(first, at));
  const [isFar, setFar] = useState(false);
  return (
    <>
      {isFar ? (
        <DateField
          label="Day"
          value={date}
          minDate={today()}
          onChange={(value) => form.set("date", value)}
          error={form.problems.date}
        />
      ) : (
        <ChoiceButtons
          legend="Day"
          columns={6}
          options={near.map((value) => ({ value, label: weekdayName(value), detail: monthDay(value) }))}
          value={date as LocalDate}
          onChange={(value) => form.set("date", value)}
          error={form.problems.date}
          description={
            <Button variant="subtle" size="compact-md" px={0} onClick={() => setFar(true)}>
              Another day
            </Button>
          }
        />
      )}
      <ChoiceButtons
        legend="When"
        columns={3}
        options={timeFrames.map(({ value }) => ({ value, label: frameNames[value], detail: frameSpan(value) }))}
        value={timeframe}
        onChange={(value) => form.set("timeframe", value)}
        error={form.problems.timeframe}
      />
    </>
  );
}
