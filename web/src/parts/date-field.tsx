import "../ui/theme/select-styles.ts";
import "@mantine/dates/styles.layer.css";
import { DateInput } from "@mantine/dates";
import { isLocalDate, type LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { fullDay, today } from "../lib/format/time.ts";
import classes from "./date-field.module.css";
import { parseTypedDate } from "./parse-typed-date.ts";

interface DateFieldProps {
  label: string;
  value: LocalDate | "";
  onChange: (date: LocalDate | "") => void;
  error?: string | undefined;
  description?: ReactNode;
  minDate?: LocalDate;
  disabled?: boolean;
  /** Whether a date typed without a year is the last such day. By default it is the next. */
  past?: boolean;
}

/** A local date, typed ('3/8/2027', '2027-03-08', 'Mar 8') or picked. Weeks start on Monday. */
export function DateField({
  label,
  value,
  onChange,
  error,
  description,
  minDate,
  disabled = false,
  past,
}: DateFieldProps) {
  const current = today();
  return (
    <DateInput
      label={label}
      value={value || null}
      onChange={(date) => onChange(isLocalDate(date) ? date : "")}
      dateParser={(text) => parseTypedDate(text, current, past) ?? null}
      valueFormat={(date) => fullDay(date as LocalDate)}
      defaultDate={value || current}
      {...(minDate && { minDate })}
      hideOutsideDates
      weekendDays={[]}
      classNames={{
        day: classes.day ?? "",
        calendarHeaderControl: classes.step ?? "",
        calendarHeaderLevel: classes.step ?? "",
      }}
      ariaLabels={{
        previousMonth: "Previous month",
        nextMonth: "Next month",
        previousYear: "Previous year",
        nextYear: "Next year",
        previousDecade: "Previous decade",
        nextDecade: "Next decade",
      }}
      highlightToday={false}
      getDayProps={(date) => (date === current ? { className: classes.today ?? "", "aria-current": "date" } : {})}
      error={error}
      description={description}
      descriptionProps={{ component: "div" }}
      disabled={disabled}
      clearable={false}
      allowDeselect
      placeholder="Type or pick a date"
      // The calendar is drawn inside a dialog, for screen readers, and may reach over the dialog's edge.
      popoverProps={{
        withinPortal: false,
        zIndex: 5,
        floatingStrategy: "fixed",
        middlewares: { flip: true, shift: { crossAxis: true } },
      }}
      autoComplete="off"
    />
  );
}
