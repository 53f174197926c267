import "../../ui/theme/select-styles.ts";
import { NativeSelect, Textarea, TextInput, UnstyledButton } from "@mantine/core";
import {
  bookingFields,
  bookingText,
  bookingTextNames,
  bookingTexts,
  serviceLabels,
  serviceTypes,
  timeFrames,
} from "@petcare/domain";
import type { ReactNode, RefObject } from "react";
import { usePeopleReady } from "../../lib/api/people.ts";
import { frameNames, frameSpan, today } from "../../lib/format/time.ts";
import { DateField } from "../../parts/date-field.tsx";
import { AmountField } from "../../parts/money/paid-fields.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import type { ScheduleCheck } from "./conflicts/data.ts";
import { ConflictWarning, Warning } from "./conflicts/warning.tsx";
import type { Conflict } from "./conflicts/words.ts";
import {
  type People,
  type ScheduleForm,
  type ScheduleValues,
  type Suggested,
  type SuggestedField,
  useWalkerName,
} from "./data.ts";
import classes from "./dialogs.module.css";
import { PersonSelect } from "./person-select.tsx";

interface WalkerFieldProps {
  form: ScheduleForm;
  people: People;
  check: ScheduleCheck;
  input: RefObject<HTMLInputElement | null>;
  note?: ReactNode;
  hasFocus?: boolean;
}

/** Asks for the walker. An inactive walker is listed only if this visit is theirs. */
export function WalkerField({ form, people, check, input, note, hasFocus = false }: WalkerFieldProps) {
  const { walker_id } = form.values;
  const walkerName = useWalkerName();
  const isReady = usePeopleReady();
  const isListed = walker_id === "" || people.walkerOptions.some(({ value }) => value === walker_id);
  const present = isListed || !isReady ? [] : [{ value: walker_id, label: walkerName(walker_id) }];
  return (
    <div className={classes.half}>
      <PersonSelect
        ref={input}
        data-autofocus={hasFocus || undefined}
        label="Walker"
        placeholder="Search by name"
        nothingFound="No walker found"
        data={[...people.walkerOptions, ...present]}
        {...form.field("walker_id")}
        description={
          <>
            {note}
            {(["walker_inactive", "walker_off", "same_night"] as const).map((kind) => (
              <ConflictWarning key={kind} of={check.answer?.conflicts} kind={kind} />
            ))}
          </>
        }
      />
      <p className="quiet" role="status">
        {check.failed && "Room and conflicts could not be checked. You can still save."}
      </p>
    </div>
  );
}

interface SuggestionProps {
  of: SuggestedField;
  form: ScheduleForm;
  suggested: Suggested;
}

/** Offers the value on file, if something else was typed. */
function Suggestion({ of, form, suggested }: SuggestionProps) {
  const value = suggested[of];
  if (!value || form.values[of] === value) return null;
  return (
    <UnstyledButton className={classes.textButton} onClick={() => form.set(of, value)}>
      Use {of === "price" && "$"}
      {value}
    </UnstyledButton>
  );
}

interface ServiceFieldsProps {
  form: ScheduleForm;
  suggested: Suggested;
  conflicts: readonly Conflict[] | undefined;
  /** Looks for another walker with room. */
  onLook: () => void;
  /** Fields that cannot be changed here. */
  locked?: readonly (keyof ScheduleValues)[];
  frameNote?: ReactNode;
}

/** Asks for the day, the service, the price and the time frame. */
export function ServiceFields({ form, suggested, conflicts, onLook, locked = [], frameNote }: ServiceFieldsProps) {
  const { values, problems } = form;
  const isPast = values.date !== "" && values.date < today() && !problems.date && !locked.includes("date");
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
              <Warning>{isPast && "This date is in the past. Is that right?"}</Warning>
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
          suggested.priceLabel && (
            <>
              {suggested.priceLabel}
              <Suggestion of="price" form={form} suggested={suggested} />
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
                <UnstyledButton className={classes.textButton} onClick={onLook}>
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

/** Asks for the details that the walker needs. Most of them are on file. */
export function DetailFields({ form, suggested }: Pick<SuggestionProps, "form" | "suggested">) {
  const half = { className: classes.half ?? "", autoComplete: "off" };
  const suggestion = (of: SuggestedField) => <Suggestion of={of} form={form} suggested={suggested} />;
  return (
    <>
      <p className={`quiet ${classes.whole}`}>
        Phone, pets, address and garage code auto-fill from the chosen walker or client and stay editable.
      </p>
      <Textarea
        {...half}
        label={`${bookingFields.pet_names.label} (comma separated)`}
        autosize
        minRows={1}
        maxRows={6}
        description={suggestion("pet_names")}
        {...form.text("pet_names")}
      />
      <PhoneField
        {...half}
        label={bookingTexts.walker_phone.label}
        placeholder="(555) 123-4567"
        description={suggestion("walker_phone")}
        {...form.text("walker_phone")}
      />
      {bookingTextNames
        .filter((name) => name !== "walker_phone" && name !== "notes")
        .map((name) => (
          <TextInput
            key={name}
            {...half}
            label={bookingText(name).label}
            description={suggested[name] !== undefined && suggestion(name)}
            {...form.text(name)}
          />
        ))}
      <Textarea
        className={classes.whole ?? ""}
        label={bookingTexts.notes.label}
        autosize
        minRows={2}
        {...form.text("notes")}
      />
    </>
  );
}
