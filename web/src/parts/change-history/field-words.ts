import { formatPhone, isLocalDate, type ServiceType, serviceLabels, type TimeFrame } from "@petcare/domain";
import { formatDollars } from "../../lib/format/dollars.ts";
import { frameNames, fullDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import type { Change } from "./change.ts";
import { fieldNames } from "./field-names.ts";

export type FieldChange = Change["changes"][number];

const amounts = /^((custom|pay)_rates\.)?(walk25|visit|overnight|other)$|^(price|charge|pay|own_pay)$/;

/** A text that is only spelled anew, such as a phone, is not told. */
export const isTold = ({ field, from, to }: FieldChange): boolean =>
  Object.hasOwn(fieldNames, field) &&
  (isMasked(to) || typeof to !== "string" || valueText(field, from) !== valueText(field, to));

/** One field's change: in a list of others, and alone. */
export function fieldWords({ field, from, to }: FieldChange): { short: string; long: string } {
  const name = fieldNames[field] ?? field;
  const [was, is] = [valueText(field, from), valueText(field, to)];
  if (was === is || isMasked(from) || isMasked(to) || isLong(from) || isLong(to)) {
    const verb = from === null ? "set" : to === null ? "removed" : "changed";
    return { short: name, long: `${verb} the ${name}` };
  }
  if (from === null) return { short: `${name} ${is}`, long: `set the ${name} to ${is}` };
  if (to === null) return { short: `${name}, which was ${was}`, long: `removed the ${name}, which was ${was}` };
  return { short: `${name} from ${was} to ${is}`, long: `changed the ${name} from ${was} to ${is}` };
}

const isMasked = (value: unknown) => value === "•••";
const maxLength = 120;
const isLong = (value: unknown) => typeof value === "string" && value.length > maxLength;

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "number") return amounts.test(field) ? formatDollars(value) : String(value);
  if (Array.isArray(value)) return listText(value);
  if (typeof value !== "string") return "";
  if (field === "timeframe") return frameNames[value as TimeFrame] ?? value;
  if (field === "service") return serviceLabels[value as ServiceType] ?? value;
  if (field === "walker_id" || field === "preferred_walker_id") return value;
  if (field === "phone") return `'${formatPhone(value)}'`;
  return dayText(value) ?? `'${value}'`;
}

const listText = (values: readonly unknown[]) =>
  values.length === 0
    ? "none"
    : petsText(values.map(nameOf).filter(Boolean)) || count(values.length, "entry", "entries");

const nameOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  const { name, label } = value as { name?: string; label?: string };
  return name ?? label ?? "";
};

/** A day in words; undefined for any other text. */
export const dayText = (text: string): string | undefined => (isLocalDate(text) ? fullDay(text) : undefined);
