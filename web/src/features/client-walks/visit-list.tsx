import type { ClientVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { type ReactNode, useId } from "react";
import { byDay, dayWord } from "../../lib/format/day-words.ts";
import { shortDay } from "../../lib/format/time.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { Outline } from "../../ui/feedback/outline.tsx";
import type { useHistory } from "./data.ts";
import classes from "./screen.module.css";

interface VisitListProps {
  list: ReturnType<typeof useHistory>;
  today: LocalDate;
  empty: ReactNode;
  more: string;
  /** Draws one visit. */
  children: (visit: ClientVisit) => ReactNode;
}

/** Visits day by day. On a wide screen the day is beside its visits. */
export function VisitList({ list, today, empty, more, children }: VisitListProps) {
  return (
    <div className={classes.list}>
      <DataList list={list} loading={<VisitsOutline />} empty={empty} more={more}>
        {(visits) =>
          byDay(visits).map(({ date, items }) => (
            <Day key={date} date={date} today={today}>
              {items.map((visit) => children(visit))}
            </Day>
          ))
        }
      </DataList>
    </div>
  );
}

function Day({ date, today, children }: { date: LocalDate; today: LocalDate; children: ReactNode }) {
  const heading = useId();
  const word = dayWord(date, today);
  return (
    <section className={classes.day} aria-labelledby={heading}>
      <h2 id={heading}>
        {word} {!word.includes(",") && <small>{shortDay(date)}</small>}
      </h2>
      <div className="stack gap-10">{children}</div>
    </section>
  );
}

/** The outline of the visits, as high as the screen, so that nothing below moves. */
export const VisitsOutline = () => <Outline heights={[150, 150, 150]} className={classes.outline} />;
