/** A piece of a text, and whether it is a phone number. */
interface Piece {
  text: string;
  isPhone: boolean;
}

/** Ten digits as people here write them, not a part of a longer number. */
const phone = /(?<![\d.-])((?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4})(?![\d-])/;

/** The text in pieces, in order: 'Dr. Kim, 516-555-0134' is a text and a phone number. */
export const phonesIn = (text: string): Piece[] =>
  text
    .split(new RegExp(phone, "g"))
    .map((piece, index) => ({ text: piece, isPhone: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
