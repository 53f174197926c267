import classes from "./note-text.module.css";
import { TextWithPhones } from "./text-with-phones.tsx";

/** A person's text with its line breaks. Phone numbers are links. */
export function NoteText({ children }: { children: string }) {
  return (
    <p className={classes.note}>
      <TextWithPhones>{children}</TextWithPhones>
    </p>
  );
}
