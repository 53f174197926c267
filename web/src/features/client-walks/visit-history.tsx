import { Suspense, useEffect } from "react";
import { late } from "../../lib/arrival/late.ts";
import { today } from "../../lib/format/time.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useFetchedLater } from "../../lib/hooks/use-fetched-later.ts";
import { useKept } from "../../lib/hooks/use-kept.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { hasNote, useHistory } from "./client-visits.ts";
import { PastVisit } from "./past-visit.tsx";
import { VisitList } from "./visit-list.tsx";

const dialogs = ["delete-note"] as const;
const DeleteNoteDialog = late(async () => (await import("./delete-note-dialog.tsx")).DeleteNoteDialog);

/** What was done, the latest first. */
export function VisitHistory() {
  useTitle("Walk History");
  const list = useHistory();
  useFetchedLater(DeleteNoteDialog.fetch);
  const { dialog, open, close } = useDialogInAddress(dialogs);
  const asked = list.data?.find((visit) => visit._id === dialog?.id && hasNote(visit));
  const visit = useKept(asked);
  // The visit is on a page that was not read again, or its note is gone.
  const isStale = dialog !== undefined && list.data !== undefined && !asked;
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
          <DeleteNoteDialog key={visit._id} visit={visit} opened={asked !== undefined} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
