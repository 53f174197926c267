import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { frameSpan, longDay } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { NoteText } from "../../parts/note-text.tsx";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import type { ClientVisit } from "./client-visits.ts";
import { DeleteNoteDialog } from "./delete-note-dialog.tsx";
import classes from "./walks.module.css";

/** A completed visit: when, who, what the walker wrote, and photos. */
export function PastWalk({ visit }: { visit: ClientVisit }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Undefined until it is first opened: a list of walks is no list of dialogs.
  const [asking, setAsking] = useState<boolean>();
  const pets = petsText(visit.pet_names, 50);
  const hasNote = visit.comments !== null || visit.photo_urls.length > 0;

  const close = () => {
    setAsking(false);
    opener.current?.focus({ preventScroll: true });
  };
  const goOn = () => {
    const isHere = asking || document.activeElement === opener.current;
    setAsking(false);
    if (isHere) heading.current?.focus();
  };

  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <div>
        <p className={classes.when}>{frameSpan(visit.timeframe)}</p>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {pets}
        </h3>
        <p className={classes.quiet}>
          {serviceName(visit)}
          {visit.walker_name && ` with ${visit.walker_name}`}
        </p>
      </div>
      {visit.comments ? (
        <blockquote className={classes.note}>
          <NoteText>{visit.comments}</NoteText>
        </blockquote>
      ) : (
        <p className={classes.quiet}>No note for this walk.</p>
      )}
      {hasNote && (
        <div className={classes.foot}>
          <PhotoLinks urls={visit.photo_urls} />
          <Button ref={opener} variant="subtle" size="sm" className={classes.delete} onClick={() => setAsking(true)}>
            Delete note
            <span className="visually-hidden">
              {" "}
              of {pets}, {longDay(visit.date)}, {frameSpan(visit.timeframe)}
            </span>
          </Button>
        </div>
      )}
      {asking !== undefined && <DeleteNoteDialog visit={visit} opened={asking} onClose={close} onDeleted={goOn} />}
    </article>
  );
}
