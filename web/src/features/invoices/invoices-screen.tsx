import { Button, Skeleton } from "@mantine/core";
import { listInvoices, previewInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useClients, usePeopleReady } from "../../lib/api/people.ts";
import { invoicesEveryMs } from "../../lib/api/recent-invoices.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { daySpan, today as todayOf } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { ListOutline } from "../../ui/data/list-outline.tsx";
import { Awaiting, EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { Reconciliation, useReconciliation } from "./books/reconciliation.tsx";
import type { InvoiceList } from "./invoice.ts";
import classes from "./invoices-screen.module.css";
import { type Choice, chosenOf } from "./list/chosen-invoices.ts";
import { openWords, settledWords, totalWords } from "./list/group-words.ts";
import { type InvoiceGroup, InvoiceTable } from "./list/invoice-table.tsx";
import { ListTools } from "./list/list-tools.tsx";
import { useChoice } from "./list/use-choice.ts";
import { LaterWork } from "./make/later-work.tsx";
import { lastPeriod, periodOf } from "./make/make-period.ts";

/** How many rows are drawn at first: three hundred would take a while. */
const atFirst = 50;

/** The owner's invoices: what is open, what is settled, and what is overdue, by period and client. */
export function InvoicesScreen() {
  const today = todayOf(useNow());
  const { choice, choose } = useChoice(today);
  const { from, to } = choice;
  const query = useRead(listInvoices, { query: { from, to }, everyMs: invoicesEveryMs, keepsPrevious: true });
  // Without the clients every row would be a deleted one's.
  const people = usePeopleReady();
  // The list stands below the reconciliation, which would move it. One that fails is not waited for.
  const { isPending, fetchStatus, failureCount } = useReconciliation(from, to);
  const isReady = people && !(isPending && fetchStatus !== "paused" && failureCount === 0);
  return (
    <Loaded query={query} loading={<Outline />}>
      {(list) =>
        isReady ? (
          <Invoices list={list} choice={choice} choose={choose} today={today} />
        ) : (
          <Awaiting>
            <Outline />
          </Awaiting>
        )
      }
    </Loaded>
  );
}

interface InvoicesProps extends ReturnType<typeof useChoice> {
  list: InvoiceList;
  today: Choice["from"];
}

function Invoices({ list, choice, choose, today }: InvoicesProps) {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const [maxShown, setMaxShown] = useState(atFirst);
  const chosen = chosenOf(list, choice, today);
  const open = chosen.open.slice(0, maxShown);
  const settled = chosen.settled.slice(0, maxShown - open.length);
  const period = [...chosen.open, ...chosen.settled];
  const shared = { clients, today };
  const groups: InvoiceGroup[] = [
    { title: "Open", words: openWords(chosen.open, today), rows: chosen.open, shown: open },
    { title: "Settled", words: settledWords(chosen.settled), rows: chosen.settled, shown: settled },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className="stack gap-14">
      <Reconciliation from={choice.from} to={choice.to} />
      <ListTools
        choice={choice}
        choose={(part) => {
          setMaxShown(atFirst);
          choose(part);
        }}
        counts={chosen.counts}
        today={today}
      />
      {chosen.elsewhere.length > 0 && (
        <InvoiceTable
          {...shared}
          caption="Open invoices of other days"
          groups={[
            {
              title: "Still open",
              words: `of other days: ${openWords(chosen.elsewhere, today)}`,
              rows: chosen.elsewhere,
              shown: chosen.elsewhere,
            },
          ]}
        />
      )}
      {groups.length > 0 ? (
        <InvoiceTable {...shared} caption="Invoices" groups={groups} totalWords={totalWords(period)} />
      ) : (
        <Nothing choice={choice} today={today} />
      )}
      {open.length + settled.length < period.length && (
        <Button variant="light" className={classes.more} onClick={() => setMaxShown(maxShown + atFirst)}>
          Show more
        </Button>
      )}
      <p className="quiet" role="status">
        {open.length + settled.length < period.length && `${open.length + settled.length} of `}
        {count(period.length, "invoice")} shown
      </p>
    </div>
  );
}

function Nothing({ choice: { show, client, from, to }, today }: { choice: Choice; today: LocalDate }) {
  const last = lastPeriod("week", today);
  const { data } = useRead(previewInvoices, { query: { from: last.from, to: last.to } });
  const running = periodOf("week", today);
  const address = `/admin/invoices/make?from=${running.from}`;
  return (
    <EmptyState title={show === "all" && !client ? "No invoices of these days" : "No such invoices of these days"}>
      {daySpan(from, to)}. Invoices are made from completed visits.
      {data && <LaterWork later={data.later} to={last.to} running={{ ...running, address }} />}
      <Button component={Link} to="/admin/invoices/make" variant="light">
        Make invoices
      </Button>
    </EmptyState>
  );
}

/** The equation stands above the list. */
const Outline = () => (
  <ListOutline>
    <Skeleton height={200} radius="lg" />
  </ListOutline>
);
