import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { sumDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { clientNameIn } from "../invoice.ts";
import { CheckRow, CheckSection } from "./check-section.tsx";
import type { OpenWeek } from "./week.ts";

type Visit = OpenWeek["unfinished"][number];

interface VisitCheckProps {
  week: OpenWeek;
  onOpen: (dialog: "complete" | "edit" | "cancel", visitId: string) => void;
}

/** Visits of which nobody has said that they happened. */
export const UnfinishedCheck = ({ week: { unfinished }, onOpen }: VisitCheckProps) => (
  <CheckSection
    id="unfinished"
    title="Unfinished visits"
    left={unfinished.length}
    words="The day has passed, and nobody has said that they happened."
    atZero="Each visit was completed or cancelled."
    dollars={sumDollars(unfinished.map(({ price }) => price))}
    rows={unfinished}
  >
    {(visit) => <VisitRow key={visit.visit_id} visit={visit} onOpen={onOpen} />}
  </CheckSection>
);

/** Those of them that nobody has. */
export const UnassignedCheck = ({ week: { unassigned, visits }, onOpen }: VisitCheckProps) => (
  <CheckSection
    id="unassigned"
    title="Visits without a walker"
    left={unassigned.length}
    words="Assign each to whoever did it, or cancel it. They are among the unfinished visits, too."
    atZero={visits === 0 ? "The week had no visits." : `All ${count(visits, "visit")} of the week had one.`}
    dollars={sumDollars(unassigned.map(({ price }) => price))}
    rows={unassigned}
  >
    {(visit) => <VisitRow key={visit.visit_id} visit={visit} onOpen={onOpen} />}
  </CheckSection>
);

function VisitRow({ visit, onOpen }: { visit: Visit; onOpen: VisitCheckProps["onOpen"] }) {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const walker = useWalkers().find(({ id }) => id === visit.walker_id)?.name;
  const { visit_id, date, timeframe, pet_names, client_id, walker_id, price } = visit;
  const name = `${petsText(pet_names)}, ${shortDay(date)}`;
  const act = walker_id === null ? "edit" : "complete";
  const word = walker_id === null ? "Assign" : "Complete";
  return (
    <CheckRow
      first={
        <>
          {shortDay(date)}
          <small>{frameSpan(timeframe)}</small>
        </>
      }
      name={petsText(pet_names)}
      about={`${clientNameIn(clients, client_id)}, ${walker ? `with ${walker}` : "nobody was assigned"}`}
      dollars={price}
    >
      <Button size="sm" variant="light" onClick={() => onOpen(act, visit_id)} aria-label={`${word} ${name}`}>
        {word}…
      </Button>
      <Button size="sm" variant="default" onClick={() => onOpen("cancel", visit_id)} aria-label={`Cancel ${name}`}>
        Cancel…
      </Button>
    </CheckRow>
  );
}

/** Reports that the plan contradicts, and that could still change the week. */
export function ReportsCheck({ week: { reports } }: { week: OpenWeek }) {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const team = useWalkers();
  return (
    <CheckSection
      id="reports"
      title="Reports to settle"
      left={reports.length}
      words="Walkers did what the plan contradicts. Each changes what is charged and paid."
      atZero="Each report of a walker is settled."
      action={
        <Button component={Link} to="/admin/to-settle" size="sm">
          Settle
        </Button>
      }
      rows={reports}
    >
      {({ id, visit_id, day, pet_names, client_id, walker_id }) => (
        <CheckRow
          key={`${visit_id} ${id}`}
          first={shortDay(day)}
          name={petsText(pet_names)}
          about={`${clientNameIn(clients, client_id)}, reported by ${team.find((one) => one.id === walker_id)?.name ?? "a former walker"}`}
        >
          <Link
            to={calendarOn(day, { visit: visit_id })}
            aria-label={`Visit of ${petsText(pet_names)}, ${shortDay(day)}`}
          >
            Visit
          </Link>
        </CheckRow>
      )}
    </CheckSection>
  );
}

/** Clients whose done work is on no invoice. */
export function ToBillCheck({ week: { monday, to_bill, unfinished } }: { week: OpenWeek }) {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const nameOf = ({ client_id }: { client_id: string }) => clientNameIn(clients, client_id);
  const make = (client?: string) =>
    `/admin/invoices/make?${new URLSearchParams({ from: monday, ...(client && { client }) })}`;
  const lines = to_bill.reduce((sum, { visits }) => sum + visits, 0);
  const first =
    unfinished.length > 0 ? ` Settle the ${count(unfinished.length, "unfinished visit")} first: they come along.` : "";
  return (
    <CheckSection
      id="to-bill"
      title="Clients to invoice"
      left={to_bill.length}
      words={`${count(lines, "line")} ${lines === 1 ? "is" : "are"} on no invoice yet.${first}`}
      atZero="All that was done is on invoices, or written off."
      dollars={sumDollars(to_bill.map(({ amount }) => amount))}
      action={
        <Button component={Link} to={make()} size="sm">
          Make invoices
        </Button>
      }
      rows={to_bill.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))}
      nameOf={nameOf}
    >
      {({ client_id, visits, amount }) => (
        <CheckRow
          key={client_id}
          first={count(visits, "line")}
          name={clientNameIn(clients, client_id)}
          about={petsText(clients.get(client_id)?.pets.map(({ name }) => name) ?? [])}
          dollars={amount}
        >
          <Link to={make(client_id)} aria-label={`Preview ${clientNameIn(clients, client_id)}’s invoice`}>
            Preview
          </Link>
        </CheckRow>
      )}
    </CheckSection>
  );
}
