/** Who takes part in a visit beside the owner. */
export type Participant = "walker" | "client";

interface BookingText {
  /** The field's name for people. */
  title: string;
  maxLength: number;
  /** The owner reads every text. */
  readBy: readonly Participant[];
  /** Whose personal data it is: it is removed when they leave. */
  personalTo: Participant;
}

/**
 * The optional texts of a booking (docs/product/schedules.md#the-booking-form).
 * A text that is named here is checked, stored, copied to each visit, and answered to whoever reads it.
 */
export const bookingTexts = {
  notes: { title: "Notes", maxLength: 4000, readBy: ["walker", "client"], personalTo: "client" },
  address: { title: "Address", maxLength: 300, readBy: ["walker", "client"], personalTo: "client" },
  garage_code: { title: "Garage code", maxLength: 60, readBy: ["walker"], personalTo: "client" },
  walker_phone: { title: "Walker Phone Number", maxLength: 30, readBy: ["client"], personalTo: "walker" },
} as const satisfies Record<string, BookingText>;

export type BookingTextName = keyof typeof bookingTexts;

/** The names of the texts that a participant reads. */
export type TextReadBy<Reader extends Participant> = {
  [Name in BookingTextName]: Reader extends (typeof bookingTexts)[Name]["readBy"][number] ? Name : never;
}[BookingTextName];

export const bookingTextNames = Object.keys(bookingTexts) as BookingTextName[];

/** The names of the texts that a participant reads. */
export const textsReadBy = <Reader extends Participant>(reader: Reader) =>
  bookingTextNames.filter((name): name is TextReadBy<Reader> =>
    (bookingTexts[name].readBy as readonly Participant[]).includes(reader),
  );

/** A value for each of the named texts. */
export const textsBy = <Name extends BookingTextName, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
