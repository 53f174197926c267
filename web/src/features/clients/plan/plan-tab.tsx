import type { ReactNode } from "react";
import { usePeopleReady } from "../../../lib/api/people.ts";
import type { ClientRecord } from "../client-record.ts";
import type { Upcoming } from "../upcoming.ts";
import { NextVisits } from "./next-visits.tsx";
import classes from "./plan-tab.module.css";
import { useClientSeries, WhatRepeats } from "./what-repeats.tsx";

interface PlanTabProps {
  client: ClientRecord;
  upcoming: Upcoming;
  onSchedule: () => void;
  /** The view of what they owe, beside it. */
  account: ReactNode;
}

/**
 * Shows what is booked for a client, and what they owe. The next visits wait for the series above, which would push
 * them down.
 */
export function PlanTab({ client, upcoming, onSchedule, account }: PlanTabProps) {
  const series = useClientSeries(client.id);
  const isReady = usePeopleReady();
  return (
    <div className={classes.plan}>
      <div className="stack">
        <WhatRepeats client={client} onSchedule={onSchedule} />
        {!series.isPending && isReady && <NextVisits client={client} upcoming={upcoming} />}
      </div>
      {account}
    </div>
  );
}
