import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { csvText, invoiceNumber } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { saveCsv } from "../../../lib/format/save-csv.ts";
import { dayAndTime, daySpan, frameSpan } from "../../../lib/format/time.ts";
import { count, serviceName } from "../../../lib/format/words.ts";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { DownloadIcon, LockIcon, PrintIcon } from "../../../ui/theme/icons.tsx";
import { clientNameIn, invoicePath } from "../invoice.ts";
import classes from "./closed-week.module.css";
import type { ClosedWeek } from "./week.ts";

/** A closed week: who signed it and when, its figures, what was carried over, and its visits as a file. */
export function ClosedWeekView({ week }: { week: ClosedWeek }) {
  const [printing, setPrinting] = useState(false);
  const { monday, signed, closed_at, visits } = week;
  const { clientOf, walkerOf } = useNames();
  return (
    <div className={classes.week}>
      <header className={classes.head}>
        <LockIcon size={28} />
        <p>
          <b>Closed</b> by {signed}, {dayAndTime(closed_at)}
        </p>
        <Button
          variant="light"
          leftSection={<DownloadIcon size={18} />}
          onClick={() => saveCsv(`week-of-${monday}.csv`, csvText(visitsTable(visits, clientOf, walkerOf)))}
        >
          CSV, {count(visits.length, "visit")}
        </Button>
        <Button variant="light" leftSection={<PrintIcon size={18} />} onClick={() => setPrinting(true)}>
          Print
        </Button>
      </header>
      <WeekSheet week={week} />
      {printing && (
        <PrintedAlone onPrinted={() => setPrinting(false)}>
          <WeekSheet week={week} isPaper />
        </PrintedAlone>
      )}
    </div>
  );
}

function useNames() {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const team = new Map(useWalkers().map(({ id, name }) => [id, name]));
  return {
    clientOf: (id: string) => clientNameIn(clients, id),
    walkerOf: (id: string | null) => (id === null ? "Nobody" : (team.get(id) ?? "Former walker")),
  };
}

/** The figures of a closed week, and what was carried over. On paper it says itself what it is. */
export function WeekSheet({ week, isPaper = false }: { week: ClosedWeek; isPaper?: boolean }) {
  const { monday, sunday, signed, closed_at, figures, counts, carried } = week;
  const { walkerOf } = useNames();
  return (
    <div className={classes.sheet}>
      {isPaper && (
        <div>
          <h1>{business.name}</h1>
          <p>
            Week of {daySpan(monday, sunday)}, closed by {signed}, {dayAndTime(closed_at)}
          </p>
        </div>
      )}
      <dl className={classes.figures}>
        <Figure name="Completed work" dollars={figures.completed}>
          {count(counts.completed, "visit")}
          {counts.cancellations > 0 && `, ${count(counts.cancellations, "charged cancellation")}`}
        </Figure>
        <Figure name="On invoices" dollars={figures.on_invoices}>
          {count(counts.invoices, "invoice")}
        </Figure>
        <Figure name="Written off" dollars={figures.written_off}>
          {count(counts.written_off, "visit")}
        </Figure>
        <Figure name="Pay" dollars={figures.pay}>
          {count(counts.pay_runs, "payment")} of walkers
        </Figure>
        <Figure name="Tips" dollars={figures.tips}>
          passed on whole
        </Figure>
      </dl>
      {carried.length > 0 && (
        <Card title="Carried over">
          <DataTable
            caption="Carried over"
            rows={carried}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            columns={[
              {
                head: "What",
                cell: ({ kind, id }) =>
                  kind === "pay" ? (
                    `Pay of ${walkerOf(id)}`
                  ) : (
                    <Link to={invoicePath(id)}>Invoice {invoiceNumber(id)}</Link>
                  ),
              },
              { head: "Reason", cell: ({ reason }) => reason },
              { head: "Amount", align: "end", cell: ({ amount }) => formatDollars(amount) },
            ]}
          />
        </Card>
      )}
    </div>
  );
}

const Figure = ({ name, dollars, children }: { name: string; dollars: number; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{formatDollars(dollars)}</b> <small>{children}</small>
    </dd>
  </div>
);

/** The rows of a file of a week's visits, its heads first. Amounts are dollars with two decimals. */
const visitsTable = (
  visits: ClosedWeek["visits"],
  clientOf: (id: string) => string,
  walkerOf: (id: string | null) => string,
): string[][] => [
  ["Date", "Time frame", "Client", "Service", "Walker", "Status", "Bill", "Invoice", "Charge", "Pay"],
  ...visits.map((visit) => [
    visit.date,
    frameSpan(visit.timeframe),
    clientOf(visit.client_id),
    serviceName({ ...visit, service_label: null }),
    walkerOf(visit.walker_id),
    visit.status,
    visit.billing ?? "",
    visit.invoice ?? "",
    visit.charge.toFixed(2),
    visit.pay.toFixed(2),
  ]),
];
