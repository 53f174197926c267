import { Button } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import { canTransition } from "@petcare/domain";
import { Link } from "react-router-dom";
import classes from "./visit-footer.module.css";

/** The dialogs that the details open, by their names in the address. */
export const actDialogs = ["edit", "cancel", "complete", "reopen", "restore", "incident"] as const;

interface VisitFooterProps {
  visit: CalendarVisit;
  /** Whether its day has come and somebody has it. */
  isDue: boolean;
  /** Whether it is on an invoice: it is not opened again then. Undefined until that is known. */
  isLocked: boolean | undefined;
  /** Whether an invoice can take it. */
  isBillable: boolean;
  /** Whether something is being sent. */
  busy: boolean;
  /** Whether other visits of its series come back with it. */
  hasSeriesToRestore: boolean;
  open: (dialog: (typeof actDialogs)[number]) => void;
  confirm: () => void;
  restore: () => void;
  /** Names another place for it. */
  move: () => void;
}

/** Offers what can be done with a visit, by its status. Cancelling stands apart, and quiet. */
export function VisitFooter({
  visit,
  isDue,
  isLocked,
  isBillable,
  busy,
  hasSeriesToRestore,
  open,
  confirm,
  restore,
  move,
}: VisitFooterProps) {
  const { status, date, client_id } = visit;
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
        {isLocked === false && (
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
        {isLocked === false && (
          <Button loading={busy} onClick={restore}>
            Restore
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button variant="subtle" className={`${classes.apart} ${classes.cancel}`} onClick={() => open("cancel")}>
        Cancel visit…
      </Button>
      {canTransition("confirm", status) && (
        <Button variant="light" loading={busy} onClick={confirm}>
          Confirm
        </Button>
      )}
      {isDue && (
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
