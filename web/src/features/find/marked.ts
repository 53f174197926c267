import { placesIn, plainText } from "@petcare/domain";
import { isPhoneTyped } from "../../lib/format/is-phone-typed.ts";

const word = /[\p{L}\p{N}]+/gu;

/** A part of a text, and whether it is what was looked for. */
interface Part {
  text: string;
  marked: boolean;
}

/** Reads what was typed as the words that are looked for. */
export const wordsIn = (typed: string): string[] => plainText(typed).match(word) ?? [];

/** Whether each word that is looked for begins a word of the text. Accents and capitals do not count. */
export function isIn(text: string, wanted: readonly string[]): boolean {
  const words = placesIn(text).map(({ found }) => plainText(found));
  return wanted.every((one) => words.some((other) => other.startsWith(one)));
}

/** A text in parts: the beginnings of words that were looked for are marked. */
export function marked(text: string, wanted: readonly string[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { found, index } of placesIn(text)) {
    if (index < from) continue;
    const length = Math.max(0, ...wanted.filter((one) => plainText(found).startsWith(one)).map((one) => one.length));
    if (length === 0) continue;
    const end = index + lengthOf(found, length);
    parts.push({ text: text.slice(from, index), marked: false }, { text: text.slice(index, end), marked: true });
    from = end;
  }
  return [...parts, { text: text.slice(from), marked: false }].filter((part) => part.text !== "");
}

/** How much of a word has this many plain characters: an accent of its own is a character more. */
function lengthOf(found: string, plain: number): number {
  let length = 0;
  while (length < found.length && plainText(found.slice(0, length)).length < plain) length += 1;
  while (/\p{M}/u.test(found.charAt(length))) length += 1;
  return length;
}

/** Whether somebody is meant: each typed word begins one of the text about them, or its digits are in their phone. */
export const isMeant = (text: string, { phone }: { phone: string | null }, typed: string): boolean =>
  isIn(text, wordsIn(typed)) || isPhoneTyped(typed, phone);
