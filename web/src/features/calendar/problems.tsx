import { UnstyledButton } from "@mantine/core";
import { firstNameOf } from "@petcare/domain";
import type { ReactNode } from "react";
import { duration, frameBrief, weekdayName } from "../../lib/format/time.ts";
import type { Board } from "./board.ts";
import { overfullKey } from "./filter.ts";
import classes from "./problems.module.css";
import type { WeekAddress } from "./use-week.ts";

interface ProblemsProps {
  board: Board;
  address: Pick<WeekAddress, "only" | "showOnly">;
}

/** What needs the owner this week, as chips that show its visits alone. Nothing when all is well. */
export function Problems({ board: { unassigned, overdue, overfull }, address }: ProblemsProps) {
  if (unassigned + overdue + overfull.length === 0) return null;
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
      {overfull.map(({ walker, date, load }) => {
        const problem = overfullKey(walker, date, load.timeframe);
        return (
          <Chip key={problem} problem={problem} tone="bad" address={address}>
            {firstNameOf(walker.name)} is over by {duration(load.minutes - load.limit)} on {weekdayName(date)}{" "}
            {frameBrief(load.timeframe)}
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
