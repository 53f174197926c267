import type { ReactNode } from "react";
import { useWalkers } from "../../lib/api/people.ts";
import { duration, frameBrief, weekdayName } from "../../lib/format/time.ts";
import { briefName } from "../../lib/format/told-apart.ts";
import { Chip } from "../../ui/form/chip.tsx";
import { AlertIcon, ClockIcon, KeyIcon, PeopleIcon } from "../../ui/theme/icons.tsx";
import type { Board } from "./board.ts";
import type { CalendarAddress } from "./calendar-address.ts";
import { overfullKey } from "./filter.ts";
import classes from "./problems.module.css";

interface ProblemsProps {
  board: Board;
  /** The visits whose walkers have no key. */
  withoutKey: ReadonlySet<string>;
  address: Pick<CalendarAddress, "only" | "showOnly" | "view">;
}

/**
 * Shows what needs the owner, as chips that show its visits alone. Of a single day it also shows what is nearly full.
 * It shows nothing when all is well.
 */
export function Problems({ board: { unassigned, overdue, tight }, withoutKey, address }: ProblemsProps) {
  const names = useWalkers().map(({ name }) => name);
  const full = tight.filter(({ load }) => load.fullness === "over" || address.view === "day");
  if (unassigned + overdue + withoutKey.size + full.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Needs attention">
      {unassigned > 0 && (
        <Problem problem="unassigned" tone="warn" address={address}>
          <PeopleIcon size={16} /> {unassigned} unassigned
        </Problem>
      )}
      {overdue > 0 && (
        <Problem problem="overdue" tone="bad" address={address}>
          <ClockIcon size={16} /> {overdue} overdue
        </Problem>
      )}
      {withoutKey.size > 0 && (
        <Problem problem="no-key" tone="warn" address={address}>
          <KeyIcon size={16} /> {withoutKey.size} without a key
        </Problem>
      )}
      {full.map(({ walker, date, load }) => {
        const problem = overfullKey(walker, date, load.timeframe);
        const over = load.fullness === "over";
        const how = over ? `over by ${duration(load.minutes - load.limit)}` : "nearly full";
        return (
          <Problem key={problem} problem={problem} tone={over ? "bad" : "warn"} address={address}>
            <AlertIcon size={16} /> {briefName(walker.name, names)} is {how} on {weekdayName(date)}{" "}
            {frameBrief(load.timeframe)}
          </Problem>
        );
      })}
    </ul>
  );
}

interface ProblemProps extends Pick<ProblemsProps, "address"> {
  problem: string;
  tone: "warn" | "bad";
  children: ReactNode;
}

function Problem({ problem, tone, address: { only, showOnly }, children }: ProblemProps) {
  const pressed = only === problem;
  return (
    <li>
      <Chip tone={tone} pressed={pressed} onClick={() => showOnly(pressed ? undefined : problem)}>
        {children}
      </Chip>
    </li>
  );
}
