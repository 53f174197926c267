import { type ReactNode, Suspense } from "react";
import { Arriving } from "../../../ui/feedback/arriving.tsx";
import type { ClientRecord } from "../client-record.ts";
import type { Upcoming } from "../upcoming.ts";
import { NextVisits } from "./next-visits.tsx";
import classes from "./plan-tab.module.css";
import { WhatRepeats } from "./what-repeats.tsx";

interface PlanTabProps {
  client: ClientRecord;
  upcoming: Upcoming;
  onSchedule: () => void;
  /** What they owe, beside it. */
  account: ReactNode;
}

/** What is booked for a client, and what they owe. */
export const PlanTab = ({ client, upcoming, onSchedule, account }: PlanTabProps) => (
  <div className={classes.plan}>
    <div className="stack">
      <WhatRepeats client={client} onSchedule={onSchedule} />
      <NextVisits client={client} upcoming={upcoming} />
    </div>
    <Suspense fallback={<Arriving />}>{account}</Suspense>
  </div>
);
