import { bookingText, bookingTextNames, type Participant, textsBy, textsReadBy } from "@petcare/domain";
import * as z from "zod/mini";
import { optionalText } from "./text.ts";

const answer = () => z.nullable(z.string());

/** A booking's texts as they are sent. */
export const bookingTextFields = textsBy(bookingTextNames, (name) => {
  const { label, title = label, maxLength } = bookingText(name);
  return optionalText(title, maxLength);
});

/** A booking's texts as the owner reads them; null where there is none. */
export const bookingTextAnswers = textsBy(bookingTextNames, answer);

/** A booking's texts as a participant of its visits reads them; null where there is none. */
export const textAnswersTo = <Reader extends Participant>(reader: Reader) => textsBy(textsReadBy(reader), answer);
