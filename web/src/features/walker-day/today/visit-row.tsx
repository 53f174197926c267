import { UnstyledButton } from "@mantine/core";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { shownStatus } from "../../../lib/format/shown-status.ts";
import { visitSpan } from "../../../lib/format/time.ts";
import { serviceName } from "../../../lib/format/words.ts";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import { visitName } from "../my-schedule.ts";
import type { Address } from "../use-address.ts";
import { SaidLine } from "../waiting/said-line.tsx";
import classes from "./visit-row.module.css";

/** A visit in a list. It opens the details. */
export function VisitRow({ visit, open, now }: { visit: ShownVisit; open: Address["open"]; now: number }) {
  return (
    <UnstyledButton className={classes.row} data-status={visit.status} onClick={() => open("visit", visit._id)}>
      <span className={classes.when}>
        {visitSpan(visit)} · {serviceName(visit)}
      </span>
      <StatusBadge status={shownStatus(visit, now)} />
      <b className={classes.pets}>{visitName(visit)}</b>
      {visit.status !== "cancelled" && (
        <span className={classes.where}>{[visit.clientName, visit.address].filter(Boolean).join(" · ")}</span>
      )}
      <SaidLine visit={visit} />
      {visit.status === "cancelled" && visit.comments && <span className={classes.note}>“{visit.comments}”</span>}
    </UnstyledButton>
  );
}
