import type { LocalDate } from "@petcare/domain";
import { type ReactNode, useId } from "react";
import { dayWord } from "../../lib/format/day-words.ts";
import { shortDay } from "../../lib/format/time.ts";
import classes from "./walks.module.css";

/** The walks of one day; the day stands beside them where there is room. */
export function DaySection({ date, today, children }: { date: LocalDate; today: LocalDate; children: ReactNode }) {
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
