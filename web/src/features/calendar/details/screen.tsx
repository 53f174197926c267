import { Button, Skeleton } from "@mantine/core";
import { type AnswerOf, type CalendarVisit, getSchedule, getVisit, type listClients } from "@petcare/contract";
import { addDays, expand, parseRuleText, recurrenceSummary } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useRecordHistory } from "../../../lib/api/history.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { formatDollars, priceWords, wholePrice } from "../../../lib/format/dollars.ts";
import { shownStatus } from "../../../lib/format/shown-status.ts";
import { clockTime, frameSpan, fullDay, shortDay, today } from "../../../lib/format/time.ts";
import { petsText, serviceName } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { ChangeList } from "../../../parts/change-history/change-list.tsx";
import { PhoneLink } from "../../../parts/contact-links.tsx";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { KeyIcon } from "../../../ui/theme/icons.tsx";
import { type Walker, walkerNamed } from "../board/data.ts";
import { StoredFacts } from "../facts/screen.tsx";
import { actDialogs, failedAct, useCloseAfterCancelling, useVisitActs } from "./data.ts";
import { VisitDialogs, VisitFooter } from "./dialogs.tsx";
import classes from "./screen.module.css";

interface VisitDetailsProps extends Shown {
  visit: CalendarVisit;
  client: AnswerOf<typeof listClients>[number] | undefined;
  walker: Walker | undefined;
  /** Whether the walker of a visit today or tomorrow has no key to the home. */
  isWithoutKey: boolean;
  now: number;
}

/** The details of a visit, and the acts on it. The calendar's facts are shown until the stored visit is read. */
export function VisitDetails({ visit, opened, client, walker, isWithoutKey, now, onClose }: VisitDetailsProps) {
  const { data, isPending, error } = useRead(getVisit, { params: { id: visit._id } });
  const stored = data && "pay" in data ? data : undefined;
  const dialogs = useDialogInAddress(actDialogs);
  const { dialog, open } = dialogs;
  const acts = useVisitActs(visit);
  useCloseAfterCancelling(visit, dialog?.kind, onClose);
  return (
    <Dialog
      opened={opened}
      // A key that closes the dialog above must leave this one open.
      onClose={dialog ? () => {} : onClose}
      title={petsText(visit.pet_names)}
      problem={acts.error && <Failure error={acts.error} fallback={failedAct} />}
      footer={
        <VisitFooter
          visit={visit}
          stored={stored}
          isReading={isPending}
          now={now}
          acts={acts}
          open={(kind) => open(kind, visit._id)}
        />
      }
    >
      <div className={classes.details}>
        <StatusBadge status={shownStatus(visit, now)} />
        <Facts>
          <Fact term="When">
            {fullDay(visit.date)}, {frameSpan(visit.timeframe)}
            {visit.service_type === "overnight" && (
              <small>
                until {clockTime(visit.end)} the day after {shortDay(visit.date)}
              </small>
            )}
          </Fact>
          {visit.recurring && <Repeats visit={visit} />}
          <Fact term="Service">{serviceName(visit)}</Fact>
          <Fact term="Walker">
            {walker ? <Link to={`/admin/walkers/${walker.id}`}>{walker.name}</Link> : walkerNamed([], visit.walker_id)}
            {walker?.phone && <PhoneLink phone={walker.phone} />}
            {isWithoutKey && (
              <Link className="pill" data-tone="warn" to={`/admin/clients/${visit.client_id}?tab=details`}>
                <KeyIcon size={16} /> No key
              </Link>
            )}
          </Fact>
          <Fact term="Client">
            {client ? <Link to={`/admin/clients/${client.id}`}>{client.name}</Link> : "Unknown client"}
            {client?.phone && <PhoneLink phone={client.phone} />}
            {client?.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
          </Fact>
          <Fact term="Pets">{visit.pet_names.join(", ") || "No pets named"}</Fact>
          {stored && <StoredFacts visit={stored} />}
          {isPending &&
            ["Address", "Instructions", "Pay"].map((term) => (
              <Fact key={term} term={term}>
                <Skeleton height={24} width="60%" />
              </Fact>
            ))}
          <Fact term="Price">
            {formatDollars(wholePrice({ ...visit, parts: stored?.parts }))}
            {stored?.parts && <small>{priceWords({ ...visit, parts: stored.parts })}</small>}
          </Fact>
        </Facts>
        {stored?.paid_out && visit.status === "cancelled" && (
          <p>Restoring it takes what the walker was paid for it off their next pay.</p>
        )}
        {visit.date <= today(now) && (
          <Button variant="default" size="sm" onClick={() => open("incident", visit._id)}>
            Note an incident…
          </Button>
        )}
        <Changes id={visit._id} />
        {error && <Failure error={error} />}
      </div>
      <VisitDialogs visit={visit} stored={stored} walker={walker} opened={opened} dialogs={dialogs} />
    </Dialog>
  );
}

/** The range of the next dates, in days. Long, because a monthly rule on the 31st skips months. */
const daysAhead = 400;

/** The rule of a visit's series in words, and its next dates. */
function Repeats({ visit }: { visit: CalendarVisit }) {
  const { data: series } = useRead(getSchedule, { params: { id: visit._id } });
  const rule = series?.rrule ? parseRuleText(series.rrule, series.date) : undefined;
  const from = addDays(visit.date > today() ? visit.date : today(), 1);
  const dates = rule && series ? expand(rule, series.date, from, addDays(from, daysAhead)).slice(0, 3) : undefined;
  return (
    <Fact term="Repeats">
      {rule && series ? recurrenceSummary(rule, series.date) : "Part of a series"}
      {dates?.length !== 0 && (
        <small>
          Next:{" "}
          {dates?.map((date, at) => (
            <span key={date}>
              {at > 0 && "; "}
              <Link to={calendarOn(date, { visit: `${visit.schedule_id}.${date}` })}>{shortDay(date)}</Link>
            </span>
          )) ?? "…"}
        </small>
      )}
      <Link to={`/admin/clients/${visit.client_id}?tab=visits`}>See all visits</Link>
    </Fact>
  );
}

/** The changes of a visit and its series. They are read once the owner opens them. */
function Changes({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Changes</summary>
      {isOpen && <ReadChanges id={id} />}
    </details>
  );
}

const ReadChanges = ({ id }: { id: string }) => (
  <>
    <ChangeList list={useRecordHistory("visit", id)} />
    <Link to={`/admin/visits/${id}`}>The record to print</Link>
  </>
);
