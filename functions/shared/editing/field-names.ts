import { type SeriesField, seriesFields } from "@petcare/domain";

const renamed: Partial<Record<SeriesField, string>> = { service: "service_type", price_cents: "price" };

/** Maps a field of a booking to its name in the API. */
export const answerName = (field: SeriesField): string => renamed[field] ?? field;

/** The field of a booking that the API calls so. */
export function fieldNamed(name: string): SeriesField {
  const field = seriesFields.find((one) => answerName(one) === name);
  if (!field) throw new Error(`No booking has the field ${name}`);
  return field;
}
