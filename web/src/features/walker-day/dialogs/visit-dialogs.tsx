import { useSend } from "../../../lib/api/use-send.ts";
import { hasOutbox } from "../../../lib/day/outbox-state.ts";
import type { Row } from "../../../lib/day/row.ts";
import type { ShownVisit } from "../../../lib/day/shown-visit.ts";
import { removeRow, sendReport } from "../../../lib/day/use-outbox.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { IncidentDialog } from "../../../parts/visits/incident-dialog.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { type Address, visitName } from "../data.ts";
import { resultText } from "../words.ts";
import { CompleteDialog } from "./complete-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { ScanDialog } from "./scan-dialog.tsx";

interface VisitDialogsProps {
  visits: ShownVisit[];
  address: Address;
  now: number;
  rows: readonly Row[];
  onCompleted: () => void;
}

/** The dialogs of a visit. The address says which one is open. */
export function VisitDialogs({ visits, address, now, rows, onCompleted }: VisitDialogsProps) {
  const { dialog, opening, open, close } = address;
  // A dialog stays open when its visit leaves the schedule.
  const visit = useLastDefined(visits.find(({ _id }) => _id === dialog?.id));
  const removing = dialog?.kind === "remove";
  const row = useLastDefined(removing ? rows.find((one) => one.key === dialog.id) : undefined);
  const known = dialog === undefined || (removing ? row?.key : visit?._id) === dialog.id;
  const shownAs = (kind: NonNullable<Address["dialog"]>["kind"]) => ({
    opened: known && dialog?.kind === kind,
    onClose: close,
  });
  return (
    <>
      <Dialog opened={!known} onClose={close} title="This walk was not found" leave="Close">
        It may have been moved to another day or walker.
      </Dialog>
      {row && <RemoveDialog row={row} {...shownAs("remove")} />}
      {visit && (
        <>
          <DetailsDialog visit={visit} now={now} open={open} {...shownAs("visit")} />
          <CompleteDialog key={visit._id} visit={visit} onCompleted={onCompleted} {...shownAs("complete")} />
          {known && dialog?.kind === "scan" && (
            <ScanDialog
              key={`scan ${opening}`}
              visit={visit}
              now={now}
              onComplete={() => open("complete", visit._id)}
              {...shownAs("scan")}
            />
          )}
          <IncidentDialog
            key={`incident ${opening}`}
            visit={visit}
            isKept={hasOutbox()}
            save={async (incident) => {
              const at = new Date().toISOString();
              return resultText(
                await sendReport(visit, { incident: { ...incident, at } }),
                visitName(visit),
                "Incident noted",
              );
            }}
            {...shownAs("incident")}
          />
        </>
      )}
    </>
  );
}

/** Asks before removing a refused report. */
function RemoveDialog({ row, ...shown }: Shown & { row: Row }) {
  const sending = useSend({ mutationFn: () => removeRow(row), here: { onSuccess: shown.onClose } });
  return (
    <ConfirmDialog
      {...shown}
      title={row.incident ? `Remove this incident of ${row.name}?` : `Remove what you reported of ${row.name}?`}
      action="Remove"
      underWay="Removing..."
      onConfirm={() => sending.send(undefined)}
      sending={sending}
      failed="Failed to remove it. Please try again."
    >
      It was never sent. Its times and your text are gone from this phone then.
    </ConfirmDialog>
  );
}
