import "../../ui/theme/select-styles.ts";
import { Select } from "@mantine/core";
import type { RefObject } from "react";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { ScheduleCheck } from "./conflicts/use-schedule-check.ts";
import { WalkerWarnings } from "./conflicts/warning.tsx";
import classes from "./schedule-fields.module.css";
import type { ScheduleForm } from "./schedule-form.ts";
import type { People } from "./use-people.ts";

// The list opens inside the dialog. A screen reader reads nothing outside it.
export const combobox = {
  searchable: true,
  openOnFocus: false,
  selectFirstOptionOnChange: true,
  withScrollArea: false,
  comboboxProps: { withinPortal: false, zIndex: 5 },
  classNames: { options: classes.options ?? "" },
};

interface PeopleFieldsProps {
  form: FormFields<ScheduleForm>;
  people: People;
  /** For the input of the walker. */
  walker: RefObject<HTMLInputElement | null>;
  check: ScheduleCheck;
}

/** Whose pets are visited, and who visits them. */
export function PeopleFields({ form, people, walker, check }: PeopleFieldsProps) {
  const { values, problems } = form;
  return (
    <>
      <Select
        {...combobox}
        className={classes.half ?? ""}
        data-autofocus
        label="Client"
        placeholder="Search by name or pet"
        nothingFoundMessage="No client found"
        data={people.clientOptions}
        filter={({ options, search }) =>
          options.filter((option) => "value" in option && people.matches(option.value, search))
        }
        renderOption={({ option }) => (
          <span className={classes.option}>
            {option.label}
            <small>{people.about(option.value)}</small>
          </span>
        )}
        value={values.client_id || null}
        onChange={(id) => form.set("client_id", id ?? "")}
        error={problems.client_id}
      />
      <div className={classes.half}>
        <Select
          {...combobox}
          ref={walker}
          label="Walker"
          placeholder="Search by name"
          nothingFoundMessage="No walker found"
          data={people.walkerOptions}
          value={values.walker_id || null}
          onChange={(id) => form.set("walker_id", id ?? "")}
          error={problems.walker_id}
          description={<WalkerWarnings of={check.answer?.conflicts} />}
          descriptionProps={{ component: "div" }}
        />
        <p className={classes.unchecked} role="status">
          {check.failed && "Room and conflicts could not be checked. You can still save."}
        </p>
      </div>
    </>
  );
}
