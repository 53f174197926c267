import { Skeleton } from "@mantine/core";
import { type AnswerOf, type CalendarVisit, getSchedule, getVisit, type listClients } from "@petcare/contract";
import { addDays, expand, type LocalDate, parseRuleText, recurrenceSummary } from "@petcare/domain";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { completeVisit } from "../../lib/api/bookings.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { formatDollars, priceWords, wholePrice } from "../../lib/format/dollars.ts";
import { shownStatus } from "../../lib/format/shown-status.ts";
import { clockTime, frameSpan, fullDay, shortDay, today } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { withDialog } from "../../lib/hooks/dialog-in-address.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { PhoneLink } from "../../parts/contact-links.tsx";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { CompleteDialog } from "../../parts/visits/complete-dialog.tsx";
import { ReopenQuestion } from "../../parts/visits/reopen-question.tsx";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { KeyIcon } from "../../ui/theme/icons.tsx";
import type { Walker } from "./board.ts";
import { Incident } from "./details/incident.tsx";
import { RestoreSeriesDialog, useRestorableSeries } from "./details/restore-series-dialog.tsx";
import { failedAct, useVisitActs } from "./details/use-visit-acts.ts";
import { VisitChanges as Changes } from "./details/visit-changes.tsx";
import { actDialogs, VisitFooter } from "./details/visit-footer.tsx";
import { StoredFacts } from "./stored-facts.tsx";
import classes from "./visit-details.module.css";

interface VisitDetailsProps {
  visit: CalendarVisit;
  opened: boolean;
  client: AnswerOf<typeof listClients>[number] | undefined;
  walker: Walker | undefined;
  /** Its walker comes today or tomorrow and has no copy of the home's key. */
  isWithoutKey: boolean;
  now: number;
  onClose: () => void;
}

/** Everything about a visit, and what can be done with it. The calendar's part of it is there at once. */
export function VisitDetails({ visit, opened, client, walker, isWithoutKey, now, onClose }: VisitDetailsProps) {
  const query = useRead(getVisit, { params: { id: visit._id } });
  const stored = query.data;
  const money = stored && "pay" in stored ? stored : undefined;
  const isBilled = query.isPending ? undefined : money !== undefined && money.invoice !== null;
  const isPaidOut = money?.paid_out ?? false;
  const dialogs = useDialogInAddress(actDialogs);
  const { dialog, open, close } = dialogs;
  const move = useMoveInstead(visit._id);
  useCloseAfterCancelling(visit, dialog?.kind, onClose);
  const acts = useVisitActs();
  const hasSeriesToRestore = useRestorableSeries(visit, opened);
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
          isDue={visit.walker_id !== null && visit.date <= today(now)}
          isLocked={isBilled}
          isBillable={money?.invoice === null && money.written_off === null && money.charge !== 0}
          busy={acts.busy}
          hasSeriesToRestore={hasSeriesToRestore}
          open={(name) => open(name, visit._id)}
          confirm={() => acts.send({ act: "confirm", visit })}
          restore={() => acts.send({ act: "restore", visit })}
          move={move}
        />
      }
    >
      <div className={classes.details}>
        <StatusBadge status={shownStatus(visit, now)} />
        <Facts>
          <Fact term="When">
            {fullDay(visit.date)}, {frameSpan(visit.timeframe)}
            {visit.service_type === "overnight" && <small>until {ending(visit)}</small>}
          </Fact>
          {visit.recurring && <Repeats visit={visit} />}
          <Fact term="Service">{serviceName(visit)}</Fact>
          <Fact term="Walker">
            {walker ? (
              <Link to={`/admin/walkers/${walker.id}`}>{walker.name}</Link>
            ) : visit.walker_id === null ? (
              "Unassigned"
            ) : (
              "Unknown walker"
            )}
            {walker?.phone && <PhoneLink phone={walker.phone} />}
            {isWithoutKey && (
              <Link className={classes.missing} to={`/admin/clients/${visit.client_id}?tab=details`}>
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
          {money && <StoredFacts visit={money} />}
          {query.isPending && <StoredOutline />}
          <Fact term="Price">
            {formatDollars(wholePrice({ ...visit, parts: money?.parts }))}
            {money?.parts && <small>{priceWords({ ...visit, parts: money.parts })}</small>}
          </Fact>
        </Facts>
        {isPaidOut && visit.status === "cancelled" && (
          <p>Restoring it takes what the walker was paid for it off their next pay.</p>
        )}
        <Incident visit={visit} opened={opened} now={now} dialogs={dialogs} />
        <AskedChanges id={visit._id} />
        {query.isError && <Failure error={query.error} />}
      </div>
      <CompleteDialog
        above
        visit={visit}
        walkerName={walker?.isCurrentUser ? undefined : walker?.name}
        save={(body) => completeVisit(visit._id, body)}
        opened={opened && dialog?.kind === "complete"}
        onClose={close}
      />
      <ReopenDialog visit={visit} isPaidOut={isPaidOut} opened={opened && dialog?.kind === "reopen"} onClose={close} />
      <RestoreSeriesDialog visit={visit} opened={opened && dialog?.kind === "restore"} onClose={close} />
    </Dialog>
  );
}

/** Goes from the details to the question where the visit should go, which is no further step in the history. */
function useMoveInstead(id: string): () => void {
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  return () => setParams((now) => withDialog(now, ["visit", "move"], { kind: "move", id }), { replace: true, state });
}

/** Leaves the details once their visit was cancelled from them: its card then has the focus. */
function useCloseAfterCancelling({ status }: CalendarVisit, dialog: string | undefined, onClose: () => void): void {
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when one of these two changes.
  useEffect(() => {
    if (dialog === "cancel") asked.current = true;
    else if (asked.current && status === "cancelled") {
      asked.current = false;
      // The address is written once the screen around it is drawn.
      queueMicrotask(onClose);
    }
  }, [dialog, status]);
}

/** Keeps about the room of what is stored, until it is there. */
const StoredOutline = () =>
  ["Address", "Instructions", "Pay"].map((term) => (
    <Fact key={term} term={term}>
      <Skeleton height={24} width="60%" />
    </Fact>
  ));

const ending = ({ end, date }: CalendarVisit) => `${clockTime(end)} the day after ${shortDay(date)}`;

/** How far ahead the next dates are looked for, in days: a monthly rule on the 31st skips months. */
const ahead = 400;

/** The rule of a visit's series in words, with the dates that it gives next. */
function Repeats({ visit }: { visit: CalendarVisit }) {
  const { data: series } = useRead(getSchedule, { params: { id: visit._id } });
  const all = <Link to={`/admin/clients/${visit.client_id}?tab=visits`}>See all visits</Link>;
  if (!series?.rrule) {
    return (
      <Fact term="Repeats">
        Part of a series
        <small>Next: …</small>
        {all}
      </Fact>
    );
  }
  const rule = parseRuleText(series.rrule, series.date);
  const dates = expand(rule, series.date, ...afterBoth(visit.date, today())).slice(0, 3);
  return (
    <Fact term="Repeats">
      {recurrenceSummary(rule, series.date)}
      {dates.length > 0 && (
        <small>
          Next:{" "}
          {dates.map((date, at) => (
            <span key={date}>
              {at > 0 && "; "}
              <Link to={calendarOn(date, { visit: `${visit.schedule_id}.${date}` })}>{shortDay(date)}</Link>
            </span>
          ))}
        </small>
      )}
      {all}
    </Fact>
  );
}

/** The days after the later of two, the end exclusive. */
function afterBoth(one: LocalDate, other: LocalDate): [from: LocalDate, to: LocalDate] {
  const from = addDays(one > other ? one : other, 1);
  return [from, addDays(from, ahead)];
}

interface ReopenDialogProps {
  visit: CalendarVisit;
  /** Whether its walker was paid for it. */
  isPaidOut: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Opens a completed visit again, over its details. */
function ReopenDialog({ visit, isPaidOut, opened, onClose }: ReopenDialogProps) {
  const reopening = useVisitActs(onClose);
  return (
    <ReopenQuestion
      above
      visit={{ ...visit, paid_out: isPaidOut }}
      opened={opened}
      onClose={onClose}
      onConfirm={() => reopening.send({ act: "reopen", visit })}
      sending={reopening}
    />
  );
}

/** Who changed a visit or its series and when, once it is asked for. */
function AskedChanges({ id }: { id: string }) {
  const [isRequested, setIsRequested] = useState(false);
  return (
    <details className={classes.changes} onToggle={({ currentTarget }) => setIsRequested(currentTarget.open)}>
      <summary>Changes</summary>
      {isRequested && <Changes id={id} />}
    </details>
  );
}
