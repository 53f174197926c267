import { nextVisits } from "@petcare/contract";
import { daysBetween, firstNameOf, type LocalDate } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { dayWord } from "../../../lib/format/day-words.ts";
import { frameSpan, monthDay, shortDay, today } from "../../../lib/format/time.ts";
import { serviceBrief } from "../../../lib/format/words.ts";
import classes from "./client-table.module.css";

/** Each client's next visit, by the client's id; undefined until it is known. */
export function useNextVisits() {
  const { data } = useRead(nextVisits, { everyMs: 60_000 });
  return data && { ...data, byClient: new Map(data.visits.map((visit) => [visit.client_id, visit])) };
}

interface NextVisitCellProps {
  next: ReturnType<typeof useNextVisits>;
  clientId: string;
  /** The names of the team by id. */
  names: ReadonlyMap<string, string>;
  /** Whoever comes has no copy of the home's key. */
  isWithoutKey: boolean;
}

/** When a client's next visit is, and whose. Nothing until it is known. */
export function NextVisitCell({ next, clientId, names, isWithoutKey }: NextVisitCellProps) {
  if (!next) return null;
  const visit = next.byClient.get(clientId);
  if (!visit) return <span className="muted">None until {monthDay(next.through)}</span>;
  const name = visit.walker_id === null ? undefined : firstNameOf(names.get(visit.walker_id) ?? "Unknown walker");
  return (
    <>
      <span className={classes.when}>
        {dayOf(visit.date)}, {frameSpan(visit.timeframe)}
      </span>
      <small>
        {serviceBrief(visit)}
        {name && ` · ${name}`}
      </small>
      {isWithoutKey && <small className={classes.warning}>No key</small>}
      {!name && <small className={classes.warning}>Unassigned</small>}
    </>
  );
}

/** 'Today', 'Tomorrow', else 'Mon, Nov 23': a list has no room for whole weekdays. */
function dayOf(date: LocalDate): string {
  const now = today();
  return daysBetween(now, date) < 2 ? dayWord(date, now) : shortDay(date);
}
