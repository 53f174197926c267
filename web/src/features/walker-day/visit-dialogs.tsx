import { Button } from "@mantine/core";
import type { ShownVisit } from "../../lib/day/laid-over.ts";
import type { Row } from "../../lib/day/row.ts";
import { say } from "../../lib/day/use-waiting.ts";
import { keepsHere } from "../../lib/day/waiting.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { IncidentDialog } from "../../parts/visits/incident-dialog.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { CompleteDialog } from "./complete/complete-dialog.tsx";
import { DetailsDialog } from "./details/details-dialog.tsx";
import { visitName } from "./my-schedule.ts";
import { ScanDialog } from "./scan/scan-dialog.tsx";
import type { Address } from "./use-address.ts";
import { RemoveDialog } from "./waiting/remove-dialog.tsx";
import { toldWords } from "./waiting/said-words.ts";

interface VisitDialogsProps {
  visits: ShownVisit[];
  address: Address;
  now: number;
  rows: readonly Row[];
  onCompleted: () => void;
}

/** The dialog that the address names. */
export function VisitDialogs({ visits, address, now, rows, onCompleted }: VisitDialogsProps) {
  const { dialog, opening, open, close } = address;
  // A visit that leaves the schedule keeps its open dialog.
  const visit = useLastDefined(visits.find(({ _id }) => _id === dialog?.id));
  const removing = dialog?.kind === "remove";
  const row = useLastDefined(removing ? rows.find((one) => one.key === dialog.id) : undefined);
  const known = dialog === undefined || (removing ? row?.key : visit?._id) === dialog.id;

  return (
    <>
      <Dialog
        opened={!known}
        onClose={close}
        title="This walk was not found"
        footer={
          <Button variant="default" onClick={close}>
            Close
          </Button>
        }
      >
        It may have been moved to another day or walker.
      </Dialog>
      {row && <RemoveDialog row={row} opened={removing && known} onClose={close} />}
      {visit && (
        <>
          <DetailsDialog
            visit={visit}
            opened={known && dialog?.kind === "visit"}
            now={now}
            onComplete={() => open("complete", visit._id)}
            onIncident={() => open("incident", visit._id)}
            onScan={() => open("scan", visit._id)}
            onClose={close}
          />
          <CompleteDialog
            key={visit._id}
            visit={visit}
            opened={known && dialog?.kind === "complete"}
            onClose={close}
            onCompleted={onCompleted}
          />
          {known && dialog?.kind === "scan" && (
            <ScanDialog
              key={`scan ${opening}`}
              visit={visit}
              now={now}
              opened
              onComplete={() => open("complete", visit._id)}
              onClose={close}
            />
          )}
          <IncidentDialog
            key={`incident ${opening}`}
            visit={visit}
            isKept={keepsHere()}
            save={async (incident) => {
              const at = new Date().toISOString();
              return toldWords(await say(visit, { incident: { ...incident, at } }), visitName(visit), "Incident noted");
            }}
            opened={known && dialog?.kind === "incident"}
            onClose={close}
          />
        </>
      )}
    </>
  );
}
