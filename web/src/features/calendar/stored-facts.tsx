import { Button } from "@mantine/core";
import type { OwnerVisit } from "@petcare/contract";
import { bookingCodeNames, bookingText, isShortStay } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatDollars, wholePrice } from "../../lib/format/dollars.ts";
import { clockSpan, clockTime, dayAndTime, shortDay } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { MapLink } from "../../parts/contact-links.tsx";
import { NoteText } from "../../parts/note-text.tsx";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import { VisitPhotos } from "../../parts/visit-photos.tsx";
import { IncidentList } from "../../parts/visits/incident-list.tsx";
import { ReportMark } from "../../parts/visits/report-mark.tsx";
import { TextFacts } from "../../parts/visits/text-facts.tsx";
import { TickList } from "../../parts/visits/tick-list.tsx";
import { Fact } from "../../ui/data/facts.tsx";
import classes from "./visit-details.module.css";

/** Shows what is stored for this visit alone, and how it went. */
export function StoredFacts({ visit }: { visit: OwnerVisit }) {
  const { address, notes, completed_at, comments, photo_urls, photo_ids, ticks, duration_minutes } = visit;
  const { status, charge, pay, expected_pay, cancel_reason, changed, invoice, written_off } = visit;
  return (
    <>
      {visit.reports > 0 && (
        <Fact term="Reports">
          <ReportMark reports={visit.reports} />
        </Fact>
      )}
      {visit.beside.map(({ by, day, arrived_at, comments }) => (
        <Fact key={by + day} term="Beside it">
          {`${by}, ${shortDay(day)}${arrived_at ? `, there at ${clockTime(arrived_at)}` : ""}`}
          {comments && <NoteText>{comments}</NoteText>}
        </Fact>
      ))}
      {visit.incidents.length > 0 && (
        <Fact term="Incidents">
          <IncidentList incidents={visit.incidents} />
          {visit.incidents.some(({ read_at }) => read_at === null) && <Link to="/admin/to-settle">To read</Link>}
        </Fact>
      )}
      {address && (
        <Fact term="Address">
          <MapLink address={address} />
        </Fact>
      )}
      {bookingCodeNames.map((name) => {
        const { label, title = label } = bookingText(name);
        return visit[name] && <HiddenCode key={name} term={title} code={visit[name]} />;
      })}
      {notes && (
        <Fact term="Instructions">
          <NoteText>{notes}</NoteText>
        </Fact>
      )}
      <TextFacts visit={visit} placed={["notes", "address", "walker_phone"]} />
      {completed_at && (
        <Fact term="Completed">
          {dayAndTime(completed_at)}
          <small>{duration_minutes} minutes booked</small>
        </Fact>
      )}
      <OnSite visit={visit} />
      {status === "cancelled" && (
        <>
          <Fact term="Cancelled">
            {cancel_reason ?? "No reason was given."}
            {changed && (
              <small>
                by {changed.by}, {dayAndTime(changed.at)}
              </small>
            )}
          </Fact>
          <Fact term="Charge">{charge ? formatDollars(charge) : "Nothing is charged"}</Fact>
        </>
      )}
      {comments && (
        <Fact term="Walker’s note">
          <NoteText>{comments}</NoteText>
        </Fact>
      )}
      {ticks.length > 0 && (
        <Fact term="Care">
          <TickList ticks={ticks} />
        </Fact>
      )}
      {photo_urls.length + photo_ids.length > 0 && (
        <Fact term="Photos">
          <VisitPhotos visit={visit._id} ids={photo_ids} pets={petsText(visit.pet_names)} />
          <PhotoLinks urls={photo_urls} />
        </Fact>
      )}
      {pay !== null && <Fact term="Pay">{formatDollars(pay)}</Fact>}
      {expected_pay !== null && <Fact term="Pay">{formatDollars(expected_pay)} once it is done</Fact>}
      {status === "completed" && charge !== null && charge !== wholePrice(visit) && (
        <Fact term="Charge">{formatDollars(charge)}</Fact>
      )}
      {invoice && (
        <Fact term="Invoice">
          <Link to={`/admin/invoices/${invoice.id}`}>{invoice.number}</Link>
        </Fact>
      )}
      {written_off && <Fact term="Written off">{written_off.reason}</Fact>}
    </>
  );
}

const byTag = "Arrived by the door tag";

/** When the walker was there, and for how long where both times are known. */
function OnSite({ visit }: { visit: OwnerVisit }) {
  const { arrived_at, completed_at, arrived_how, done_how, minutes_on_site: minutes, duration_minutes } = visit;
  if (arrived_at === null) return null;
  if (completed_at === null || minutes === null) {
    return (
      <Fact term="Arrived">
        {clockTime(arrived_at)}
        {arrived_how === "tag" && <small>{byTag}</small>}
        {[arrived_how, done_how].includes("given") && <small>A time was given later.</small>}
        {[arrived_how, done_how].includes("adjusted") && <small>A time of the phone was put right.</small>}
      </Fact>
    );
  }
  return (
    <Fact term="On site">
      {clockSpan(arrived_at, completed_at)}
      {arrived_how === "tag" && <small>{byTag}</small>}
      {isShortStay(minutes, duration_minutes) ? (
        <small className={classes.missing}>
          {minutes} of {duration_minutes} min
        </small>
      ) : (
        <small>{minutes} min</small>
      )}
    </Fact>
  );
}

/** Hidden until it is asked for, and again once the details were closed. */
function HiddenCode({ term, code }: { term: string; code: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Fact term={term}>
      {shown ? code : "• • • •"}
      <Button variant="default" size="sm" onClick={() => setShown(!shown)}>
        {shown ? "Hide code" : "Show code"}
      </Button>
    </Fact>
  );
}
