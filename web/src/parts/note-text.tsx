import classes from "./note-text.module.css";

/** What somebody wrote, as plain text with its line breaks. */
export function NoteText({ children }: { children: string }) {
  return <p className={classes.note}>{children}</p>;
}
