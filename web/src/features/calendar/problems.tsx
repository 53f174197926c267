import { UnstyledButton } from "@mantine/core";
import { firstNameOf } from "@petcare/domain";
import type { ReactNode } from "react";
import { duration, frameBrief, weekdayName } from "../../lib/format/time.ts";
import type { Board } from "./board.ts";
import { overfullKey } from "./filter.ts";
import classes from "./problems.module.css";
import type { CalendarAddress } from "./use-calendar-address.ts";

interface ProblemsProps {
  board: Board;
  /** The visits whose walkers have no key. */
  withoutKey: ReadonlySet<string>;
  address: Pick<CalendarAddress, "only" | "showOnly" | "view">;
}

/** What needs the owner, as chips that show its visits alone; of a single day also what is nearly full. Nothing when all is well. */
export function Problems({ board: { unassigned, overdue, tight }, withoutKey, address }: ProblemsProps) {
  const full = tight.filter(({ load }) => load.fullness === "over" || address.view === "day");
  if (unassigned + overdue + withoutKey.size + full.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Needs attention">
      {unassigned > 0 && (
        <Chip problem="unassigned" tone="warn" address={address}>
          {unassigned} unassigned
        </Chip>
      )}
      {overdue > 0 && (
        <Chip problem="overdue" tone="bad" address={address}>
          {overdue} overdue
        </Chip>
      )}
      {withoutKey.size > 0 && (
        <Chip problem="no-key" tone="warn" address={address}>
          {withoutKey.size} without a key
        </Chip>
      )}
      {full.map(({ walker, date, load }) => {
        const problem = overfullKey(walker, date, load.timeframe);
        const over = load.fullness === "over";
        const how = over ? `over by ${duration(load.minutes - load.limit)}` : "nearly full";
        return (
          <Chip key={problem} problem={problem} tone={over ? "bad" : "warn"} address={address}>
            {firstNameOf(walker.name)} is {how} on {weekdayName(date)} {frameBrief(load.timeframe)}
          </Chip>
        );
      })}
    </ul>
  );
}

interface ChipProps extends Pick<ProblemsProps, "address"> {
  problem: string;
  tone: "warn" | "bad";
  children: ReactNode;
}

function Chip({ problem, tone, address: { only, showOnly }, children }: ChipProps) {
  const pressed = only === problem;
  return (
    <li>
      <UnstyledButton data-tone={tone} aria-pressed={pressed} onClick={() => showOnly(pressed ? undefined : problem)}>
        {children}
      </UnstyledButton>
    </li>
  );
}
