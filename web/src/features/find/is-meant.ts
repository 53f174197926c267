import { isPhoneTyped } from "../../lib/format/is-phone-typed.ts";
import { isIn, wordsIn } from "./marked.ts";

/** Whether somebody is meant: each typed word begins one of the text about them, or its digits are in their phone. */
export const isMeant = (text: string, { phone }: { phone: string | null }, typed: string): boolean =>
  isIn(text, wordsIn(typed)) || isPhoneTyped(typed, phone);
