import { Button, Group } from "@mantine/core";
import type { ClientVisit } from "@petcare/contract";
import { Suspense, useEffect } from "react";
import { clockSpan, frameSpan, longDay, today } from "../../../lib/format/time.ts";
import { petsText, serviceName } from "../../../lib/format/words.ts";
import { late } from "../../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { PhotoLinks } from "../../../parts/photo-links.tsx";
import { VisitPhotos } from "../../../parts/visit-photos.tsx";
import { TickList } from "../../../parts/visits/tick-list.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { hasNote, headingOf, useHistory } from "../data.ts";
import classes from "../screen.module.css";
import { VisitList } from "../visit-list.tsx";

const dialogs = ["delete-note"] as const;
const DeleteNoteDialog = late(async () => (await import("./dialogs.tsx")).DeleteNoteDialog);

/** The completed visits, the latest first. */
export function VisitHistory() {
  useTitle("Walk History");
  const list = useHistory();
  const { dialog, open, close } = useDialogInAddress(dialogs);
  const requested = list.data?.find((visit) => visit._id === dialog?.id && hasNote(visit));
  const visit = useLastDefined(requested);
  // The address names a visit on a page that is not read, or without a note.
  const isStale = dialog !== undefined && list.data !== undefined && !requested;
  useEffect(() => {
    if (isStale) close();
  });

  return (
    <>
      <VisitList
        list={list}
        today={today(useNow())}
        more="Show earlier walks"
        empty={
          <EmptyState title="No walks yet">
            After each walk your walker writes you a note, often with a photo. You find them here.
          </EmptyState>
        }
      >
        {(visit) => <PastVisit key={visit._id} visit={visit} onDeleteNote={() => open("delete-note", visit._id)} />}
      </VisitList>
      {visit && (
        <Suspense>
          <DeleteNoteDialog key={visit._id} visit={visit} opened={requested !== undefined} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** A completed visit with its note, care and photos. */
function PastVisit({ visit, onDeleteNote }: { visit: ClientVisit; onDeleteNote: () => void }) {
  const heading = headingOf(visit);
  const pets = petsText(visit.pet_names, 50);
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <div>
        <p className={classes.when}>{frameSpan(visit.timeframe)}</p>
        <h3 id={heading} tabIndex={-1}>
          {pets}
        </h3>
        <p className="muted">
          {serviceName(visit)}
          {visit.walker_name && ` with ${visit.walker_name}`}
        </p>
        {visit.arrived_at !== null && visit.completed_at !== null && (
          <p>
            {visit.walker_name ?? "Your walker"} was here {clockSpan(visit.arrived_at, visit.completed_at)}
          </p>
        )}
      </div>
      {visit.comments ? (
        <blockquote className={classes.note}>
          <NoteText>{visit.comments}</NoteText>
        </blockquote>
      ) : (
        <p className="muted">No note for this walk.</p>
      )}
      {visit.ticks.length > 0 && <TickList ticks={visit.ticks} />}
      <VisitPhotos visit={visit._id} ids={visit.photo_ids} pets={pets} />
      {hasNote(visit) && (
        <Group align="end" gap={4}>
          <PhotoLinks urls={visit.photo_urls} />
          <Button variant="subtle" size="sm" className={classes.delete} onClick={onDeleteNote}>
            Delete note
            <span className="visually-hidden">
              {" "}
              of {pets}, {longDay(visit.date)}, {frameSpan(visit.timeframe)}
            </span>
          </Button>
        </Group>
      )}
    </article>
  );
}
