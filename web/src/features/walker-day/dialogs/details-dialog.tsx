import { Button, Stack } from "@mantine/core";
import { business } from "@petcare/business";
import { canTransition, formatPhone, isOpen } from "@petcare/domain";
import type { ShownVisit } from "../../../lib/day/shown-visit.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { shownStatus } from "../../../lib/format/shown-status.ts";
import { dayAndTime, duration, frameSpan, fullDay, longDay, today } from "../../../lib/format/time.ts";
import { serviceName } from "../../../lib/format/words.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { PhotoLinks } from "../../../parts/photo-links.tsx";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import { TextWithPhones } from "../../../parts/text-with-phones.tsx";
import { VisitPhotos } from "../../../parts/visit-photos.tsx";
import { IncidentList } from "../../../parts/visits/incident-list.tsx";
import { TextFacts } from "../../../parts/visits/text-facts.tsx";
import { TickList } from "../../../parts/visits/tick-list.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { type Address, useConfirm, visitName } from "../data.ts";
import { ContactRow, canReport, HereButton, partsOf, petsOn, ReportLine } from "../visit-parts.tsx";

interface DetailsDialogProps extends Shown {
  visit: ShownVisit;
  now: number;
  open: Address["open"];
}

/** The details of a visit, as far as its walker may see them. */
export function DetailsDialog({ visit, now, open, ...shown }: DetailsDialogProps) {
  const { send, busy } = useConfirm();
  const isDue = isOpen(visit) && visit.date <= today(now);
  return (
    <Dialog
      {...shown}
      title={visitName(visit)}
      leave="Close"
      footer={
        <>
          {canTransition("confirm", visit.status) && (
            <Button variant="light" loading={busy} onClick={() => send([visit])}>
              Confirm
            </Button>
          )}
          <HereButton visit={visit} now={now} onScan={() => open("scan", visit._id)} />
          {isDue && canReport(visit) && <Button onClick={() => open("complete", visit._id)}>Complete walk</Button>}
        </>
      }
    >
      <Stack gap={14}>
        <div>
          <StatusBadge status={shownStatus(visit, now)} />
        </div>
        <ReportLine visit={visit} />
        <ContactRow visit={visit} />
        {visit.status === "completed" && !visit.unsent && (
          <p>
            Completed by mistake? Call <a href={`tel:${business.phone.link}`}>{business.phone.shown}</a>.
          </p>
        )}
        {isOpen(visit) && !isDue && <p>You can complete this walk from {longDay(visit.date)} on.</p>}
        <VisitFacts visit={visit} />
        {visit.date <= today(now) && (
          <Button variant="default" size="sm" w="fit-content" onClick={() => open("incident", visit._id)}>
            Note an incident…
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function VisitFacts({ visit }: { visit: ShownVisit }) {
  const { client, address, notes, comments, photo_urls, photo_ids = [], completed_at, cancel_reason, parking } = visit;
  // A schedule stored by an earlier release has no incidents.
  const { incidents = [], unsent_incidents = [] } = visit;
  const allIncidents = [...incidents, ...unsent_incidents.map((incident) => ({ ...incident, isUnsent: true }))];
  return (
    <Facts>
      <Fact term="Your note">{comments !== null && <NoteText>{comments}</NoteText>}</Fact>
      {photo_urls.length + photo_ids.length > 0 && (
        <Fact term="Photos">
          <VisitPhotos visit={visit._id} ids={photo_ids} pets={visitName(visit)} />
          <PhotoLinks urls={photo_urls} />
        </Fact>
      )}
      <Fact term="Incidents">{allIncidents.length > 0 && <IncidentList incidents={allIncidents} />}</Fact>
      <Fact term="Care">{visit.ticks.length > 0 && <TickList ticks={visit.ticks} />}</Fact>
      <Fact term="Arrived">{completed_at && visit.arrived_at && dayAndTime(visit.arrived_at)}</Fact>
      <Fact term="Completed">{completed_at && dayAndTime(completed_at)}</Fact>
      <Fact term="Cancelled">{cancel_reason && <NoteText>{cancel_reason}</NoteText>}</Fact>
      <Fact term="When">
        {fullDay(visit.date)}
        <br />
        {frameSpan(visit.timeframe)}
        {visit.service_type === "overnight" && `, until ${dayAndTime(visit.end)}`}
      </Fact>
      <Fact term="Service">
        {serviceName(visit)}
        {visit.service_type === "other" && <span className="muted"> · {duration(visit.duration_minutes)}</span>}
      </Fact>
      <Fact term="Instructions">{notes && <NoteText>{notes}</NoteText>}</Fact>
      <TextFacts visit={visit} placed={["notes", "address"]} />
      <Fact term="Pets">{visit.status !== "cancelled" && <PetList visit={visit} />}</Fact>
      <Fact term="Client">
        {client.name}
        {client.phone && <span className="muted"> · {formatPhone(client.phone)}</span>}
      </Fact>
      <Fact term="Address">{address}</Fact>
      <Fact term="Parking">{parking}</Fact>
    </Facts>
  );
}

/** The visit's pets with their facts, then the client's other pets by name. */
function PetList({ visit }: { visit: ShownVisit }) {
  const pets = petsOn(visit);
  const others = visit.pets.filter((pet) => !pets.includes(pet));
  if (visit.pets.length === 0) return visit.pet_names.join(", ") || "No pets named";
  return (
    <ul className="stack gap-10">
      {pets.map((pet) => (
        <li key={pet.name}>
          <b>{pet.name}</b>
          {pet.kind && <span className="muted"> · {pet.kind}</span>}
          {linesOf(pet).map((line) => (
            <p key={line}>
              <TextWithPhones>{line}</TextWithPhones>
            </p>
          ))}
        </li>
      ))}
      {others.length > 0 && <li className="muted">Not on this visit: {others.map(({ name }) => name).join(", ")}</li>}
    </ul>
  );
}

const linesOf = (pet: ShownVisit["pets"][number]): string[] => [
  ...partsOf(pet),
  ...(pet.vet ? [`Vet: ${pet.vet}`] : []),
  ...(pet.vet_limit === undefined ? [] : [`Vet: up to ${formatDollars(pet.vet_limit)} without asking`]),
];
