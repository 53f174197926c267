import { Button, SimpleGrid, TextInput } from "@mantine/core";
import { type AnswerOf, type askRequest, me } from "@petcare/contract";
import { addDays, type LocalDate, serviceTypes, timeFrames } from "@petcare/domain";
import { useState } from "react";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { frameNames, frameSpan, monthDay, shortDay, today, weekdayName } from "../../../lib/format/time.ts";
import { petsText, serviceBrief } from "../../../lib/format/words.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { Choices } from "../../../ui/form/choices.tsx";
import type { Asking } from "./ask-form.ts";
import classes from "./dialogs.module.css";

/** The number of days offered as buttons: from tomorrow on, or from the visit's day if that is later. */
const nearDays = 6;

/** The fields of the day and the time frame. */
export function PlacePart({ asking: { form, visit } }: { asking: Asking }) {
  const { date } = form.values;
  const isNear = !visit || (visit.date > today() && visit.date <= addDays(today(), nearDays));
  const first = isNear ? addDays(today(), 1) : visit.date;
  const near = Array.from({ length: nearDays }, (_, at) => addDays(first, at));
  const [isFar, setFar] = useState(false);
  return (
    <>
      {isFar ? (
        <DateField label="Day" minDate={today()} {...form.field("date")} />
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
        {...form.field("timeframe")}
      />
    </>
  );
}

/** The fields of a new walk: once or weekly, the pets, and the service. */
export function WalkPart({ asking: { form } }: { asking: Asking }) {
  const pets = useRead(me).data?.pets ?? [];
  const { weekly, pet_names = pets, service_type } = form.values;
  const choose = (names: string[]) => {
    // At least one pet stays chosen.
    if (names.length > 0) form.set("pet_names", names.length === pets.length ? undefined : names);
  };
  return (
    <>
      <ChoiceButtons
        legend="How often"
        hideLegend
        options={[
          { value: "once", label: "Once" },
          { value: "weekly", label: "Every week" },
        ]}
        value={weekly ? "weekly" : "once"}
        onChange={(value) => form.set("weekly", value === "weekly")}
      />
      {pets.length > 1 && (
        <Choices
          legend="For whom"
          options={pets.map((pet) => ({ value: pet, label: pet }))}
          values={pet_names}
          onChange={choose}
        />
      )}
      <ChoiceButtons
        legend="What"
        columns={4}
        options={serviceTypes.map((value) => ({
          value,
          label: serviceBrief({ service_type: value, service_label: null }),
        }))}
        {...form.field("service_type")}
      />
      {service_type === "other" && (
        <TextInput label="Service Description" autoComplete="off" {...form.text("service_label")} />
      )}
    </>
  );
}

type Listed = NonNullable<AnswerOf<typeof askRequest>["visits"]>[number];

/** The fields of days away: the range, and its visits with the costs of cancelling. A charged visit is not ticked at first. */
export function AwayPart({ asking: { form, visits } }: { asking: Asking }) {
  const { date, through } = form.values;
  // A tick counts before the answer about it has come, or the next tick would undo it.
  const isChosen = ({ _id, chosen }: Listed) => form.values.visit_ids?.includes(_id) ?? chosen;
  const others = visits?.filter((visit) => !isChosen(visit)).length ?? 0;
  const chooseDays = (days: Partial<Pick<typeof form.values, "date" | "through">>) => {
    form.set("visit_ids", undefined);
    if (days.date !== undefined) form.set("date", days.date);
    if (days.through !== undefined) form.set("through", days.through);
    if (days.date && through && days.date > through) form.set("through", days.date);
  };
  const toggle = (id: string) =>
    form.set(
      "visit_ids",
      visits?.filter((visit) => isChosen(visit) !== (visit._id === id)).map(({ _id }) => _id),
    );
  return (
    <>
      <SimpleGrid cols={2} spacing={12}>
        <DateField
          label="From"
          value={date}
          minDate={today()}
          onChange={(value) => chooseDays({ date: value })}
          error={form.problems.date}
        />
        <DateField
          label="Through"
          value={through}
          minDate={date || today()}
          onChange={(value) => chooseDays({ through: value })}
          error={form.problems.through}
        />
      </SimpleGrid>
      {visits && visits.length > 0 && (
        <fieldset className={classes.visits}>
          <legend>Tick what is to be cancelled{others > 0 && `, ${others} of ${visits.length} stay`}</legend>
          {visits.map((visit) => (
            <label key={visit._id}>
              <input type="checkbox" checked={isChosen(visit)} onChange={() => toggle(visit._id)} />
              <span>
                <b>
                  {shortDay(visit.date)}, <span>{frameSpan(visit.timeframe)}</span>
                </b>
                <small>{petsText(visit.pet_names)}</small>
              </span>
              {visit.charge > 0 ? (
                <b className={classes.charge}>{formatDollars(visit.charge)} charged</b>
              ) : (
                <span>
                  <s>{formatDollars(visit.price)}</s> free
                </span>
              )}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
