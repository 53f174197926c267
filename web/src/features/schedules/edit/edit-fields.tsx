import { Select, TextInput } from "@mantine/core";
import type { RefObject } from "react";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import { DetailFields } from "../detail-fields.tsx";
import { combobox } from "../people-fields.tsx";
import { RecurrenceEditor } from "../recurrence-editor.tsx";
import shared from "../schedule-fields.module.css";
import type { ScheduleForm } from "../schedule-form.ts";
import { ServiceFields } from "../service-fields.tsx";
import { type People, usePeople } from "../use-people.ts";
import { useSuggested } from "../use-suggestions.ts";
import { lockedIn, type Opened } from "./edit-form.ts";
import { LockedRecurrence } from "./locked-recurrence.tsx";
import { OwnValues } from "./own-values.tsx";
import { ScopeChoice } from "./scope-choice.tsx";
import type { EditFields as FieldsState } from "./use-edit-fields.ts";
import { useWalkerName } from "./use-walker-name.ts";

interface EditFieldsProps {
  form: FormFields<ScheduleForm>;
  fields: FieldsState;
  opened: Opened;
  price: RefObject<HTMLInputElement | null>;
}

/** The fields of a schedule that is booked. What does not fit the scope is shown and cannot be changed. */
export function EditFields({ form, fields, opened, price }: EditFieldsProps) {
  const { scope } = fields;
  const people = usePeople(form.values);
  const suggested = useSuggested(form.values, people);
  return (
    <div className={shared.fields}>
      {scope !== "single" && (
        <div className={shared.whole}>
          <ScopeChoice opened={opened} scope={scope} onChange={fields.choose} />
        </div>
      )}
      {scope === "occurrence" && (
        <div className={shared.whole}>
          <OwnValues opened={opened} form={form} />
        </div>
      )}
      <TextInput
        className={shared.half ?? ""}
        label="Client"
        disabled
        value={people.client?.name ?? "Unknown client"}
        readOnly
      />
      <WalkerField form={form} people={people} />
      <ServiceFields form={form} price={price} suggested={suggested} locked={lockedIn[scope]} />
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

/** Who visits. Whoever does so now is listed even when nobody new could be given to them. */
function WalkerField({ form, people }: { form: FormFields<ScheduleForm>; people: People }) {
  const { walker_id } = form.values;
  const walkerName = useWalkerName();
  const isListed = walker_id === "" || people.walkerOptions.some(({ value }) => value === walker_id);
  const present = isListed ? [] : [{ value: walker_id, label: walkerName(walker_id) }];
  return (
    <Select
      {...combobox}
      className={shared.half ?? ""}
      data-autofocus
      label="Walker"
      placeholder="Search by name"
      nothingFoundMessage="No walker found"
      data={[...people.walkerOptions, ...present]}
      value={walker_id || null}
      onChange={(id) => form.set("walker_id", id ?? "")}
      error={form.problems.walker_id}
    />
  );
}
