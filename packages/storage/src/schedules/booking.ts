import { bookingFieldNames, bookingFields, type FieldRule, type Participant, type SeriesFields } from "@petcare/domain";

/** What a schedule gives to each of its visits. */
export interface Booking extends SeriesFields {
  client_id: string;
}

/** What bookings have copied of a person, by their role. */
export const personalAttributes = (role: Participant): (keyof Booking)[] =>
  bookingFieldNames.filter((name) => (bookingFields[name] as FieldRule).personalTo === role);
