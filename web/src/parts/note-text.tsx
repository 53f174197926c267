import classes from "./note-text.module.css";
import { TextWithPhones } from "./text-with-phones.tsx";

/** Shows what somebody wrote, as plain text with its line breaks. */
export function NoteText({ children }: { children: string }) {
  return (
    <p className={classes.note}>
      <TextWithPhones>{children}</TextWithPhones>
    </p>
  );
}
