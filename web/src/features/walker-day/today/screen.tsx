import { Button, Group, Stack, UnstyledButton } from "@mantine/core";
import { business } from "@petcare/business";
import { type ReactNode, Suspense, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { Row } from "../../../lib/day/row.ts";
import type { ShownVisit } from "../../../lib/day/shown-visit.ts";
import { codeNames } from "../../../lib/format/code-words.ts";
import { byDay, dayWord } from "../../../lib/format/day-words.ts";
import { today as dateAt, frameSpan, shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { late } from "../../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { PhotoLinks } from "../../../parts/photo-links.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { CheckIcon, CoinIcon, NextIcon, UpIcon } from "../../../ui/theme/icons.tsx";
import { type Address, useConfirm, type VisitLists } from "../data.ts";
import { daysOf, useEarnings } from "../earnings/data.ts";
import { totalText } from "../earnings/words.ts";
import { ReportLine, VisitRow } from "../visit-parts.tsx";
import classes from "./screen.module.css";
import { VisitTile } from "./visit-tile.tsx";
import { LongWaiting, overdueHeading, Unfinished, WaitingList } from "./waiting.tsx";

const MilesDialog = late(async () => (await import("../dialogs/miles-dialog.tsx")).MilesDialog);

interface TodayViewProps {
  lists: VisitLists;
  open: Address["open"];
  now: number;
}

/** Today's visits, and beside them the upcoming and the recently completed ones. */
export function TodayView({ lists, rows, open, now }: TodayViewProps & { rows: readonly Row[] }) {
  const { open: todays, cancelled, done, overdue, upcoming, recent } = lists;
  const onCards = new Set([todays, cancelled, done, overdue, upcoming].flat().map(({ _id }) => _id));
  // A row that is sent again stays in the list until the server has answered.
  const [again, setAgain] = useState<string>();
  const waiting = rows.filter((row) => row.refused || row.incident || row.key === again || !onCards.has(row.visit));
  const { data: earnings } = useEarnings(daysOf("week", dateAt(now)));
  return (
    <div className={classes.columns}>
      <Stack gap={28}>
        <Stack gap={14}>
          <Unfinished lists={lists} open={open} now={now} />
          <TodaysVisits lists={lists} open={open} now={now} />
          <LongWaiting rows={rows} now={now} />
        </Stack>
        {waiting.length > 0 && (
          <Section title="Waiting to send">
            <WaitingList rows={waiting} open={open} again={again} onAgain={setAgain} />
          </Section>
        )}
        {overdue.length > 0 && (
          <Section title="Overdue from earlier days" id={overdueHeading}>
            {overdue.map((visit) => (
              <VisitTile key={visit._id} visit={visit} open={open} now={now} day={shortDay(visit.date)} />
            ))}
          </Section>
        )}
        {done.length > 0 && (
          <Section title="Done today">
            <List visits={done}>{(visit) => <DoneRow visit={visit} open={open} />}</List>
          </Section>
        )}
        {lists.toPrepare.length > 0 && (
          <Section title="For tomorrow">
            <ForTomorrow visits={lists.toPrepare} />
          </Section>
        )}
        <MilesButton now={now} />
      </Stack>
      <Stack gap={28} className={classes.second}>
        <Link to="/walker?view=earnings" className={classes.earnings}>
          <span className={classes.coin}>
            <CoinIcon />
          </span>
          <span>{earnings ? `This week: ${totalText(earnings)}` : "This week's earnings"}</span>
          <NextIcon />
        </Link>
        <Upcoming lists={lists} open={open} now={now} />
        <Section title="Recently completed">
          {recent.length === 0 && <p className="muted">Walks that you complete are kept here.</p>}
          {recent.map((visit) => (
            <RecentVisit key={visit._id} visit={visit} open={open} />
          ))}
        </Section>
      </Stack>
    </div>
  );
}

function TodaysVisits({ lists: { open: todays, cancelled, done, upcoming }, open, now }: TodayViewProps) {
  const [next] = upcoming;
  return (
    <Stack component="section" gap={14} aria-label="Today's walks">
      <h2 className="visually-hidden">Today's walks</h2>
      {todays.length === 0 && (
        <div className="lifted">
          <EmptyState title={done.length > 0 ? "All done for today" : "No visits today"}>
            {next
              ? `Enjoy the quiet. Next: ${petsText(next.pet_names)}, ${shortDay(next.date)}.`
              : "Enjoy the quiet. Nothing is booked for the days to come yet."}
          </EmptyState>
        </div>
      )}
      {todays.map((visit, index) => (
        <VisitTile key={visit._id} visit={visit} open={open} now={now} next={index === 0} />
      ))}
      {cancelled.map((visit) => (
        <VisitRow key={visit._id} visit={visit} open={open} now={now} />
      ))}
    </Stack>
  );
}

function Upcoming({ lists: { upcoming, moreUpcoming, toConfirm }, open, now }: TodayViewProps) {
  const { send, busy } = useConfirm();
  return (
    <Section title="Upcoming walks">
      {upcoming.length === 0 && <p className="muted">No walks are booked for the next month.</p>}
      {toConfirm.length > 0 && (
        <Button variant="light" className="wraps" loading={busy} onClick={() => send(toConfirm)}>
          Confirm all of tomorrow’s ({toConfirm.length})
        </Button>
      )}
      {byDay(upcoming).map(({ date, items }) => (
        <Stack key={date} gap={8}>
          <h3 className={classes.day}>{dayWord(date, dateAt(now))}</h3>
          <List visits={items}>{(visit) => <VisitRow visit={visit} open={open} now={now} />}</List>
        </Stack>
      ))}
      {moreUpcoming > 0 && (
        <Button component={Link} to="/walker?view=week" variant="light" className="wraps">
          See {moreUpcoming} more
        </Button>
      )}
    </Section>
  );
}

/** @param id of the heading, which can then take the focus */
const Section = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <Stack component="section" gap={14} aria-label={title}>
    <h2 id={id} tabIndex={id ? -1 : undefined}>
      {title}
    </h2>
    {children}
  </Stack>
);

const List = ({ visits, children }: { visits: ShownVisit[]; children: (visit: ShownVisit) => ReactNode }) => (
  <ul className="stack gap-8">
    {visits.map((visit) => (
      <li key={visit._id}>{children(visit)}</li>
    ))}
  </ul>
);

/** A visit that was completed today, with the beginning of its note. It opens the details. */
function DoneRow({ visit, open }: { visit: ShownVisit; open: Address["open"] }) {
  return (
    <UnstyledButton className={classes.done} onClick={() => open("visit", visit._id)}>
      <span className={classes.check} data-waiting={visit.unsent && true}>
        {visit.unsent ? <UpIcon size={18} /> : <CheckIcon size={18} />}
      </span>
      <span className={classes.text}>
        <span>
          <b>{petsText(visit.pet_names)}</b> · {frameSpan(visit.timeframe)}
          <span className="visually-hidden"> · Completed</span>
        </span>
        <ReportLine visit={visit} />
        {visit.comments && <span className={classes.note}>“{visit.comments}”</span>}
      </span>
    </UnstyledButton>
  );
}

/** A completed visit with its note and photos. */
function RecentVisit({ visit, open }: { visit: ShownVisit; open: Address["open"] }) {
  const heading = useId();
  const pets = petsText(visit.pet_names);
  return (
    <article className={classes.recent} aria-labelledby={heading}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <div>
          <p className="quiet">
            {shortDay(visit.date)}, {frameSpan(visit.timeframe)}
          </p>
          <h3 id={heading}>{pets}</h3>
        </div>
        <Button flex="none" variant="subtle" aria-label={`Details, ${pets}`} onClick={() => open("visit", visit._id)}>
          Details
        </Button>
      </Group>
      {visit.comments && <NoteText>{visit.comments}</NoteText>}
      <PhotoLinks urls={visit.photo_urls} />
    </article>
  );
}

/** Tomorrow's homes with a key or a code: which key to take or fetch, and which codes there are. */
function ForTomorrow({ visits }: { visits: readonly ShownVisit[] }) {
  const homes = new Map(visits.map((visit) => [`${visit.clientName} ${visit.address}`, visit]));
  return (
    <>
      <ul className={classes.homes}>
        {[...homes].map(([home, visit]) => (
          <li key={home}>
            <b>{[visit.clientName, visit.address].filter(Boolean).join(" · ")}</b>
            {[keyWords(visit), visit.codes.map((name) => codeNames[name]).join(", ")].map(
              (words) => words && <span key={words}>{words}</span>,
            )}
          </li>
        ))}
      </ul>
      {business.codesTakenAlong && visits.some(({ codes }) => codes.length > 0) && (
        <p className="muted">This phone takes the codes along tomorrow, where it has a signal.</p>
      )}
    </>
  );
}

/** 'Take the key “Front door”', 'Fetch a key: “Copy A” (Marcus), “Copy B” (Office, hook 3)'; '' without a key. */
function keyWords({ keys = [] }: ShownVisit): string {
  const own = keys.filter(({ where }) => where === null);
  if (own.length > 0) return `Take the key ${own.map(({ label }) => `“${label}”`).join(" or ")}`;
  if (keys.length === 0) return "";
  return `Fetch a key: ${keys.map(({ label, where }) => `“${label}” (${where})`).join(", ")}`;
}

const dialogs = ["miles"] as const;

/** Opens the form in which a walker types the miles of the day. */
function MilesButton({ now }: { now: number }) {
  const { last, opening, open, shown } = useDialogInAddress(dialogs);
  return (
    <>
      <Button variant="subtle" onPointerEnter={MilesDialog.preload} onClick={() => open("miles", "today")}>
        Miles driven…
      </Button>
      <Suspense>{last && <MilesDialog key={opening} today={dateAt(now)} {...shown} />}</Suspense>
    </>
  );
}
