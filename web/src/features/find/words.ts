import { placesIn, plainText } from "@petcare/domain";
import { isPhoneTyped } from "../../lib/format/is-phone-typed.ts";

const word = /[\p{L}\p{N}]+/gu;

/** Reads what was typed as the words that are looked for. */
export const wordsIn = (typed: string): string[] => plainText(typed).match(word) ?? [];

/** Whether each word that is looked for begins a word of the text. Accents and capitals do not count. */
export function isIn(text: string, wanted: readonly string[]): boolean {
  const words = placesIn(text).map(({ found }) => plainText(found));
  return wanted.every((one) => words.some((other) => other.startsWith(one)));
}

/** Whether somebody is meant: each typed word begins one of the text about them, or its digits are in their phone. */
export const isMeant = (text: string, { phone }: { phone: string | null }, typed: string): boolean =>
  isIn(text, wordsIn(typed)) || isPhoneTyped(typed, phone);
