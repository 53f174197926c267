import type { TimeFrame, VisitStatus } from "@petcare/domain";
import type { ReactNode } from "react";
import { frameBrief } from "../lib/format/time.ts";
import { count } from "../lib/format/words.ts";
import { PlainButton } from "../ui/form/plain-button.tsx";
import { KeyIcon, NoteIcon } from "../ui/theme/icons.tsx";
import classes from "./visit-card.module.css";

interface VisitCardProps {
  /** Undefined if the card's column is the time frame. */
  timeframe?: TimeFrame;
  /** The first line: the pets. */
  title: string;
  /** The second line, cut on a narrow card: the client, or the place. */
  detail: string;
  service?: string;
  status: VisitStatus;
  overdue: boolean;
  /** How long it is overdue, in words. */
  overdueFor?: string | undefined;
  /** Draws a dashed edge. */
  unassigned?: boolean;
  /** The height: 'pair' is two lines, 'line' one without `detail`. */
  dense?: "pair" | "line" | undefined;
  /** Whether the time frame has no time left for it. */
  beyond?: boolean;
  /** Whether its walker has no key of the home. */
  keyless?: boolean;
  /** The number of reports to settle. */
  reports?: number | undefined;
  /** Whether its walker is there, or it will be late. */
  outlook?: { words: string; isLate: boolean } | undefined;
  /** The walker's colour. */
  color: string;
  onClick: () => void;
  /** Further words for screen readers, such as the day and the walker. */
  hidden?: ReactNode;
}

/** A visit on a board. It opens the details. */
export function VisitCard(props: VisitCardProps) {
  const {
    timeframe,
    title,
    detail,
    service,
    status,
    overdue,
    overdueFor,
    beyond,
    keyless,
    reports = 0,
    outlook,
  } = props;
  const overdueSign = overdue ? { mark: "!", word: overdueFor ?? "overdue" } : undefined;
  const sign = beyond ? { mark: "⚠", word: "beyond" } : (overdueSign ?? signs[status]);
  return (
    <PlainButton
      className={classes.card}
      data-status={overdue ? "overdue" : status}
      data-unassigned={props.unassigned || undefined}
      data-dense={props.dense}
      data-beyond={beyond || undefined}
      data-overdue-for={overdueFor ? true : undefined}
      data-frameless={timeframe === undefined || undefined}
      style={{ "--c": props.color }}
      onClick={props.onClick}
      title={[title, outlook?.words, detail, service].filter(Boolean).join(" · ")}
    >
      {timeframe && <span className={classes.frame}>{frameBrief(timeframe)}</span>}
      <span className={classes.status}>
        {keyless && (
          <span className={classes.key}>
            <KeyIcon size={14} /> <span className={sign.word ? "visually-hidden" : classes.word}>no key</span>
          </span>
        )}{" "}
        {reports > 0 && (
          <span className={classes.key}>
            <NoteIcon size={14} /> <span className="visually-hidden">{count(reports, "report")} to settle</span>
          </span>
        )}{" "}
        {sign.mark} <span className={classes.word}>{sign.word}</span>
      </span>
      <b className={classes.title}>{title}</b>
      <span className={classes.more}>
        {outlook && <b data-late={outlook.isLate || undefined}>{outlook.words}</b>}
        {outlook && " · "}
        {[service, detail].filter(Boolean).join(" · ")}
      </span>
      <span className="visually-hidden">{props.hidden}</span>
    </PlainButton>
  );
}

/** A status as a mark and a word. A narrow card shows only the mark. */
const signs: Record<VisitStatus, { mark?: string; word: string }> = {
  scheduled: { word: "" },
  confirmed: { mark: "◉", word: "confirmed" },
  completed: { mark: "✓", word: "done" },
  cancelled: { mark: "✕", word: "cancelled" },
};
