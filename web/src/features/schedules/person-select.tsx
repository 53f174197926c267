import "../../ui/theme/select-styles.ts";
import { Select, type SelectProps } from "@mantine/core";
import { hasWords } from "@petcare/domain";
import type { KeyboardEvent } from "react";
import { usePeopleReady } from "../../lib/api/people.ts";
import classes from "./dialogs.module.css";

interface PersonSelectProps
  extends Pick<
    SelectProps,
    "label" | "placeholder" | "filter" | "onSearchChange" | "renderOption" | "error" | "description" | "ref"
  > {
  data: { value: string; label: string }[];
  /** The person's id; '' for none. */
  value: string;
  onChange: (id: string) => void;
  nothingFound?: string;
  "data-autofocus"?: boolean | undefined;
}

/** A list of people that is searched by typing. Enter chooses the first match. */
export function PersonSelect({ value, onChange, nothingFound, ...props }: PersonSelectProps) {
  const isReady = usePeopleReady();
  const chosen = props.data.find((person) => person.value === value)?.label;
  return (
    <Select
      filter={({ options, search }) =>
        options.filter((option) => "label" in option && hasWords([option.label], search))
      }
      {...props}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      withScrollArea={false}
      // The list opens inside the dialog. A screen reader reads nothing outside it.
      comboboxProps={{ withinPortal: false, zIndex: 5 }}
      classNames={{ options: classes.options ?? "" }}
      nothingFoundMessage={isReady ? nothingFound : "Loading..."}
      value={value || null}
      onChange={(id) => onChange(id ?? "")}
      onKeyDownCapture={(event) => takeEnter(event, chosen)}
      descriptionProps={{ component: "div" }}
    />
  );
}

/**
 * Replaces Mantine's Enter, which misses the first match if the list opens late. In an open list, Enter chooses the marked
 * option or else the first match, and does not send the form.
 * @param chosen the name of the chosen person, which does not count as a search
 */
function takeEnter(event: KeyboardEvent<HTMLInputElement>, chosen: string | undefined): void {
  const { currentTarget: field, nativeEvent } = event;
  if (event.key !== "Enter" || nativeEvent.isComposing || field.getAttribute("aria-expanded") !== "true") return;
  event.preventDefault();
  event.stopPropagation();
  const list = document.getElementById(field.getAttribute("aria-controls") ?? "");
  const marked = list?.querySelector<HTMLElement>("[data-combobox-selected]");
  const isSearch = field.value.trim() !== "" && field.value !== chosen;
  (marked ?? (isSearch ? list?.querySelector<HTMLElement>("[role=option]") : undefined))?.click();
}
