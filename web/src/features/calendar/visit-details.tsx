import { Button } from "@mantine/core";
import type { AnswerOf, listClients } from "@petcare/contract";
import { formatCents, type LocalDate, toCents } from "@petcare/domain";
import type { ReactNode } from "react";
import { visitOverdue } from "../../lib/overdue.ts";
import { clockTime, frameHours, fullDay, shortDay } from "../../lib/time.ts";
import { petsText, serviceName } from "../../lib/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { MapLink } from "../../ui/map-link.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { CalendarVisit, Walker } from "./board.ts";
import classes from "./visit-details.module.css";

interface VisitDetailsProps {
  visit: CalendarVisit | undefined;
  client: AnswerOf<typeof listClients>[number] | undefined;
  walker: Walker | undefined;
  now: number;
  onClose: () => void;
}

/** A visit, to read. */
export function VisitDetails({ visit, client, walker, now, onClose }: VisitDetailsProps) {
  return (
    <Dialog
      opened={visit !== undefined}
      onClose={onClose}
      title={visit ? petsText(visit.pet_names) : ""}
      footer={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      {visit && (
        <div className={classes.details}>
          <StatusBadge status={visitOverdue(visit, now) ? "overdue" : visit.status} />
          <dl className={classes.list}>
            <Line term="When">
              {fullDay(visit.date as LocalDate)}, {frameHours(visit.timeframe)}
              {visit.service_type === "overnight" && <small>until {ending(visit)}</small>}
              {visit.recurring && <small>Part of a series</small>}
            </Line>
            <Line term="Service">{serviceName(visit)}</Line>
            <Line term="Walker">
              {walker?.name ?? (visit.walker_id === null ? "Unassigned" : "Unknown walker")}
              {walker?.phone && <PhoneLink phone={walker.phone} />}
            </Line>
            <Line term="Client">
              {client?.name ?? "Unknown client"}
              {client?.phone && <PhoneLink phone={client.phone} />}
              {client?.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
            </Line>
            <Line term="Pets">{visit.pet_names.join(", ") || "No pets named"}</Line>
            {client?.address && (
              <Line term="Home address">
                <MapLink address={client.address} />
              </Line>
            )}
            {client?.garage_code && <Line term="Garage code">{client.garage_code}</Line>}
            <Line term="Price">{formatCents(toCents(visit.price) ?? 0)}</Line>
          </dl>
        </div>
      )}
    </Dialog>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const ending = ({ end, date }: CalendarVisit) => `${clockTime(end)} the day after ${shortDay(date as LocalDate)}`;
