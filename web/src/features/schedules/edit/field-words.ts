import { isLocalDate, isTimeFrame, type ServiceType, serviceLabels } from "@petcare/domain";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { frameNames, frameSpan, fullDay } from "../../../lib/format/time.ts";

/** The fields of a booking as the form calls them, by their names in the API. */
const names: Record<string, string> = {
  date: "Date",
  service_type: "Service",
  timeframe: "Time Frame",
  walker_id: "Walker",
  service_label: "Service Description",
  pet_names: "Pet Names",
  price: "Price",
  recurrence: "Recurrence",
  notes: "Notes",
  address: "Address",
  garage_code: "Garage Code",
  walker_phone: "Walker Phone Number",
};

export const fieldName = (field: string): string => names[field] ?? field;

/** The names of fields in a sentence: 'Time Frame and Notes'. */
export const fieldNames = (fields: readonly string[]): string =>
  new Intl.ListFormat("en-US").format(fields.map(fieldName));

/** A field's value in words, of an answer or of the form. `walkerName` names a walker by id. */
export function valueWords(field: string, value: unknown, walkerName: (id: string) => string): string {
  if (field === "walker_id") return value ? walkerName(String(value)) : "Unassigned";
  if (value === null || value === "" || value === undefined) return "none";
  const text = String(value);
  if (field === "timeframe" && isTimeFrame(text)) return `${frameNames[text]}, ${frameSpan(text)}`;
  if (field === "date" && isLocalDate(text)) return fullDay(text);
  if (field === "service_type") return serviceLabels[text as ServiceType];
  if (field === "price") return dollarsText(Number(value));
  return field === "garage_code" ? "• • • •" : text;
}
