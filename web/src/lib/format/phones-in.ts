/** A piece of a text, and whether it is a phone number. */
interface Piece {
  text: string;
  isPhone: boolean;
}

/** Ten digits in the usual formats, not a part of a longer number. */
const phone = /(?<![\d.-])((?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4})(?![\d-])/;

/** Splits a text at its phone numbers: 'Dr. Kim, 516-555-0134' is a text and a number. */
export const phonesIn = (text: string): Piece[] =>
  text
    .split(new RegExp(phone, "g"))
    .map((piece, index) => ({ text: piece, isPhone: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
