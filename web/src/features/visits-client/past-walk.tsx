import { useId } from "react";
import { frameSpan } from "../../lib/time.ts";
import { petsText, serviceName } from "../../lib/words.ts";
import { NoteText } from "../../ui/note-text.tsx";
import { PhotoLinks } from "../../ui/photo-links.tsx";
import type { ClientVisit } from "./client-visits.ts";
import classes from "./walks.module.css";

/** A completed visit: when, who, what the walker wrote, and photos. */
export function PastWalk({ visit }: { visit: ClientVisit }) {
  const heading = useId();
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <div>
        <p className={classes.when}>{frameSpan(visit.timeframe)}</p>
        <h3 id={heading}>{petsText(visit.pet_names, 50)}</h3>
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
      <PhotoLinks urls={visit.photo_urls} />
    </article>
  );
}
