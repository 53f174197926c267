import "../../ui/theme/select-styles.ts";
import { Select, type SelectProps } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { usePeopleReady } from "../../lib/api/people.ts";
import classes from "./schedule-fields.module.css";

interface PersonSelectProps
  extends Pick<
    SelectProps,
    "className" | "label" | "placeholder" | "data" | "filter" | "renderOption" | "error" | "description" | "ref"
  > {
  /** '' for nobody. */
  value: string;
  onChange: (id: string) => void;
  nothingFound: string;
  "data-autofocus"?: boolean;
}

/** A list of people that is searched by typing. Enter chooses the first match. */
export function PersonSelect({ value, onChange, nothingFound, ...props }: PersonSelectProps) {
  const isReady = usePeopleReady();
  return (
    <Select
      {...props}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      // Without it, Mantine forgets the first match in a timer that runs once the list is open.
      selectFirstOptionOnDropdownOpen
      withScrollArea={false}
      // The list opens inside the dialog. A screen reader reads nothing outside it.
      comboboxProps={{ withinPortal: false, zIndex: 5 }}
      classNames={{ options: classes.options ?? "" }}
      nothingFoundMessage={isReady ? nothingFound : "Loading..."}
      value={value || null}
      onChange={(id) => onChange(id ?? "")}
      onKeyDown={takeEnter}
      descriptionProps={{ component: "div" }}
    />
  );
}

/** Enter in an open list never sends the form. It chooses the first match, too, where that came after the last key. */
function takeEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field } = event;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || field.getAttribute("aria-expanded") !== "true") return;
  event.preventDefault();
  const list = document.getElementById(field.getAttribute("aria-controls") ?? "");
  if (field.value.trim() === "" || list?.querySelector("[data-combobox-selected]")) return;
  list?.querySelector<HTMLElement>("[role=option]")?.click();
}
