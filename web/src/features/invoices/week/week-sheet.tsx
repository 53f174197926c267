import { business } from "@petcare/business";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { dayAndTime, daySpan, frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, serviceName } from "../../../lib/format/words.ts";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { clientNameIn } from "../invoice.ts";
import { ChangedLater } from "./changed-later.tsx";
import classes from "./closed-week.module.css";
import { fingerprintText } from "./fingerprint-text.ts";
import { billingWords } from "./kept-words.ts";
import type { ClosedWeek } from "./week.ts";

interface WeekSheetProps {
  week: ClosedWeek;
  /** How many visits are listed. */
  max: number;
  /** It is printed alone, so that it says itself what it is. */
  isPaper?: boolean;
}

/** All that was kept of a week, and what changed later. */
export function WeekSheet({ week, max, isPaper = false }: WeekSheetProps) {
  const { monday, sunday, signed, closed_at, figures, counts, carried, hash, fingerprint } = week;
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const team = useWalkers();
  const walkerName = (id: string | null) =>
    team.find((one) => one.id === id)?.name ?? (id ? "Former walker" : "Nobody");
  const invoices = new Map(week.invoices.map((invoice) => [invoice.id, invoice]));
  return (
    <div className={classes.sheet}>
      {isPaper && (
        <div>
          <h1>{business.name}</h1>
          <p>
            Week of {daySpan(monday, sunday)}, closed by {signed}, {dayAndTime(closed_at)}, fingerprint{" "}
            {fingerprintText(fingerprint)}
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
      <ChangedLater week={week} />
      {carried.length > 0 && (
        <Card title="Carried over">
          <DataTable
            caption="Carried over"
            rows={carried}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            columns={[
              {
                head: "What",
                cell: ({ kind, id }) => {
                  const invoice = invoices.get(id);
                  return kind === "pay"
                    ? `Pay of ${walkerName(id)}`
                    : `Invoice ${invoice?.number ?? ""}, ${clientNameIn(clients, invoice?.client_id ?? "")}`;
                },
              },
              { head: "Reason", cell: ({ reason }) => reason },
              { head: "Amount", align: "end", cell: ({ amount }) => formatDollars(amount) },
            ]}
          />
        </Card>
      )}
      <Card title={count(counts.visits, "visit")}>
        <DataTable
          caption="Visits"
          rows={week.visits.slice(0, max)}
          keyOf={({ visit_id }) => visit_id}
          columns={[
            { head: "Day", cell: ({ date, timeframe }) => `${shortDay(date)}, ${frameSpan(timeframe)}` },
            { head: "Client", cell: ({ client_id }) => clientNameIn(clients, client_id) },
            {
              head: "Service",
              cell: (visit) => `${serviceName({ ...visit, service_label: null })}, ${walkerName(visit.walker_id)}`,
            },
            { head: "Billed", cell: (visit) => <span className={classes.whole}>{billingWords(visit, invoices)}</span> },
            { head: "Pay", align: "end", cell: ({ pay }) => formatDollars(pay) },
            { head: "Charge", align: "end", cell: ({ charge }) => formatDollars(charge) },
          ]}
        />
      </Card>
      {week.reports.length > 0 && (
        <Card title="Reported, paid beside a visit">
          <DataTable
            caption="Reported, paid beside a visit"
            rows={week.reports}
            keyOf={({ id }) => id}
            columns={[
              { head: "Day", cell: ({ date }) => shortDay(date) },
              { head: "Client", cell: ({ client_id }) => clientNameIn(clients, client_id) },
              { head: "Walker", cell: ({ walker_id }) => walkerName(walker_id) },
              { head: "Pay", align: "end", cell: ({ amount }) => formatDollars(amount) },
            ]}
          />
        </Card>
      )}
      <p className={classes.hash}>SHA-256 {hash}</p>
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
