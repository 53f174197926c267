import { Skeleton } from "@mantine/core";
import type { ClientVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { type ReactNode, useId } from "react";
import { byDay, dayWord } from "../../lib/format/day-words.ts";
import { shortDay } from "../../lib/format/time.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import type { useHistory } from "./client-visits.ts";
import classes from "./visits.module.css";

interface VisitListProps {
  list: ReturnType<typeof useHistory>;
  today: LocalDate;
  empty: ReactNode;
  more: string;
  /** Draws one visit. */
  children: (visit: ClientVisit) => ReactNode;
}

/** Visits day by day. A day stands beside its visits where there is room. */
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
      <div className={classes.cards}>{children}</div>
    </section>
  );
}

/** The outline of visits that are not read yet. */
export function VisitsOutline() {
  return (
    <div className={`${classes.cards} ${classes.outline}`} role="status" aria-label="Loading">
      <Skeleton height={150} radius="lg" />
      <Skeleton height={150} radius="lg" />
      <Skeleton height={150} radius="lg" />
    </div>
  );
}
