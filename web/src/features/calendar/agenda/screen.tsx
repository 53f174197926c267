import { UnstyledButton } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import { listText } from "@petcare/domain";
import { shownStatus } from "../../../lib/format/shown-status.ts";
import { duration, frameSpan, longDay, today } from "../../../lib/format/time.ts";
import { count, petsText, serviceBrief } from "../../../lib/format/words.ts";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import type { BoardProps } from "../board/card.tsx";
import { byFrameAndPets, namesOff, outlookWords, walkerNamed, workOf } from "../board/data.ts";
import classes from "./screen.module.css";

/** A week's visits as a list by day, for reading down and for paper. Days without visits are left out. */
export function Agenda(props: BoardProps) {
  const { board, walkers, address, shows, now } = props;
  const byDate = Map.groupBy(board.visits.filter(shows), ({ date }) => date);
  return (
    <div className={`stack gap-20 ${classes.agenda}`}>
      {address.days.map((date) => {
        const ofDay = byDate.get(date)?.toSorted(byFrameAndPets);
        if (!ofDay) return null;
        const { visits, minutes } = workOf(ofDay);
        const off = namesOff(walkers, date);
        return (
          <section key={date} className={classes.day} aria-label={longDay(date)}>
            <h3 data-today={date === today(now) || undefined}>
              {longDay(date)}
              <small>
                {count(visits, "visit")}
                {minutes > 0 && ` · ${duration(minutes)}`}
                {off.length > 0 && ` · ${listText(off)} off`}
              </small>
            </h3>
            <ul className="lined">
              {ofDay.map((visit) => (
                <li key={visit._id}>
                  <Line {...props} visit={visit} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Line({ visit, ...props }: BoardProps & { visit: CalendarVisit }) {
  const reports = props.reports.get(visit._id) ?? 0;
  const outlook = props.outlooks.get(visit._id);
  return (
    <UnstyledButton
      className={classes.line}
      data-status={visit.status}
      onClick={() => props.address.openVisit(visit._id)}
    >
      <span className={classes.frame}>{frameSpan(visit.timeframe)}</span>
      <span className={classes.pets}>
        <b>{petsText(visit.pet_names)}</b> <span className="muted">{props.clientNames.get(visit.client_id)}</span>
      </span>
      <span className={classes.service}>{serviceBrief(visit)}</span>
      <span className={classes.walker} data-unassigned={visit.walker_id === null || undefined}>
        {walkerNamed(props.walkers, visit.walker_id)}
        {props.withoutKey.has(visit._id) && <b> · no key</b>}
        {outlook && <b> · {outlookWords(outlook)}</b>}
        {reports > 0 && <b> · {count(reports, "report")} to settle</b>}
      </span>
      <StatusBadge status={shownStatus(visit, props.now)} />
    </UnstyledButton>
  );
}
