import { Button } from "@mantine/core";
import { useState } from "react";
import { dayAndTime } from "../../../lib/format/time.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { LockIcon, PrintIcon } from "../../../ui/theme/icons.tsx";
import classes from "./closed-week.module.css";
import { fingerprintText } from "./fingerprint-text.ts";
import type { ClosedWeek } from "./week.ts";
import { WeekSheet } from "./week-sheet.tsx";

/** How many visits are drawn at first. The print has all. */
const atFirst = 24;

/** A closed week: who signed it and when, what was kept, and what changed later. */
export function ClosedWeekView({ week }: { week: ClosedWeek }) {
  const [maxShown, setMaxShown] = useState(atFirst);
  const [printing, setPrinting] = useState(false);
  const { signed, closed_at, fingerprint, intact, visits } = week;
  return (
    <div className={classes.week}>
      <header className={classes.head}>
        <LockIcon size={28} />
        <div>
          <p>
            <b>Closed</b> by {signed}, {dayAndTime(closed_at)}
          </p>
          <p className={classes.quiet}>
            Fingerprint <span className={classes.print}>{fingerprintText(fingerprint)}</span>
          </p>
        </div>
        <Button variant="light" leftSection={<PrintIcon size={18} />} onClick={() => setPrinting(true)}>
          Print
        </Button>
      </header>
      {!intact && (
        <Notice tone="danger">
          <p>What is kept of this week is not what was signed. Somebody has altered it since.</p>
        </Notice>
      )}
      <WeekSheet week={week} max={maxShown} />
      {visits.length > maxShown && (
        <Button variant="light" className={classes.more} onClick={() => setMaxShown(visits.length)}>
          Show all {visits.length} visits
        </Button>
      )}
      {printing && (
        <PrintedAlone onPrinted={() => setPrinting(false)}>
          <WeekSheet week={week} max={visits.length} isPaper />
        </PrintedAlone>
      )}
    </div>
  );
}
