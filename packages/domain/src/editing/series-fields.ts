import { bookingFieldNames } from "../schedules/booking-fields.ts";
import type { SeriesFields } from "../schedules/visit.ts";

export type SeriesField = keyof SeriesFields;

export const seriesFields: readonly SeriesField[] = bookingFieldNames.filter((name) => name !== "client_id");

/** New values of the fields that it names. One that is named without a value becomes none. */
export type FieldChanges = Partial<SeriesFields>;

/** Whether changes name a field, also where they leave it without a value. */
export const isChanged = (changes: FieldChanges, name: SeriesField): boolean => Object.hasOwn(changes, name);

/** Whether two values of a field are equal. Pet names are compared one by one, in their order. */
export function isEqual(a: SeriesFields[SeriesField] | null, b: SeriesFields[SeriesField] | null): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => value === b[index]);
  return (a ?? undefined) === (b ?? undefined);
}

/** The fields of `names` whose values are not the same in both. */
export function differing(
  a: FieldChanges,
  b: FieldChanges,
  names: readonly SeriesField[] = seriesFields,
): SeriesField[] {
  return names.filter((name) => !isEqual(a[name], b[name]));
}

/** The named fields of something that has them, also those without a value. */
export function fieldsOf(source: FieldChanges, names: readonly SeriesField[] = seriesFields): FieldChanges {
  return Object.fromEntries(names.map((name) => [name, source[name]]));
}
