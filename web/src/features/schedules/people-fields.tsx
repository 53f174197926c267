import { Select } from "@mantine/core";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
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

/** Whose pets are visited, and who visits them. */
export function PeopleFields({ form, people }: { form: FormFields<ScheduleForm>; people: People }) {
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
      <Select
        {...combobox}
        className={classes.half ?? ""}
        label="Walker"
        placeholder="Search by name"
        nothingFoundMessage="No walker found"
        data={people.walkerOptions}
        value={values.walker_id || null}
        onChange={(id) => form.set("walker_id", id ?? "")}
        error={problems.walker_id}
      />
    </>
  );
}
