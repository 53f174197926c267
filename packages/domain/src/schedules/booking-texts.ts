import type { Participant } from "../kinds.ts";
import { type BookingText, type BookingTextName, bookingTextNames, bookingTexts } from "./booking-fields.ts";

/** Reads what the list says of a text, also what only some texts say. */
export const bookingText = (name: BookingTextName): BookingText => bookingTexts[name];

type CodeName = {
  [Name in BookingTextName]: (typeof bookingTexts)[Name] extends { isCode: true } ? Name : never;
}[BookingTextName];

export const bookingCodeNames = bookingTextNames.filter((name): name is CodeName => bookingText(name).isCode === true);

/** The names of the texts in a participant's visits. A code is in none. */
export type TextReadBy<Reader extends Participant> = Exclude<
  {
    [Name in BookingTextName]: Reader extends (typeof bookingTexts)[Name]["readBy"][number] ? Name : never;
  }[BookingTextName],
  CodeName
>;

/** The names of the texts in a participant's visits. A code is in none. */
export const textsReadBy = <Reader extends Participant>(reader: Reader) =>
  bookingTextNames.filter((name): name is TextReadBy<Reader> => {
    const { readBy, isCode } = bookingText(name);
    return readBy.includes(reader) && !isCode;
  });

/** A value for each of the named texts. */
export const textsBy = <Name extends BookingTextName, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
