import { Button } from "@mantine/core";
import { type CalendarVisit, noteIncident } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import type { DialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { IncidentDialog } from "../../../parts/visits/incident-dialog.tsx";
import type { actDialogs } from "./visit-footer.tsx";

interface IncidentProps {
  visit: CalendarVisit;
  /** Whether the details around it are open. */
  opened: boolean;
  now: number;
  dialogs: DialogInAddress<(typeof actDialogs)[number]>;
}

/** The way to note what went wrong on a visit whose day has come, and its dialog. */
export function Incident({ visit, opened, now, dialogs: { dialog, opening, open, close } }: IncidentProps) {
  const isOpen = opened && dialog?.kind === "incident";
  if (visit.date > today(now)) return null;
  return (
    <>
      <div>
        <Button variant="default" size="sm" onClick={() => open("incident", visit._id)}>
          Note an incident…
        </Button>
      </div>
      <IncidentDialog
        above
        key={opening}
        visit={visit}
        save={async (body) => {
          await writeToBookings(() => call(noteIncident, { params: { id: visit._id }, body }));
          return `Incident noted: ${petsText(visit.pet_names)}`;
        }}
        opened={isOpen}
        onClose={close}
      />
    </>
  );
}
