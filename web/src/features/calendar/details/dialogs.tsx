import { Button } from "@mantine/core";
import { type CalendarVisit, noteIncident, type OwnerVisit, restoreVisit } from "@petcare/contract";
import { canTransition } from "@petcare/domain";
import { Link } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { completeVisit } from "../../../lib/api/bookings.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { shortDay, today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import type { DialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { comesBack } from "../../../parts/series/effect-words.ts";
import { CompleteDialog } from "../../../parts/visits/complete-dialog.tsx";
import { IncidentDialog } from "../../../parts/visits/incident-dialog.tsx";
import { ReopenQuestion } from "../../../parts/visits/reopen-question.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { Walker } from "../board/data.ts";
import {
  type ActDialog,
  failedAct,
  useMoveInstead,
  useRestorableSeries,
  useRestorePreview,
  useVisitActs,
} from "./data.ts";
import classes from "./screen.module.css";

interface FooterProps {
  visit: CalendarVisit;
  /** The stored visit, and whether it is still being read. */
  stored: OwnerVisit | undefined;
  isReading: boolean;
  now: number;
  acts: ReturnType<typeof useVisitActs>;
  open: (dialog: ActDialog) => void;
}

/** The buttons for the acts that a visit's status allows. */
export function VisitFooter({ visit, stored, isReading, now, acts, open }: FooterProps) {
  const { _id, status, date, client_id, walker_id } = visit;
  const hasSeriesToRestore = useRestorableSeries(visit);
  const move = useMoveInstead(_id);
  const isOnInvoice = Boolean(stored?.invoice);
  const isBillable = stored && !isOnInvoice && !stored.written_off && stored.charge !== 0;
  if (status === "completed") {
    return (
      <>
        <Button
          component={Link}
          variant="subtle"
          className={classes.apart}
          to={`/admin/completed-walks?from=${date}&to=${date}`}
          data-autofocus
        >
          Price and pay
        </Button>
        {!isReading && !isOnInvoice && (
          <Button variant="default" onClick={() => open("reopen")}>
            Reopen…
          </Button>
        )}
        {isBillable && (
          <Button component={Link} to={`/admin/invoices/make?client=${client_id}&from=${date}`}>
            Invoice…
          </Button>
        )}
      </>
    );
  }
  if (status === "cancelled") {
    return (
      <>
        {hasSeriesToRestore && (
          <Button variant="default" onClick={() => open("restore")}>
            Restore the series…
          </Button>
        )}
        {!isReading && !isOnInvoice && (
          <Button loading={acts.busy} onClick={() => acts.send("restore")}>
            Restore
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button variant="subtle" color="brick" className={classes.apart} onClick={() => open("cancel")}>
        Cancel visit…
      </Button>
      {canTransition("confirm", status) && (
        <Button variant="light" loading={acts.busy} onClick={() => acts.send("confirm")}>
          Confirm
        </Button>
      )}
      {walker_id !== null && date <= today(now) && (
        <Button variant="light" onClick={() => open("complete")}>
          Complete…
        </Button>
      )}
      <Button variant="light" onClick={move}>
        Move to…
      </Button>
      <Button data-autofocus onClick={() => open("edit")}>
        Edit
      </Button>
    </>
  );
}

interface VisitDialogsProps {
  visit: CalendarVisit;
  stored: OwnerVisit | undefined;
  walker: Walker | undefined;
  /** Whether the details are open. */
  opened: boolean;
  dialogs: DialogInAddress<ActDialog>;
}

/** The dialogs over the details. */
export function VisitDialogs({ visit, stored, walker, opened, dialogs }: VisitDialogsProps) {
  const { dialog, opening, close } = dialogs;
  const propsOf = (kind: ActDialog) => ({ visit, opened: opened && dialog?.kind === kind, onClose: close });
  const reopening = useVisitActs(visit, close);
  return (
    <>
      <CompleteDialog
        above
        {...propsOf("complete")}
        walkerName={walker?.isCurrentUser ? undefined : walker?.name}
        save={(body) => completeVisit(visit._id, body)}
      />
      <ReopenQuestion
        above
        {...propsOf("reopen")}
        visit={{ ...visit, paid_out: stored?.paid_out ?? false }}
        onConfirm={() => reopening.send("reopen")}
        sending={reopening}
      />
      <RestoreSeriesDialog {...propsOf("restore")} />
      <IncidentDialog
        above
        key={opening}
        {...propsOf("incident")}
        save={async (body) => {
          await call(noteIncident, { params: { id: visit._id }, body });
          return `Incident noted: ${petsText(visit.pet_names)}`;
        }}
      />
    </>
  );
}

/** Previews which visits come back with their series, and restores the series. */
function RestoreSeriesDialog({ visit, ...shown }: Shown & { visit: CalendarVisit }) {
  const { query, answer, plan, refetch } = useRestorePreview(visit, shown.opened);
  const { send, error, busy } = useSend({
    mutationFn: () => call(restoreVisit, { params: { id: visit._id }, body: { scope: "series", plan } }),
    onSuccess: ({ effect }) => toast(`${comesBack(effect)}: ${petsText(visit.pet_names)}`),
    onError: () => void refetch(),
    here: { onSuccess: shown.onClose },
  });
  return (
    <Dialog
      above
      {...shown}
      title="Restore the series?"
      width={460}
      problem={error && <Failure error={error} fallback={failedAct} />}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={shown.onClose}>
            Leave it cancelled
          </Button>
          <Button loading={busy} disabled={!answer} onClick={() => send(undefined)}>
            Restore the series
          </Button>
        </>
      }
    >
      <Loaded query={query} failed={failedAct}>
        {({ effect }) => (
          <>
            <p>
              <b>{comesBack(effect)}</b>
              {effect.first[0] && `, the first on ${shortDay(effect.first[0].date)}`}.
            </p>
            <p>The series has its booked end again. Visits that were cancelled one by one stay cancelled.</p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
