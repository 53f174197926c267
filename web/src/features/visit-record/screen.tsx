import { Box, Button, Skeleton } from "@mantine/core";
import { getVisit, type OwnerVisit } from "@petcare/contract";
import { useEffect } from "react";
import { Link, useParams } from "react-router-dom";
import { useRecordHistory } from "../../lib/api/history.ts";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { clockTime, frameSpan, fullDay, today } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";
import type { Change } from "../../parts/change-history/change-words.ts";
import { Letterhead } from "../../parts/invoices/letterhead.tsx";
import paper from "../../parts/invoices/paper.module.css";
import { SheetScreen } from "../../parts/invoices/sheet-screen.tsx";
import { NoteText } from "../../parts/note-text.tsx";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { VisitPhotos } from "../../parts/visit-photos.tsx";
import { IncidentList } from "../../parts/visits/incident-list.tsx";
import { TickList } from "../../parts/visits/tick-list.tsx";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import classes from "./screen.module.css";

/** A visit's history to print, with its note and photos (docs/product/visits.md#the-record-of-a-visit). */
export function VisitRecordScreen() {
  useTitle("Record of a visit");
  const { id = "" } = useParams();
  const query = useRead(getVisit, { params: { id } });
  return (
    <SheetScreen
      tools={
        <Button variant="light" component={Link} to={`/admin/calendar?visit=${id}`}>
          The visit on the calendar
        </Button>
      }
    >
      <Loaded query={query} loading={<Skeleton height={520} />}>
        {(visit) => "pay" in visit && <VisitRecord visit={visit} />}
      </Loaded>
    </SheetScreen>
  );
}

function VisitRecord({ visit }: { visit: OwnerVisit }) {
  const now = useNow();
  const client = useClients().find(({ id }) => id === visit.client_id);
  const walker = useWalkers().find(({ id }) => id === visit.walker_id);
  const pets = petsText(visit.pet_names);
  return (
    <article className={`${paper.paper} ${classes.record}`} aria-label={`Record of the visit to ${pets}`} data-sheet>
      <Letterhead title="Record of a visit" sub={`${fullDay(visit.date)}, ${frameSpan(visit.timeframe)}`} />
      <Facts>
        <Fact term="Pets">{visit.pet_names.join(", ") || "No pets named"}</Fact>
        <Fact term="Client">{client?.name ?? "Unknown client"}</Fact>
        <Fact term="Address">{visit.address}</Fact>
        <Fact term="Walker">{walker?.name ?? (visit.walker_id === null ? "Unassigned" : "Unknown walker")}</Fact>
        <Fact term="Service">{serviceName(visit)}</Fact>
        <Fact term="State">
          <StatusBadge status={visit.status} />
        </Fact>
        <Fact term="Incidents">{visit.incidents.length > 0 && <IncidentList incidents={visit.incidents} />}</Fact>
        <Fact term="Care">{visit.ticks.length > 0 && <TickList ticks={visit.ticks} />}</Fact>
        <Fact term="Walker’s note">{visit.comments && <NoteText>{visit.comments}</NoteText>}</Fact>
      </Facts>
      <div className={classes.photos}>
        <VisitPhotos visit={visit._id} ids={visit.photo_ids} pets={pets} />
        <PhotoLinks urls={visit.photo_urls} />
      </div>
      <Box component="section" pt={20}>
        <h3>Changes, the latest first</h3>
        <AllChanges id={visit._id} />
      </Box>
      <p className={paper.note}>
        Made on {fullDay(today(now))}, {clockTime(new Date(now).toISOString())}. Codes of the home and amounts are left
        out.
      </p>
    </article>
  );
}

/** Lists all changes of a visit and its series, without amounts. All pages are read, since paper has no button for more. */
function AllChanges({ id }: { id: string }) {
  const list = useRecordHistory("visit", id);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return <ChangeList list={{ ...list, data: list.data?.flatMap(withoutAmounts) }} />;
}

const amounts = ["price", "charge", "pay", "own_pay"];

/** Removes the amounts of a change, or the change if it has only amounts. */
function withoutAmounts(change: Change): Change[] {
  const changes = change.changes.filter(({ field }) => !amounts.includes(field));
  return changes.length === 0 && change.changes.length > 0 ? [] : [{ ...change, changes }];
}
