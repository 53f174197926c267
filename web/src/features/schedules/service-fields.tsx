import "../../ui/theme/select-styles.ts";
import { NativeSelect, TextInput, UnstyledButton } from "@mantine/core";
import { type LocalDate, serviceLabels, serviceTypes, timeFrames } from "@petcare/domain";
import type { ReactNode } from "react";
import { frameNames, frameSpan, today } from "../../lib/format/time.ts";
import { DateField } from "../../parts/date-field.tsx";
import { AmountField } from "../../parts/money/paid-fields.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { Conflict } from "./conflicts/conflict-words.ts";
import { ConflictWarning, Warning } from "./conflicts/warning.tsx";
import classes from "./schedule-fields.module.css";
import type { ScheduleForm } from "./schedule-form.ts";
import { Suggestion } from "./suggestion.tsx";
import type { Suggestions } from "./use-suggestions.ts";

interface ServiceFieldsProps {
  form: FormFields<ScheduleForm>;
  suggested: Suggestions;
  conflicts: readonly Conflict[] | undefined;
  /** Looks for somebody else with room. */
  onLookBesides: () => void;
  /** Fields that cannot be changed here. */
  locked?: readonly (keyof ScheduleForm)[];
  /** A note on what else there is to say of the time frame. */
  frameNote?: ReactNode;
}

/** Asks what is done on which day, for how much, and at what time. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { form, suggested, conflicts, onLookBesides, locked = [], frameNote } = props;
  const { values, problems } = form;
  const asksAboutDate = isPast(values.date) && !problems.date && !locked.includes("date");
  return (
    <>
      <div className={classes.third}>
        <DateField
          label="Date"
          disabled={locked.includes("date")}
          value={values.date}
          onChange={(date) => form.set("date", date)}
          error={problems.date}
          description={
            <>
              <Warning>{asksAboutDate && "This date is in the past. Is that right?"}</Warning>
              <ConflictWarning of={conflicts} kind="same_day" />
            </>
          }
        />
      </div>
      <NativeSelect
        className={classes.third ?? ""}
        label="Service"
        disabled={locked.includes("service_type")}
        data={serviceTypes.map((value) => ({ value, label: serviceLabels[value] }))}
        {...form.text("service_type")}
      />
      <AmountField
        className={classes.third ?? ""}
        label="Price"
        description={
          suggested.label && (
            <>
              <span className={classes.rate}>{suggested.label}</span>
              <Suggestion of="price" form={form} text={suggested.price} shown={`$${suggested.price}`} />
            </>
          )
        }
        {...form.text("price")}
      />
      {values.service_type === "other" && (
        <TextInput className={classes.whole ?? ""} label="Service Description" {...form.text("service_label")} />
      )}
      <div className={classes.whole}>
        <ChoiceButtons
          legend="Time Frame"
          options={timeFrames.map(({ value }) => ({ value, label: frameNames[value], detail: frameSpan(value) }))}
          value={values.timeframe}
          onChange={(timeframe) => form.set("timeframe", timeframe)}
          error={problems.timeframe}
          description={
            <>
              Time frames set the start time and the service duration sets the end time.
              {frameNote}
              <ConflictWarning of={conflicts} kind="frame_too_full">
                <UnstyledButton className={classes.remedy ?? ""} onClick={onLookBesides}>
                  Where does it fit?
                </UnstyledButton>
              </ConflictWarning>
              <ConflictWarning of={conflicts} kind="same_service" />
            </>
          }
        />
      </div>
    </>
  );
}

const isPast = (date: LocalDate | "") => date !== "" && date < today();
