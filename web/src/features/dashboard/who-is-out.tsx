import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useWalkers } from "../../lib/api/people.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import { calendarOn } from "./calendar-link.ts";
import type { DaySummary } from "./day-summary.ts";
import classes from "./who-is-out.module.css";

/** Everybody with work today and how far they are. */
export function WhoIsOut({ date, byWalker }: Pick<DaySummary, "byWalker"> & { date: LocalDate }) {
  const colors = personColors(useWalkers());
  return (
    <>
      <h3>Who is out</h3>
      <ul className={classes.walkers}>
        {byWalker.map(({ walker, done, total, overdue }) => (
          <li key={walker.id}>
            <Link to={calendarOn(date)} className={classes.walker}>
              <Avatar name={walker.name} color={colors.get(walker.id) ?? ""} />
              <span>
                <b>{walker.name}</b>
                <span className={classes.quiet}>
                  {done} of {total} done{overdue > 0 && <span className={classes.late}> · {overdue} overdue</span>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
