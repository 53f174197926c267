import {
  bookingFieldNames,
  bookingFields,
  bookingTextNames,
  type FieldRule,
  type Participant,
  type SeriesField,
  type SeriesFields,
  type ServiceType,
  textsBy,
} from "@petcare/domain";
import * as z from "zod/mini";
import { amount, someText, text, texts, timeframe } from "../table/item-kind.ts";

/** The fields that a schedule gives to each of its visits. */
export interface Booking extends SeriesFields {
  client_id: string;
}

/** The schemas of the fields that a series gives to its dates. */
export const seriesFieldSchemas = {
  timeframe,
  // Older visits may have a service that is no longer sold: `soldAs` of domain maps it.
  service: z.custom<ServiceType>((value) => typeof value === "string"),
  walker_id: someText,
  pet_names: texts,
  price_cents: amount,
  service_label: someText,
  ...textsBy(bookingTextNames, () => someText),
} satisfies Record<SeriesField, unknown>;

export const bookingFieldSchemas = { ...seriesFieldSchemas, client_id: text } satisfies Record<keyof Booking, unknown>;

/** Lists the fields that bookings copy from a person of a role. */
export const personalAttributes = (role: Participant): (keyof Booking)[] =>
  bookingFieldNames.filter((name) => (bookingFields[name] as FieldRule).personalTo === role);
