import type { ComponentType } from "react";
import {
  CalendarIcon,
  InvoiceIcon,
  NextIcon,
  PawIcon,
  PeopleIcon,
  PhoneIcon,
  PlusIcon,
  WalkIcon,
} from "../../ui/theme/icons.tsx";
import type { Entry } from "./entry.ts";
import classes from "./entry-line.module.css";
import { marked } from "./marked.ts";

const icons: Record<Entry["kind"], ComponentType> = {
  schedule: PlusIcon,
  new: PlusIcon,
  act: NextIcon,
  call: PhoneIcon,
  pet: PawIcon,
  client: PeopleIcon,
  walker: WalkIcon,
  visit: CalendarIcon,
  invoice: InvoiceIcon,
  screen: NextIcon,
};

interface EntryLineProps {
  entry: Entry;
  wanted: readonly string[];
}

/** One thing that was found: its name with what was typed marked, what it is about, and what is useful to know. */
export function EntryLine({ entry: { kind, label, about, hint, warns }, wanted }: EntryLineProps) {
  const Icon = icons[kind];
  return (
    <>
      <span className={classes.icon} data-kind={kind}>
        <Icon />
      </span>
      <span className={classes.text}>
        <b>
          {marked(label, wanted).map(({ text, marked }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
            marked ? <mark key={at}>{text}</mark> : text,
          )}
        </b>
        {about && <small>{about}</small>}
      </span>
      {hint && (
        <span className={classes.hint} data-warns={warns || undefined}>
          {hint}
        </span>
      )}
    </>
  );
}
