import { UnstyledButton } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import { listText } from "@petcare/domain";
import type { Outlook } from "../../../lib/api/watch-marks.ts";
import { shownStatus } from "../../../lib/format/shown-status.ts";
import { duration, frameSpan, longDay, today } from "../../../lib/format/time.ts";
import { count, petsText, serviceBrief } from "../../../lib/format/words.ts";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import { byFrameAndPets, namesOff, type Walker, workOf } from "../board.ts";
import type { CalendarAddress } from "../calendar-address.ts";
import { outlookWords } from "../outlook-words.ts";
import classes from "./agenda.module.css";

interface AgendaProps {
  visits: readonly CalendarVisit[];
  walkers: readonly Walker[];
  clientNames: Map<string, string>;
  address: CalendarAddress;
  shows: (visit: CalendarVisit) => boolean;
  withoutKey: ReadonlySet<string>;
  /** How many reports of a visit wait to be settled. */
  reports: ReadonlyMap<string, number>;
  outlooks: ReadonlyMap<string, Outlook>;
  now: number;
}

/** A week's visits as a list by day, for reading down and for paper. Days without visits are left out. */
export function Agenda({
  visits,
  walkers,
  clientNames,
  address,
  shows,
  withoutKey,
  reports,
  outlooks,
  now,
}: AgendaProps) {
  const byDate = Map.groupBy(visits.filter(shows), ({ date }) => date);
  const walkerNames = new Map(walkers.map(({ id, name }) => [id, name]));
  return (
    <div className={classes.agenda}>
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
            <ul>
              {ofDay.map((visit) => (
                <li key={visit._id}>
                  <Line
                    visit={visit}
                    client={clientNames.get(visit.client_id)}
                    walker={
                      visit.walker_id === null ? undefined : (walkerNames.get(visit.walker_id) ?? "Unknown walker")
                    }
                    isWithoutKey={withoutKey.has(visit._id)}
                    reports={reports.get(visit._id) ?? 0}
                    outlook={outlooks.get(visit._id)}
                    now={now}
                    onOpen={() => address.open("visit", visit._id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface LineProps {
  visit: CalendarVisit;
  client: string | undefined;
  /** undefined for nobody. */
  walker: string | undefined;
  isWithoutKey: boolean;
  reports: number;
  outlook: Outlook | undefined;
  now: number;
  onOpen: () => void;
}

function Line({ visit, client, walker, isWithoutKey, reports, outlook, now, onOpen }: LineProps) {
  return (
    <UnstyledButton className={classes.line} data-status={visit.status} onClick={onOpen}>
      <span className={classes.frame}>{frameSpan(visit.timeframe)}</span>
      <span className={classes.pets}>
        <b>{petsText(visit.pet_names)}</b> <span className={classes.client}>{client}</span>
      </span>
      <span className={classes.service}>{serviceBrief(visit)}</span>
      <span className={classes.walker} data-unassigned={walker === undefined || undefined}>
        {walker ?? "Unassigned"}
        {isWithoutKey && <b> · no key</b>}
        {outlook && <b> · {outlookWords(outlook)}</b>}
        {reports > 0 && <b> · {count(reports, "report")} to settle</b>}
      </span>
      <StatusBadge status={shownStatus(visit, now)} />
    </UnstyledButton>
  );
}
