import type { OwnerVisit } from "@petcare/contract";
import type { TimeSource } from "@petcare/domain";
import { type ReactNode, useEffect } from "react";
import { useRecordHistory } from "../../lib/api/history.ts";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { clockTime, dayAndTime, frameSpan, fullDay, today } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";
import type { Change } from "../../parts/change-history/change-words.ts";
import { Letterhead } from "../../parts/invoices/letterhead.tsx";
import paper from "../../parts/invoices/paper.module.css";
import { NoteText } from "../../parts/note-text.tsx";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { VisitPhotos } from "../../parts/visit-photos.tsx";
import { IncidentList } from "../../parts/visits/incident-list.tsx";
import { TextFacts } from "../../parts/visits/text-facts.tsx";
import { TickList } from "../../parts/visits/tick-list.tsx";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import classes from "./visit-record.module.css";

/** The words for the source of a time. */
const sources: Record<TimeSource | "ours", string> = {
  tap: "by the walker’s phone, at the tap",
  tag: "by the tag at the door",
  given: "given later by the walker",
  adjusted: "by the walker’s phone, whose time was put right",
  ours: "when it reached us",
};

/** The sheet: the plan, what was done, the photos, and each change of the visit. It has no codes and no amounts. */
export function VisitRecord({ visit }: { visit: OwnerVisit }) {
  const now = useNow();
  const client = useClients().find(({ id }) => id === visit.client_id);
  const walker = useWalkers().find(({ id }) => id === visit.walker_id);
  const pets = petsText(visit.pet_names);
  const photos = visit.photo_ids.length + visit.photo_urls.length;
  return (
    <article className={`${paper.paper} ${classes.record}`} aria-label={`Record of the visit to ${pets}`} data-sheet>
      <Letterhead title="Record of a visit" sub={fullDay(visit.date)} />
      <Part title="The plan">
        <Fact term="When">
          {fullDay(visit.date)}, {frameSpan(visit.timeframe)}
        </Fact>
        <Fact term="Service">
          {serviceName(visit)}
          <small>{visit.duration_minutes} minutes booked</small>
        </Fact>
        <Fact term="Pets">{visit.pet_names.join(", ") || "No pets named"}</Fact>
        <Fact term="Client">
          {client?.name ?? "Unknown client"}
          {visit.address && <small>{visit.address}</small>}
        </Fact>
        <Fact term="Walker">{walker?.name ?? (visit.walker_id === null ? "Unassigned" : "Unknown walker")}</Fact>
        {visit.notes && (
          <Fact term="Instructions">
            <NoteText>{visit.notes}</NoteText>
          </Fact>
        )}
        <TextFacts visit={visit} placed={["notes", "address", "walker_phone"]} />
      </Part>
      <Part title="What happened">
        <Fact term="State">
          <StatusBadge status={visit.status} />
        </Fact>
        {visit.arrived_at && <Moment term="Arrived" at={visit.arrived_at} how={visit.arrived_how} />}
        {visit.completed_at && <Moment term="Completed" at={visit.completed_at} how={visit.done_how} />}
        {visit.minutes_on_site !== null && <Fact term="On site">{visit.minutes_on_site} minutes</Fact>}
        {visit.status === "cancelled" && <Fact term="Cancelled">{visit.cancel_reason ?? "No reason was given."}</Fact>}
        {visit.reports > 0 && <Fact term="Reports">{visit.reports} of the walker’s wait to be settled</Fact>}
        {visit.incidents.length > 0 && (
          <Fact term="Incidents">
            <IncidentList incidents={visit.incidents} />
          </Fact>
        )}
        {visit.ticks.length > 0 && (
          <Fact term="Care">
            <TickList ticks={visit.ticks} />
          </Fact>
        )}
        {visit.comments && (
          <Fact term="Walker’s note">
            <NoteText>{visit.comments}</NoteText>
          </Fact>
        )}
      </Part>
      {photos > 0 && (
        <section>
          <h3>Photos</h3>
          <div className={classes.large}>
            <VisitPhotos visit={visit._id} ids={visit.photo_ids} pets={pets} />
          </div>
          <PhotoLinks urls={visit.photo_urls} />
        </section>
      )}
      <section>
        <h3>Changes, the latest first</h3>
        <AllChanges id={visit._id} />
      </section>
      <p className={paper.note}>
        Made on {fullDay(today(now))}, {clockTime(new Date(now).toISOString())}. Codes of the home and amounts are left
        out.
      </p>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <Facts>{children}</Facts>
  </section>
);

const Moment = ({ term, at, how }: { term: string; at: string; how: TimeSource | null }) => (
  <Fact term={term}>
    {dayAndTime(at)}
    <small>{sources[how ?? "ours"]}</small>
  </Fact>
);

/** Each change of a visit or its series, but of its amounts. A sheet cannot be asked for more, so all are read. */
function AllChanges({ id }: { id: string }) {
  const list = useRecordHistory("visit", id);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return <ChangeList list={{ ...list, data: list.data?.flatMap(withoutAmounts) }} />;
}

const amounts = ["price", "charge", "pay"];

/** The change without the amounts that it fixed or corrected; none where it was of nothing else. */
function withoutAmounts(change: Change): Change[] {
  const changes = change.changes.filter(({ field }) => !amounts.includes(field));
  return changes.length === 0 && change.changes.length > 0 ? [] : [{ ...change, changes }];
}
