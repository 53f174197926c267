import { Button, Stack } from "@mantine/core";
import { business } from "@petcare/business";
import { listWeeks } from "@petcare/contract";
import { invoiceNumber, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../../lib/api/pages.ts";
import { useWalkers } from "../../../lib/api/people.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { periodText } from "../../../lib/format/invoice-words.ts";
import { dayAndTime, daySpan, frameSpan } from "../../../lib/format/time.ts";
import { count, serviceName } from "../../../lib/format/words.ts";
import { CsvButton } from "../../../parts/csv-button.tsx";
import { Figures } from "../../../parts/invoices/sums.tsx";
import { DataList } from "../../../ui/data/data-list.tsx";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { clientNameIn, invoicePath, useClientsById } from "../data.ts";
import { type ClosedWeek, weekPath } from "../week/data.ts";

/** Shows a closed week: who closed it and when, its figures, what was carried over, and its visits as a file. */
export function ClosedWeekView({ week }: { week: ClosedWeek }) {
  const [printing, setPrinting] = useState(false);
  const { monday, sunday, signed, closed_at } = week;
  return (
    <Stack>
      <Notice
        tone="success"
        action={
          <>
            <CsvButton name={`week-of-${monday}`} table={useVisitsTable(week)} unit="visit" />
            <Button variant="light" leftSection={<PrintIcon size={18} />} onClick={() => setPrinting(true)}>
              Print
            </Button>
          </>
        }
      >
        <b>Closed</b> by {signed}, {dayAndTime(closed_at)}
      </Notice>
      <WeekSheet week={week} />
      {printing && (
        <PrintedAlone onPrinted={() => setPrinting(false)}>
          <h1>{business.name}</h1>
          <p>
            Week of {daySpan(monday, sunday)}, closed by {signed}, {dayAndTime(closed_at)}
          </p>
          <WeekSheet week={week} />
        </PrintedAlone>
      )}
    </Stack>
  );
}

function useWalkerName() {
  const team = new Map(useWalkers().map(({ id, name }) => [id, name]));
  return (id: string | null) => (id === null ? "Nobody" : (team.get(id) ?? "Former walker"));
}

function useVisitsTable({ visits }: ClosedWeek): string[][] {
  const clients = useClientsById();
  const walkerOf = useWalkerName();
  return [
    ["Date", "Time frame", "Client", "Service", "Walker", "Status", "Bill", "Invoice", "Charge", "Pay"],
    ...visits.map((visit) => [
      visit.date,
      frameSpan(visit.timeframe),
      clientNameIn(clients, visit.client_id),
      serviceName({ ...visit, service_label: null }),
      walkerOf(visit.walker_id),
      visit.status,
      visit.billing ?? "",
      visit.invoice ?? "",
      visit.charge.toFixed(2),
      visit.pay.toFixed(2),
    ]),
  ];
}

function WeekSheet({ week: { figures, counts, carried } }: { week: ClosedWeek }) {
  const walkerOf = useWalkerName();
  const cancellations = counts.cancellations > 0 ? `, ${count(counts.cancellations, "charged cancellation")}` : "";
  return (
    <Stack>
      <Figures
        figures={[
          {
            term: "Completed work",
            dollars: figures.completed,
            more: [`${count(counts.completed, "visit")}${cancellations}`],
          },
          { term: "On invoices", dollars: figures.on_invoices, more: [count(counts.invoices, "invoice")] },
          { term: "Written off", dollars: figures.written_off, more: [count(counts.written_off, "visit")] },
          { term: "Pay", dollars: figures.pay, more: [`${count(counts.pay_runs, "payment")} of walkers`] },
          { term: "Tips", dollars: figures.tips, more: ["passed on whole"] },
        ]}
      />
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
    </Stack>
  );
}

/** Lists the closed weeks, the latest first. */
export function ClosedWeeks({ today }: { today: LocalDate }) {
  const list = usePages(listWeeks, { query: { limit: 12 } }, invoicesEveryMs);
  return (
    <section className="stack gap-10" aria-labelledby="closed-weeks">
      <h2 id="closed-weeks">Closed weeks</h2>
      <DataList
        list={list}
        failed="Failed to load the closed weeks. Please try again."
        empty={<p className="muted">No week was closed yet.</p>}
        more="Show earlier weeks"
      >
        {(weeks) => (
          <DataTable
            caption="Closed weeks"
            rows={weeks}
            keyOf={({ monday }) => monday}
            linkOf={({ monday }) => weekPath(monday)}
            columns={[
              {
                head: "Week",
                sorted: "descending",
                cell: ({ monday, sunday }) => periodText({ start: monday, end: sunday }, today),
              },
              { head: "On invoices", align: "end", cell: ({ figures }) => formatDollars(figures.on_invoices) },
              {
                head: "Written off",
                align: "end",
                cell: ({ figures }) => figures.written_off !== 0 && formatDollars(figures.written_off),
              },
              { head: "Carried over", cell: ({ carried }) => carriedText(carried) },
              {
                head: "Pay and tips",
                align: "end",
                cell: ({ figures }) => formatDollars(sumDollars([figures.pay, figures.tips])),
              },
              { head: "Signed", minWidth: 880, cell: ({ signed, closed_at }) => `${signed}, ${dayAndTime(closed_at)}` },
              { head: "Completed", align: "end", cell: ({ figures }) => formatDollars(figures.completed) },
            ]}
          />
        )}
      </DataList>
    </section>
  );
}

/** '1 invoice, 2 walkers, $75.00' */
function carriedText(carried: readonly Pick<ClosedWeek["carried"][number], "kind" | "amount">[]): string {
  const invoices = carried.filter(({ kind }) => kind === "invoice").length;
  const walkers = carried.length - invoices;
  if (carried.length === 0) return "Nothing";
  return [
    invoices > 0 && count(invoices, "invoice"),
    walkers > 0 && count(walkers, "walker"),
    formatDollars(sumDollars(carried.map(({ amount }) => amount))),
  ]
    .filter(Boolean)
    .join(", ");
}
