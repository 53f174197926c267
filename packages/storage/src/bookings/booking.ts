import {
  type BookingTextName,
  bookingTexts,
  type Cents,
  type Participant,
  type ServiceType,
  type TimeFrame,
} from "@petcare/domain";

/** What a schedule gives to each of its visits. */
export interface Booking extends Partial<Record<BookingTextName, string | undefined>> {
  timeframe: TimeFrame;
  service: ServiceType;
  client_id: string;
  /** Absent: unassigned. */
  walker_id?: string | undefined;
  pet_names: string[];
  price_cents: Cents;
  service_label?: string | undefined;
}

/** What has to be said of each field of a visit. */
export interface FieldRule {
  /** Who of those who take part reads it. The owner's calendar reads what its index holds (see table.ts). */
  readBy: readonly Participant[];
  /** Whose personal data it is: it is removed when they leave. */
  personalTo?: Participant;
}

export const readByBoth = ["walker", "client"] as const;

/** The fields of a booking. The compiler refuses one that is missing here. */
export const bookingFields = {
  timeframe: { readBy: readByBoth },
  service: { readBy: readByBoth },
  client_id: { readBy: readByBoth },
  walker_id: { readBy: readByBoth },
  pet_names: { readBy: readByBoth },
  price_cents: { readBy: [] },
  service_label: { readBy: readByBoth },
  ...bookingTexts,
} as const satisfies Record<keyof Booking, FieldRule>;

export const bookingAttributes = Object.keys(bookingFields) as (keyof Booking)[];

/** What bookings have copied of a person, by their role. */
export const personalAttributes = (role: Participant): (keyof Booking)[] =>
  bookingAttributes.filter((name) => (bookingFields[name] as FieldRule).personalTo === role);
