import { Button } from "@mantine/core";
import { getWeek, listWeeks } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { usePages } from "../../../lib/api/pages.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { periodText } from "../../../lib/format/invoice-words.ts";
import { dayAndTime } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { DataList } from "../../../ui/data/data-list.tsx";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { WeekSheet } from "./closed-week.tsx";
import { weekPath } from "./week.ts";
import classes from "./week-screen.module.css";

/** The weeks that were closed, the latest first. */
export function ClosedWeeks({ today }: { today: LocalDate }) {
  const list = usePages(listWeeks, { query: { limit: 12 } }, invoicesEveryMs);
  return (
    <section className={classes.closed} aria-labelledby="closed-weeks">
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
              { head: "Written off", align: "end", cell: ({ figures }) => dollarsOrNone(figures.written_off) },
              { head: "Carried over", cell: ({ carried }) => carriedText(carried) },
              {
                head: "Pay and tips",
                align: "end",
                cell: ({ figures }) => formatDollars(sumDollars([figures.pay, figures.tips])),
              },
              { head: "Signed", minWidth: 880, cell: ({ signed, closed_at }) => `${signed}, ${dayAndTime(closed_at)}` },
              { head: "Completed", align: "end", cell: ({ figures }) => formatDollars(figures.completed) },
              {
                head: "Print",
                isAct: true,
                cell: ({ monday, sunday }) => (
                  <PrintWeek monday={monday} name={periodText({ start: monday, end: sunday }, today)} />
                ),
              },
            ]}
          />
        )}
      </DataList>
    </section>
  );
}

const dollarsOrNone = (dollars: number) => (dollars === 0 ? "" : formatDollars(dollars));

/** '1 invoice, 2 walkers, $75.00' */
function carriedText(carried: readonly { kind: "invoice" | "pay"; amount: number }[]): string {
  const [invoices, walkers] = (["invoice", "pay"] as const).map(
    (kind) => carried.filter((one) => one.kind === kind).length,
  );
  const parts = [
    invoices ? count(invoices, "invoice") : "",
    walkers ? count(walkers, "walker") : "",
    carried.length > 0 ? formatDollars(sumDollars(carried.map(({ amount }) => amount))) : "",
  ].filter(Boolean);
  return parts.join(", ") || "Nothing";
}

/** Prints a closed week from its row: the whole of it is read first. */
function PrintWeek({ monday, name }: { monday: LocalDate; name: string }) {
  const [requested, setRequested] = useState(false);
  const { data, error, isFetching, refetch } = useCheck({ enabled: requested }, getWeek, { params: { monday } });
  const print = () => {
    if (requested) void refetch();
    setRequested(true);
  };
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<PrintIcon size={18} />}
        onClick={print}
        aria-label={`Print ${name}`}
      >
        {isFetching ? "Reading..." : "Print"}
      </Button>
      {error && !isFetching && <Failure error={error} />}
      {requested && !isFetching && data?.state === "closed" && (
        <PrintedAlone onPrinted={() => setRequested(false)}>
          <WeekSheet week={data} isPaper />
        </PrintedAlone>
      )}
    </>
  );
}
