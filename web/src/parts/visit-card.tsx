import { UnstyledButton } from "@mantine/core";
import type { TimeFrame, VisitStatus } from "@petcare/domain";
import type { ReactNode } from "react";
import { frameBrief } from "../lib/format/time.ts";
import classes from "./visit-card.module.css";

interface VisitCardProps {
  timeframe: TimeFrame;
  /** The line that is read first: the pets. */
  title: string;
  /** The quiet line, cut where a card is narrow: the service, then whose pets, or where. */
  detail: string;
  service?: string;
  status: VisitStatus;
  overdue: boolean;
  /** Nobody is assigned. The card is drawn with a dashed edge. */
  unassigned?: boolean;
  /** The walker's colour. */
  color: string;
  onClick: () => void;
  /** What else a screen reader says, such as the day and the walker. */
  hidden?: ReactNode;
}

/** A visit on a board: frame and status, pets, client and service. Opens its details. */
export function VisitCard({
  timeframe,
  title,
  detail,
  service,
  status,
  overdue,
  unassigned,
  color,
  onClick,
  hidden,
}: VisitCardProps) {
  return (
    <UnstyledButton
      className={classes.card}
      data-status={overdue ? "overdue" : status}
      data-unassigned={unassigned || undefined}
      style={{ "--c": color }}
      onClick={onClick}
      title={[title, detail, service].filter(Boolean).join(" · ")}
    >
      <span className={classes.frame}>
        {frameBrief(timeframe)} <span className={classes.status}>{statusSign(status, overdue)}</span>
      </span>
      <b className={classes.title}>{title}</b>
      <span className={classes.more}>{[service, detail].filter(Boolean).join(" · ")}</span>
      <span className="visually-hidden">{hidden}</span>
    </UnstyledButton>
  );
}

function statusSign(status: VisitStatus, overdue: boolean): string {
  if (overdue) return "· overdue";
  return { scheduled: "", confirmed: "· confirmed", completed: "✓ done", cancelled: "✕ cancelled" }[status];
}
