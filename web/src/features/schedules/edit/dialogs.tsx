import { TextInput, UnstyledButton } from "@mantine/core";
import { addDays, expand, type LocalDate, parseRuleText, recurrenceSummary } from "@petcare/domain";
import { useState } from "react";
import { dayAndTime, monthDay, shortDay, today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { ScopeChoice } from "../../../parts/series/scope-choice.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Outline } from "../../../ui/feedback/outline.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { LockIcon } from "../../../ui/theme/icons.tsx";
import { useRoomSearch, useScheduleCheck } from "../conflicts/data.ts";
import { WhereItFits } from "../conflicts/screen.tsx";
import { type ScheduleForm, usePeople, useSuggested } from "../data.ts";
import forms from "../dialogs.module.css";
import { EffectPanel, EffectSentence } from "../effect/screen.tsx";
import { DetailFields, ServiceFields, WalkerField } from "../fields.tsx";
import { RecurrenceEditor } from "../recurrence/screen.tsx";
import {
  type EditField,
  type EditScope,
  type EditFields as FieldsState,
  isOfSeries,
  lockedIn,
  type Opened,
  scopesOf,
  storedValues,
} from "./data.ts";
import classes from "./dialogs.module.css";
import { useEditForm } from "./use-edit-form.ts";
import { fieldName, useValueWords } from "./words.ts";

interface EditDialogProps extends Shown {
  /** The id of a visit, or of a schedule. */
  id: string;
  /** The first scope. Absent: the entire series. */
  scope?: "following";
}

/** Edits a booking or a series, and shows what saving will do. */
export function EditDialog({ id, scope, ...shown }: EditDialogProps) {
  const { query, fields, form, preview, meanwhile, openFrom, isMoving } = useEditForm(id, scope, shown.onClose);
  const { opened } = fields;
  const notRead = isMoving ? query.error : null;
  return (
    <FormDialog
      above
      {...shown}
      title="Edit Schedule"
      width={1000}
      form={form}
      action="Update"
      failed="Failed to save schedule"
      // A notice above the fields reports another person's change.
      {...((notRead || meanwhile) && { problem: notRead && <Failure error={notRead} /> })}
      isOff={!opened || isMoving || form.isSaving}
      summary={
        opened && (
          <p role="status">
            <EffectSentence opened={opened} fields={fields} preview={preview} />
          </p>
        )
      }
    >
      {opened ? (
        <>
          <p className="quiet">
            {petsText(opened.pet_names)}
            {opened.occurrence && `, opened from ${shortDay(opened.occurrence.date)}`}
          </p>
          <div className={classes.columns}>
            <div>
              {meanwhile && (
                <Notice tone="warn">
                  {whoChanged(meanwhile, fields.scope)} What you typed is still here. Look at it again, then save.
                </Notice>
              )}
              <EditFields form={form} fields={fields} opened={opened} onFrom={openFrom} />
            </div>
            <EffectPanel fields={fields} preview={preview} />
          </div>
        </>
      ) : (
        <Loaded query={{ ...query, data: opened }} loading={<Outline heights={[640]} />}>
          {() => null}
        </Loaded>
      )}
    </FormDialog>
  );
}

function whoChanged({ changed, occurrence }: Opened, scope: EditScope): string {
  const last = isOfSeries(scope) ? changed : (occurrence?.changed ?? changed);
  return last ? `${last.by} changed this on ${dayAndTime(last.at)}.` : "This has changed since you looked.";
}

interface EditFieldsProps {
  form: ScheduleForm;
  fields: FieldsState;
  opened: Opened;
  /** Opens another visit of the series to change it from. */
  onFrom: (visitId: string) => void;
}

/** The fields of a booking. Those that the scope cannot change are locked. */
function EditFields({ form: plainForm, fields, opened, onFrom }: EditFieldsProps) {
  const { scope, touched } = fields;
  const isOwn = (field: EditField) => scope === "occurrence" && opened.occurrence?.own.includes(field) === true;
  const own = (field: EditField) => isOwn(field) && <OwnValue of={field} opened={opened} form={plainForm} />;
  const form: ScheduleForm = {
    ...plainForm,
    text: (field) => ({ ...plainForm.text(field), ...(isOwn(field) && { description: own(field) }) }),
  };
  const people = usePeople(form.values);
  const suggested = useSuggested(form.values, people);
  const rule = isOfSeries(scope) ? opened.rrule : null;
  const check = useScheduleCheck(form.values, {
    except: scope === "series" ? (opened.parent_schedule_id ?? opened.id) : opened.id,
    ...(rule && { rrule: rule }),
  });
  const { walker, isLookedFor, look, choose } = useRoomSearch(form);
  const summaryOf = (rrule: string) => recurrenceSummary(parseRuleText(rrule, opened.date), opened.date);
  return (
    <div className={forms.fields}>
      {scope !== "single" && (
        <div className={forms.whole}>
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
        className={forms.half ?? ""}
        label="Client"
        disabled
        value={people.client?.name ?? "Unknown client"}
        readOnly
      />
      <WalkerField form={form} people={people} check={check} input={walker} note={own("walker_id")} hasFocus />
      {!check.failed && (isLookedFor || form.values.walker_id === "") && (
        <WhereItFits
          values={form.values}
          days={rule ? summaryOf(rule) : undefined}
          people={people}
          fits={check.answer?.fits}
          takesFocus={isLookedFor}
          onChoose={choose}
        />
      )}
      <ServiceFields
        form={form}
        suggested={suggested}
        // No warnings until something is changed.
        conflicts={touched.length > 0 ? check.answer?.conflicts : undefined}
        onLook={look}
        locked={lockedIn[scope]}
        frameNote={own("timeframe")}
      />
      <div className={forms.whole}>
        {opened.rrule === null ? (
          <RecurrenceEditor form={form} />
        ) : (
          <div className="inset">
            <small>Recurrence</small>
            <p>
              <b>{summaryOf(opened.rrule)}</b>
            </p>
            <p className="quiet">
              <LockIcon size={14} /> (locked for existing recurring schedules)
            </p>
          </div>
        )}
      </div>
      <DetailFields form={form} suggested={suggested} />
    </div>
  );
}

/** The scopes, each with its dates. */
function scopeDetails(opened: Opened) {
  const { occurrence, occurrence_start } = opened;
  if (scopesOf(opened).length === 1) return { series: null };
  return {
    series: null,
    occurrence: occurrence ? shortDay(occurrence.date) : "",
    following: occurrence_start && `from ${monthDay(today(Date.parse(occurrence_start)))} on`,
  };
}

/** Asks for the day from which the series changes. The edit begins with the first visit on or after that day. */
function FromField({ opened, onFrom }: Pick<EditFieldsProps, "opened" | "onFrom">) {
  const { rrule, date: start, parent_schedule_id, occurrence_start } = opened;
  const [day, setDay] = useState<LocalDate | "">(() => (occurrence_start ? today(Date.parse(occurrence_start)) : ""));
  const firstFrom = (from: LocalDate) =>
    rrule ? expand(parseRuleText(rrule, start), start, from, addDays(from, 731))[0] : undefined;
  return (
    <div className={forms.whole}>
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

/** Says that a value was set for this visit alone, and offers the value of the series instead. */
function OwnValue({ of: field, opened, form }: { of: EditField; opened: Opened; form: ScheduleForm }) {
  const valueWords = useValueWords();
  const series = storedValues(opened, "series")[field];
  return (
    <span>
      Set for this visit alone; its series has {valueWords(field, series)}.{" "}
      {form.values[field] === series ? (
        <b>It follows the series once saved.</b>
      ) : (
        !lockedIn.occurrence.includes(field) && (
          <UnstyledButton
            className={forms.textButton}
            aria-label={`Use the series’ value of ${fieldName(field)}`}
            onClick={() => form.set(field, series)}
          >
            Use the series’ value
          </UnstyledButton>
        )
      )}
    </span>
  );
}
