import { type Participant, participants } from "../kinds.ts";

/** The readers of a field, and the person whose personal data it is. */
export interface FieldRule {
  /** Its readers besides the owner, who reads every field. */
  readBy: readonly Participant[];
  /** The participant whose personal data it is. It is removed when they leave. */
  personalTo?: Participant;
}

interface BookingField extends FieldRule {
  /** Names it on forms, in the preview of an edit and in the change history. */
  label: string;
}

export interface BookingText extends BookingField {
  /** Names it in the messages of a refusal, where they do not take its label. */
  title?: string;
  /** In characters. */
  maxLength: number;
  personalTo: Participant;
  /** It opens a home: only `POST /visits/{id}/access` answers it to a participant, and no history stores it. */
  isCode?: true;
  isPhone?: true;
}

/**
 * Lists the optional texts of a booking (docs/product/schedules.md#the-booking-form).
 * A text in this list is checked, stored, copied to each visit, exported, edited in the owner's form, named in previews
 * and histories, answered to its readers, and shown to the owner and the walker who reads it. These tests hold that:
 * functions/contract-tests/readable.test.ts, functions/editing/booking-texts.test.ts, web/src/app/booking-texts.screen.test.tsx.
 */
export const bookingTexts = {
  notes: { label: "Notes", maxLength: 4000, readBy: participants, personalTo: "client" },
  address: { label: "Address", maxLength: 300, readBy: participants, personalTo: "client" },
  garage_code: {
    title: "Garage code",
    label: "Garage Code",

    maxLength: 60,
    readBy: ["walker"],
    personalTo: "client",
    isCode: true,
  },
  walker_phone: {
    label: "Walker Phone Number",

    maxLength: 30,
    readBy: ["client"],
    personalTo: "walker",
    isPhone: true,
  },
} as const satisfies Record<string, BookingText>;

/** Lists every field of a booking. A series gives all but the client to its dates. */
export const bookingFields = {
  timeframe: { label: "Time Frame", readBy: participants },
  service: { label: "Service", readBy: participants },
  client_id: { label: "Client", readBy: participants },
  walker_id: { label: "Walker", readBy: participants },
  pet_names: { label: "Pet Names", readBy: participants },
  price_cents: { label: "Price", readBy: [] },
  service_label: { label: "Service Description", readBy: participants },
  ...bookingTexts,
} as const satisfies Record<string, BookingField>;

export type BookingFieldName = keyof typeof bookingFields;
export const bookingFieldNames = Object.keys(bookingFields) as BookingFieldName[];

export type BookingTextName = keyof typeof bookingTexts;
export const bookingTextNames = Object.keys(bookingTexts) as BookingTextName[];

/** Reads a text's rules, including optional ones. */
export const bookingText = (name: BookingTextName): BookingText => bookingTexts[name];

type CodeName = {
  [Name in BookingTextName]: (typeof bookingTexts)[Name] extends { isCode: true } ? Name : never;
}[BookingTextName];

export const bookingCodeNames = bookingTextNames.filter((name): name is CodeName => bookingText(name).isCode === true);

/** The names of the texts in a participant's visits, without codes. */
export type TextReadBy<Reader extends Participant> = Exclude<
  {
    [Name in BookingTextName]: Reader extends (typeof bookingTexts)[Name]["readBy"][number] ? Name : never;
  }[BookingTextName],
  CodeName
>;

/** Lists the texts in a participant's visits, without codes. */
export const textsReadBy = <Reader extends Participant>(reader: Reader) =>
  bookingTextNames.filter((name): name is TextReadBy<Reader> => {
    const { readBy, isCode } = bookingText(name);
    return readBy.includes(reader) && !isCode;
  });

/** Makes a value for each of the named texts. */
export const textsBy = <Name extends BookingTextName, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
