import {
  bookingCodeNames,
  bookingFields,
  bookingText,
  bookingTextNames,
  isLocalDate,
  isTimeFrame,
  type ServiceType,
  serviceLabels,
  textsBy,
} from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { frameNames, frameSpan, fullDay } from "../../../lib/format/time.ts";
import { useWalkerName } from "../data.ts";
import type { EditField } from "./data.ts";

/** The form's labels: field of the API → label. */
const names = {
  date: "Date",
  service_type: bookingFields.service.label,
  timeframe: bookingFields.timeframe.label,
  client_id: bookingFields.client_id.label,
  walker_id: bookingFields.walker_id.label,
  service_label: bookingFields.service_label.label,
  pet_names: bookingFields.pet_names.label,
  price: bookingFields.price_cents.label,
  recurrence: "Recurrence",
  ...textsBy(bookingTextNames, (name) => bookingText(name).label),
} satisfies Record<EditField, string>;

export const fieldName = (field: string): string => (names as Record<string, string>)[field] ?? field;

/** The names of fields in a sentence: 'Time Frame and Notes'. */
export const fieldNames = (fields: readonly string[]): string =>
  new Intl.ListFormat("en-US").format(fields.map(fieldName));

/** Puts a field's value in words, from an answer or from the form. */
export function useValueWords(): (field: string, value: unknown) => string {
  const walkerName = useWalkerName();
  return (field, value) => {
    if (field === "walker_id") return value ? walkerName(String(value)) : "Unassigned";
    if (value === null || value === "" || value === undefined) return "none";
    const text = String(value);
    if (field === "recurrence") return "a series";
    if (field === "timeframe" && isTimeFrame(text)) return `${frameNames[text]}, ${frameSpan(text)}`;
    if (field === "date" && isLocalDate(text)) return fullDay(text);
    if (field === "service_type") return serviceLabels[text as ServiceType];
    if (field === "price") return formatDollars(Number(value));
    return (bookingCodeNames as string[]).includes(field) ? "• • • •" : text;
  };
}
