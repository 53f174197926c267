import { Button, Skeleton, UnstyledButton } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import type { Row } from "../../../lib/day/row.ts";
import { byDay, dayWord } from "../../../lib/format/day-words.ts";
import { frameSpan, shortDay, today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { PhotoLinks } from "../../../parts/photo-links.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { CheckIcon, UpIcon } from "../../../ui/theme/icons.tsx";
import { useConfirm } from "../confirm/use-confirm.ts";
import { WeekEarnings } from "../earnings/week-earnings.tsx";
import { MilesButton } from "../miles/miles-button.tsx";
import type { Address } from "../use-address.ts";
import { LongWaiting } from "../waiting/long-waiting.tsx";
import { SaidLine } from "../waiting/said-line.tsx";
import { WaitingList } from "../waiting/waiting-list.tsx";
import { ForTomorrow } from "./for-tomorrow.tsx";
import { LeftOver, leftHeading } from "./left-over.tsx";
import classes from "./today-view.module.css";
import type { VisitLists } from "./visit-lists.ts";
import { VisitRow } from "./visit-row.tsx";
import { VisitTile } from "./visit-tile.tsx";

interface TodayViewProps {
  lists: VisitLists;
  open: Address["open"];
  now: number;
}

/** The walker's day: what is next and what is done, then what comes and what was done on earlier days. */
export function TodayView({ lists, rows, open, now }: TodayViewProps & { rows: readonly Row[] }) {
  const { open: todays, cancelled, done, left, upcoming } = lists;
  const onCards = new Set([todays, cancelled, done, left, upcoming].flat().map(({ _id }) => _id));
  // What is sent once more stays where its button is until it is answered.
  const [again, setAgain] = useState<string>();
  const waiting = rows.filter((row) => row.refused || row.incident || row.key === again || !onCards.has(row.visit));
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <div className={classes.list}>
          <LeftOver lists={lists} open={open} now={now} />
          <TodaysVisits lists={lists} open={open} now={now} />
          <LongWaiting rows={rows} now={now} />
        </div>
        {waiting.length > 0 && (
          <Section title="Waiting to send">
            <WaitingList rows={waiting} open={open} again={again} onAgain={setAgain} />
          </Section>
        )}
        {lists.left.length > 0 && (
          <Section title="Overdue from earlier days" id={leftHeading}>
            {lists.left.map((visit) => (
              <VisitTile key={visit._id} visit={visit} open={open} now={now} day={shortDay(visit.date)} />
            ))}
          </Section>
        )}
        {lists.done.length > 0 && (
          <Section title="Done today">
            <ul className="stack gap-8">
              {lists.done.map((visit) => (
                <li key={visit._id}>
                  <DoneRow visit={visit} open={open} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {lists.toPrepare.length > 0 && (
          <Section title="For tomorrow">
            <ForTomorrow visits={lists.toPrepare} />
          </Section>
        )}
        <MilesButton today={today(now)} />
      </div>
      <div className={classes.column}>
        <WeekEarnings date={today(now)} />
        <Upcoming lists={lists} open={open} now={now} />
        <Section title="Recently completed">
          {lists.recent.length === 0 && <p className={classes.quiet}>Walks that you complete are kept here.</p>}
          {lists.recent.map((visit) => (
            <RecentVisit key={visit._id} visit={visit} open={open} />
          ))}
        </Section>
      </div>
    </div>
  );
}

/** The outline of today's list while it loads. */
export function TodayOutline() {
  return (
    <div className={classes.list} role="status" aria-label="Loading">
      <Skeleton height={230} radius="lg" />
      <Skeleton height={140} radius="lg" />
      <Skeleton height={140} radius="lg" />
    </div>
  );
}

function TodaysVisits({ lists, open, now }: TodayViewProps) {
  return (
    <section className={classes.list} aria-label="Today's walks">
      <h2 className="visually-hidden">Today's walks</h2>
      {lists.open.length === 0 && <NothingLeft lists={lists} />}
      {lists.open.map((visit, index) => (
        <VisitTile key={visit._id} visit={visit} open={open} now={now} next={index === 0} />
      ))}
      {lists.cancelled.map((visit) => (
        <VisitRow key={visit._id} visit={visit} open={open} now={now} />
      ))}
    </section>
  );
}

function NothingLeft({ lists }: { lists: VisitLists }) {
  const [next] = lists.upcoming;
  return (
    <div className={classes.empty}>
      <EmptyState title={lists.done.length > 0 ? "All done for today" : "No visits today"}>
        {next
          ? `Enjoy the quiet. Next: ${petsText(next.pet_names)}, ${shortDay(next.date)}.`
          : "Enjoy the quiet. Nothing is booked for the days to come yet."}
      </EmptyState>
    </div>
  );
}

function Upcoming({ lists, open, now }: TodayViewProps) {
  return (
    <Section title="Upcoming walks">
      {lists.upcoming.length === 0 && <p className={classes.quiet}>No walks are booked for the next month.</p>}
      <ConfirmTomorrow visits={lists.toConfirm} />
      {byDay(lists.upcoming).map(({ date, items }) => (
        <div key={date} className={classes.day}>
          <h3>{dayWord(date, today(now))}</h3>
          <ul className="stack gap-8">
            {items.map((visit) => (
              <li key={visit._id}>
                <VisitRow visit={visit} open={open} now={now} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {lists.moreUpcoming > 0 && (
        <Button component={Link} to="/walker?view=week" variant="light" className="wraps">
          See {lists.moreUpcoming} more
        </Button>
      )}
    </Section>
  );
}

/** @param id of its heading, which can be given the focus then */
function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2 id={id} tabIndex={id ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Confirms every visit of tomorrow that is not confirmed yet, with one tap. */
function ConfirmTomorrow({ visits }: { visits: readonly ShownVisit[] }) {
  const { send, busy } = useConfirm();
  if (visits.length === 0) return null;
  return (
    <Button variant="light" className="wraps" loading={busy} onClick={() => send(visits)}>
      Confirm all of tomorrow’s ({visits.length})
    </Button>
  );
}

/** A visit that was done today, with the beginning of its note. It opens the details. */
function DoneRow({ visit, open }: { visit: ShownVisit; open: Address["open"] }) {
  return (
    <UnstyledButton className={classes.done} onClick={() => open("visit", visit._id)}>
      <span className={classes.check} data-waiting={visit.said && true}>
        {visit.said ? <UpIcon size={18} /> : <CheckIcon size={18} />}
      </span>
      <span className={classes.text}>
        <span className={classes.line}>
          <b>{petsText(visit.pet_names)}</b> · {frameSpan(visit.timeframe)}
          <span className="visually-hidden"> · Completed</span>
        </span>
        <SaidLine visit={visit} />
        {visit.comments && <span className={classes.note}>“{visit.comments}”</span>}
      </span>
    </UnstyledButton>
  );
}

/** A completed visit with what was written and its photos. */
function RecentVisit({ visit, open }: { visit: ShownVisit; open: Address["open"] }) {
  const heading = useId();
  return (
    <article className={classes.recent} aria-labelledby={heading}>
      <div className={classes.head}>
        <div>
          <p className={classes.when}>
            {shortDay(visit.date)}, {frameSpan(visit.timeframe)}
          </p>
          <h3 id={heading}>{petsText(visit.pet_names)}</h3>
        </div>
        <Button
          variant="subtle"
          className={classes.details}
          aria-label={`Details, ${petsText(visit.pet_names)}`}
          onClick={() => open("visit", visit._id)}
        >
          Details
        </Button>
      </div>
      {visit.comments && <NoteText>{visit.comments}</NoteText>}
      <PhotoLinks urls={visit.photo_urls} />
    </article>
  );
}
