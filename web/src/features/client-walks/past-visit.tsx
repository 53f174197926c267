import { Button } from "@mantine/core";
import { frameSpan, longDay } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { NoteText } from "../../parts/note-text.tsx";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import { type ClientVisit, hasNote, headingOf } from "./client-visits.ts";
import classes from "./visits.module.css";

/** A completed visit: when, who, what the walker wrote, and photos. */
export function PastVisit({ visit, onDeleteNote }: { visit: ClientVisit; onDeleteNote: () => void }) {
  const heading = headingOf(visit);
  const pets = petsText(visit.pet_names, 50);
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <div>
        <p className={classes.when}>{frameSpan(visit.timeframe)}</p>
        <h3 id={heading} tabIndex={-1}>
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
      {hasNote(visit) && (
        <div className={classes.foot}>
          <PhotoLinks urls={visit.photo_urls} />
          <Button variant="subtle" size="sm" className={classes.delete} onClick={onDeleteNote}>
            Delete note
            <span className="visually-hidden">
              {" "}
              of {pets}, {longDay(visit.date)}, {frameSpan(visit.timeframe)}
            </span>
          </Button>
        </div>
      )}
    </article>
  );
}
