import { listDuePay } from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useRead } from "../../../lib/api/use-read.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { fullDay, shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { WalkerRecord } from "../walker-record.ts";
import classes from "./pay.module.css";
import { PayCsv } from "./pay-csv.tsx";
import { PayForm } from "./pay-form.tsx";
import { PayLines } from "./pay-lines.tsx";
import type { Due } from "./pay-types.ts";
import { staysText } from "./pay-words.ts";
import { PrintPay } from "./print-pay.tsx";
import { YearCard } from "./year-card.tsx";

interface DuePayProps {
  walker: WalkerRecord;
  today: LocalDate;
  /** Stands beside what is due, below the form that pays it. */
  beside: ReactNode;
  /** Stands below what is due, beside the form. */
  children: ReactNode;
}

/** Shows what a walker is still to be paid up to a day, and the form that records it. */
export function DuePay({ walker, today, beside, children }: DuePayProps) {
  const { to, show } = useUpTo(today);
  const query = useRead(listDuePay, { query: { to, walker_id: walker.id } });
  const due = query.data?.[0];
  // The rest stands below it or below the form, and would be pushed down.
  const isPlaced = useLastDefined(query.data ?? query.error ?? undefined) !== undefined;
  return (
    <div className={classes.columns}>
      <Card title="Due" aside={due && count(due.sums.visits, "visit")}>
        <div className={classes.tools}>
          <div className={classes.day}>
            <DateField label="Up to" past value={to} onChange={show} />
          </div>
          {due && due.lines.length > 0 && (
            <div className={classes.ways}>
              <PayCsv file={`due-up-to-${to}.csv`} lines={due.lines} />
              <PrintPay
                name={walker.name}
                days={`Up to ${fullDay(to)}`}
                word="Not paid yet"
                how={`on ${fullDay(today)}`}
                lines={due.lines}
                sums={due.sums}
              />
            </div>
          )}
        </div>
        <Loaded query={query}>
          {([one]) =>
            one && one.lines.length > 0 ? (
              <>
                <Obstacle due={one} />
                <PayLines lines={one.lines} total={one.sums.total} totalWord={`Due up to ${shortDay(to)}`} />
              </>
            ) : (
              <EmptyState title={`Nothing is due up to ${shortDay(to)}`} />
            )
          }
        </Loaded>
      </Card>
      <div className={classes.rail}>
        {due && due.lines.length > 0 && !obstacleOf(due) && (
          <PayForm key={walker.id} walker={walker} due={due} today={today} />
        )}
        {isPlaced && beside}
        {due && <YearCard due={due} today={today} />}
      </div>
      <div className="stack">{isPlaced && children}</div>
    </div>
  );
}

function Obstacle({ due }: { due: Due }) {
  const words = obstacleOf(due);
  return words ? <Notice tone="warn">{words}</Notice> : null;
}

/** Why nothing can be paid; undefined where it can. */
function obstacleOf({ lines, sums, runs }: Due): string | undefined {
  const unknown = lines.find(({ amount }) => amount === null);
  if (unknown) {
    return `${petsText(unknown.pet_names)} of ${shortDay(unknown.date)} has no pay yet. Correct its pay in Completed Walks first.`;
  }
  if (sums.total < 0) return staysText(sums.total);
  return runs.length === 0 ? "Choose an earlier day." : undefined;
}

/** The day in the address, ?to=…, or last Sunday. No later day than today. */
function useUpTo(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const requested = params.get("to");
  const sunday = addDays(startOfWeek(today), -1);
  const to = isNearDate(requested) && requested <= today ? requested : sunday;
  const show = (date: LocalDate | "") =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (date === "" || date === sunday) next.delete("to");
        else next.set("to", date > today ? today : date);
        return next;
      },
      { replace: true },
    );
  return { to, show };
}
