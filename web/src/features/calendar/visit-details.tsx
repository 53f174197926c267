import { Button } from "@mantine/core";
import { type AnswerOf, getVisit, type listClients } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { dollarsText } from "../../lib/format/dollars-text.ts";
import { shownStatus } from "../../lib/format/shown-status.ts";
import { clockTime, frameHours, fullDay, shortDay } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { MapLink, PhoneLink } from "../../parts/contact-links.tsx";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import type { CalendarVisit, Walker } from "./board.ts";
import classes from "./visit-details.module.css";

interface VisitDetailsProps {
  visit: CalendarVisit;
  opened: boolean;
  client: AnswerOf<typeof listClients>[number] | undefined;
  walker: Walker | undefined;
  now: number;
  onClose: () => void;
}

/** Everything about a visit, to read. */
export function VisitDetails({ visit, opened, client, walker, now, onClose }: VisitDetailsProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={petsText(visit.pet_names)}
      footer={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={classes.details}>
        <StatusBadge status={shownStatus(visit, now)} />
        <Facts>
          <Fact term="When">
            {fullDay(visit.date)}, {frameHours(visit.timeframe)}
            {visit.service_type === "overnight" && <small>until {ending(visit)}</small>}
            {visit.recurring && <small>Part of a series</small>}
          </Fact>
          <Fact term="Service">{serviceName(visit)}</Fact>
          <Fact term="Walker">
            {walker?.name ?? (visit.walker_id === null ? "Unassigned" : "Unknown walker")}
            {walker?.phone && <PhoneLink phone={walker.phone} />}
          </Fact>
          <Fact term="Client">
            {client?.name ?? "Unknown client"}
            {client?.phone && <PhoneLink phone={client.phone} />}
            {client?.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
          </Fact>
          <Fact term="Pets">{visit.pet_names.join(", ") || "No pets named"}</Fact>
          <Home visitId={visit._id} />
          <Fact term="Price">{dollarsText(visit.price)}</Fact>
        </Facts>
      </div>
    </Dialog>
  );
}

/** Where the visit is, as its walker reads it. The calendar leaves it out, for most visits are never opened. */
function Home({ visitId }: { visitId: string }) {
  const { data } = useRead(getVisit, { params: { id: visitId } });
  if (!data || !("garage_code" in data)) return null;
  return (
    <>
      {data.address && (
        <Fact term="Address">
          <MapLink address={data.address} />
        </Fact>
      )}
      {data.garage_code && <Fact term="Garage code">{data.garage_code}</Fact>}
    </>
  );
}

const ending = ({ end, date }: CalendarVisit) => `${clockTime(end)} the day after ${shortDay(date)}`;
