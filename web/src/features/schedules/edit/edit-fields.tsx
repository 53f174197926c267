import { TextInput } from "@mantine/core";
import { addDays, expand, type LocalDate, parseRuleText, recurrenceSummary } from "@petcare/domain";
import { type ReactNode, type RefObject, useState } from "react";
import { monthDay, shortDay, today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { ScopeChoice } from "../../../parts/series/scope-choice.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import { LockIcon } from "../../../ui/theme/icons.tsx";
import { useRoomSearch } from "../conflicts/use-room-search.ts";
import { type ScheduleCheck, useScheduleCheck } from "../conflicts/use-schedule-check.ts";
import { WalkerWarnings } from "../conflicts/warning.tsx";
import { WhereItFits } from "../conflicts/where-it-fits.tsx";
import { DetailFields } from "../detail-fields.tsx";
import { PersonSelect } from "../person-select.tsx";
import editor from "../recurrence/recurrence-editor.module.css";
import { RecurrenceEditor } from "../recurrence/recurrence-editor.tsx";
import shared from "../schedule-fields.module.css";
import type { ScheduleForm } from "../schedule-form.ts";
import { ServiceFields } from "../service-fields.tsx";
import { type People, usePeople } from "../use-people.ts";
import { useSuggested } from "../use-suggestions.ts";
import classes from "./edit.module.css";
import { type EditField, type EditScope, lockedIn, type Opened, scopesOf } from "./edit-form.ts";
import { useWalkerName } from "./field-words.ts";
import { OwnValue, withOwnValues } from "./own-values.tsx";
import type { EditFields as FieldsState } from "./use-edit-fields.ts";

interface EditFieldsProps {
  form: FormFields<ScheduleForm>;
  fields: FieldsState;
  opened: Opened;
  /** Opens another visit of the series to change it from. */
  onFrom: (visitId: string) => void;
}

/** The fields of a schedule that is booked. What does not fit the scope is shown and cannot be changed. */
export function EditFields({ form: plainForm, fields, opened, onFrom }: EditFieldsProps) {
  const { scope, touched } = fields;
  const form = withOwnValues(plainForm, { opened, scope });
  const own = (field: EditField) => <OwnValue of={field} opened={opened} scope={scope} form={form} />;
  const { walker_id } = form.values;
  const people = usePeople(form.values);
  const suggested = useSuggested(form.values, people);
  const rule = scope === "following" || scope === "series" ? opened.rrule : null;
  const check = useScheduleCheck(form.values, checkedAs(opened, scope, rule));
  const { walker, isLookedFor, look, choose } = useRoomSearch(form);
  return (
    <div className={shared.fields}>
      {scope !== "single" && (
        <div className={shared.whole}>
          <ScopeChoice
            legend="Edit Scope"
            stacks
            details={scopeDetails(opened)}
            scope={scope}
            onChange={fields.choose}
          />
        </div>
      )}
      {scope === "following" && <FromField opened={opened} onFrom={onFrom} />}
      <TextInput
        className={shared.half ?? ""}
        label="Client"
        disabled
        value={people.client?.name ?? "Unknown client"}
        readOnly
      />
      <WalkerField form={form} people={people} check={check} input={walker} note={own("walker_id")} />
      {!check.failed && (isLookedFor || walker_id === "") && (
        <WhereItFits
          values={form.values}
          days={rule ? recurrenceSummary(parseRuleText(rule, opened.date), opened.date) : undefined}
          people={people}
          fits={check.answer?.fits}
          takesFocus={isLookedFor}
          onChoose={choose}
        />
      )}
      <ServiceFields
        form={form}
        suggested={suggested}
        // What is booked already is not called into question by being opened.
        conflicts={touched.length > 0 ? check.answer?.conflicts : undefined}
        onLookBesides={look}
        locked={lockedIn[scope]}
        frameNote={own("timeframe")}
      />
      <div className={shared.whole}>
        {opened.rrule === null ? (
          <RecurrenceEditor form={form} />
        ) : (
          <LockedRecurrence rrule={opened.rrule} date={opened.date} />
        )}
      </div>
      <DetailFields form={form} suggested={suggested} />
    </div>
  );
}

/** The day from which a series is changed: that of its next visit then. */
function FromField({ opened, onFrom }: { opened: Opened; onFrom: EditFieldsProps["onFrom"] }) {
  const { rrule, date: start, parent_schedule_id, occurrence_start } = opened;
  const [day, setDay] = useState<LocalDate | "">(() => (occurrence_start ? today(Date.parse(occurrence_start)) : ""));
  const firstFrom = (from: LocalDate) =>
    rrule ? expand(parseRuleText(rrule, start), start, from, addDays(from, 731))[0] : undefined;
  return (
    <div className={shared.whole}>
      <DateField
        label="Change from"
        value={day}
        minDate={today()}
        onChange={(chosen) => {
          setDay(chosen);
          const first = chosen && firstFrom(chosen);
          if (first) onFrom(`${parent_schedule_id}.${first}`);
        }}
        error={day === "" ? "Choose a day" : firstFrom(day) ? undefined : "This series has no visit from that day on"}
      />
    </div>
  );
}

/** A whole series takes the place of itself; from a visit on, or one visit alone, it is that of the visit. */
const checkedAs = ({ id, parent_schedule_id }: Opened, scope: EditScope, rule: string | null) => ({
  except: scope === "series" ? (parent_schedule_id ?? id) : id,
  ...(rule && { rrule: rule }),
});

/** The scopes of a schedule, each with the dates that it is about. */
function scopeDetails(opened: Opened) {
  const { occurrence, occurrence_start } = opened;
  const series = { series: null };
  if (scopesOf(opened).length === 1) return series;
  const original = occurrence_start && today(Date.parse(occurrence_start));
  return {
    ...series,
    occurrence: occurrence ? shortDay(occurrence.date) : "",
    following: original ? `from ${monthDay(original)} on` : "",
  };
}

interface WalkerFieldProps {
  form: FormFields<ScheduleForm>;
  people: People;
  check: ScheduleCheck;
  input: RefObject<HTMLInputElement | null>;
  /** A note on what else there is to say of the walker. */
  note?: ReactNode;
}

/** Who visits. Whoever does so now is listed even when nobody new could be given to them. */
function WalkerField({ form, people, check, input, note }: WalkerFieldProps) {
  const { walker_id } = form.values;
  const walkerName = useWalkerName();
  const isListed = walker_id === "" || people.walkerOptions.some(({ value }) => value === walker_id);
  const present = isListed ? [] : [{ value: walker_id, label: walkerName(walker_id) }];
  return (
    <div className={shared.half}>
      <PersonSelect
        ref={input}
        data-autofocus
        label="Walker"
        placeholder="Search by name"
        nothingFound="No walker found"
        data={[...people.walkerOptions, ...present]}
        value={walker_id}
        onChange={(id) => form.set("walker_id", id)}
        error={form.problems.walker_id}
        description={
          <>
            {note}
            <WalkerWarnings of={check.answer?.conflicts} />
          </>
        }
      />
    </div>
  );
}

/** The rule of a series in words: it stays. */
function LockedRecurrence({ rrule, date }: Pick<Opened, "date"> & { rrule: string }) {
  return (
    <div className={editor.editor}>
      <p className={classes.label}>Recurrence</p>
      <div className={editor.summary}>
        <p>{recurrenceSummary(parseRuleText(rrule, date), date)}</p>
        <p className="quiet">
          <LockIcon size={14} /> (locked for existing recurring schedules)
        </p>
      </div>
    </div>
  );
}
