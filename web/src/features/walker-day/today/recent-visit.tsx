import { Button } from "@mantine/core";
import { useId } from "react";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { PhotoLinks } from "../../../parts/photo-links.tsx";
import type { WalkerVisit } from "../my-schedule.ts";
import type { Address } from "../use-address.ts";
import classes from "./recent-visit.module.css";

/** A completed visit with what was written and its photos. */
export function RecentVisit({ visit, open }: { visit: WalkerVisit; open: Address["open"] }) {
  const heading = useId();
  return (
    <article className={classes.visit} aria-labelledby={heading}>
      <div className={classes.head}>
        <div>
          <p className={classes.when}>
            {shortDay(visit.date)}, {frameSpan(visit.timeframe)}
          </p>
          <h3 id={heading}>{petsText(visit.pet_names)}</h3>
        </div>
        <Button
          variant="subtle"
          className={classes.details}
          aria-describedby={heading}
          onClick={() => open("visit", visit._id)}
        >
          Details
        </Button>
      </div>
      {visit.comments && <NoteText>{visit.comments}</NoteText>}
      <PhotoLinks urls={visit.photo_urls} />
    </article>
  );
}
