import { Button } from "@mantine/core";
import type { OwnerVisit } from "@petcare/contract";
import { bookingCodeNames, bookingText, isShortStay } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatDollars, wholePrice } from "../../../lib/format/dollars.ts";
import { clockSpan, clockTime, dayAndTime, shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { MapLink } from "../../../parts/contact-links.tsx";
import { NoteText } from "../../../parts/note-text.tsx";
import { PhotoLinks } from "../../../parts/photo-links.tsx";
import { VisitPhotos } from "../../../parts/visit-photos.tsx";
import { IncidentList } from "../../../parts/visits/incident-list.tsx";
import { ReportMark } from "../../../parts/visits/report-mark.tsx";
import { TextFacts } from "../../../parts/visits/text-facts.tsx";
import { TickList } from "../../../parts/visits/tick-list.tsx";
import { Fact } from "../../../ui/data/facts.tsx";

/** The facts that only the stored visit has, such as instructions, note, charge and pay. */
export function StoredFacts({ visit }: { visit: OwnerVisit }) {
  const { status, charge, pay, expected_pay, changed, incidents, comments, photo_urls, photo_ids } = visit;
  const isCancelled = status === "cancelled";
  const isOtherCharge = status === "completed" && charge !== null && charge !== wholePrice(visit);
  return (
    <>
      <Fact term="Reports">{visit.reports > 0 && <ReportMark reports={visit.reports} />}</Fact>
      {visit.beside.map(({ by, day, arrived_at, comments: note }) => (
        <Fact key={by + day} term="Beside it">
          {`${by}, ${shortDay(day)}${arrived_at ? `, there at ${clockTime(arrived_at)}` : ""}`}
          {note && <NoteText>{note}</NoteText>}
        </Fact>
      ))}
      {incidents.length > 0 && (
        <Fact term="Incidents">
          <IncidentList incidents={incidents} />
          {incidents.some(({ read_at }) => read_at === null) && <Link to="/admin/to-settle">To read</Link>}
        </Fact>
      )}
      <Fact term="Address">{visit.address && <MapLink address={visit.address} />}</Fact>
      {bookingCodeNames.map((name) => {
        const { label, title = label } = bookingText(name);
        return visit[name] && <HiddenCode key={name} term={title} code={visit[name]} />;
      })}
      <Fact term="Instructions">{visit.notes && <NoteText>{visit.notes}</NoteText>}</Fact>
      <TextFacts visit={visit} placed={["notes", "address", "walker_phone"]} />
      {visit.completed_at && (
        <Fact term="Completed">
          {dayAndTime(visit.completed_at)}
          <small>{visit.duration_minutes} minutes booked</small>
        </Fact>
      )}
      <OnSite visit={visit} />
      {isCancelled && (
        <Fact term="Cancelled">
          {visit.cancel_reason ?? "No reason was given."}
          {changed && <small>{`by ${changed.by}, ${dayAndTime(changed.at)}`}</small>}
        </Fact>
      )}
      <Fact term="Charge">{isCancelled && (charge ? formatDollars(charge) : "Nothing is charged")}</Fact>
      <Fact term="Walker’s note">{comments && <NoteText>{comments}</NoteText>}</Fact>
      <Fact term="Care">{visit.ticks.length > 0 && <TickList ticks={visit.ticks} />}</Fact>
      {photo_urls.length + photo_ids.length > 0 && (
        <Fact term="Photos">
          <VisitPhotos visit={visit._id} ids={photo_ids} pets={petsText(visit.pet_names)} />
          <PhotoLinks urls={photo_urls} />
        </Fact>
      )}
      <Fact term="Pay">{pay !== null && formatDollars(pay)}</Fact>
      <Fact term="Pay">{expected_pay !== null && `${formatDollars(expected_pay)} once it is done`}</Fact>
      <Fact term="Charge">{isOtherCharge && formatDollars(charge)}</Fact>
      <Fact term="Invoice">
        {visit.invoice && <Link to={`/admin/invoices/${visit.invoice.id}`}>{visit.invoice.number}</Link>}
      </Fact>
      <Fact term="Written off">{visit.written_off?.reason}</Fact>
    </>
  );
}

/** The walker's time of arrival, or the time on site once both ends are known. */
function OnSite({ visit }: { visit: OwnerVisit }) {
  const { arrived_at, completed_at, arrived_how, done_how, minutes_on_site: minutes, duration_minutes } = visit;
  if (arrived_at === null) return null;
  const byTag = arrived_how === "tag" && <small>Arrived by the door tag</small>;
  if (completed_at === null || minutes === null) {
    const how = [arrived_how, done_how];
    return (
      <Fact term="Arrived">
        {clockTime(arrived_at)}
        {byTag}
        {how.includes("given") && <small>A time was given later.</small>}
        {how.includes("adjusted") && <small>A time of the phone was put right.</small>}
      </Fact>
    );
  }
  return (
    <Fact term="On site">
      {clockSpan(arrived_at, completed_at)}
      {byTag}
      {isShortStay(minutes, duration_minutes) ? (
        <small className="pill" data-tone="warn">{`${minutes} of ${duration_minutes} min`}</small>
      ) : (
        <small>{minutes} min</small>
      )}
    </Fact>
  );
}

/** A code that is hidden at first, and each time the details open. */
function HiddenCode({ term, code }: { term: string; code: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <Fact term={term}>
      {isShown ? code : "• • • •"}
      <Button variant="default" size="sm" onClick={() => setShown(!isShown)}>
        {isShown ? "Hide code" : "Show code"}
      </Button>
    </Fact>
  );
}
