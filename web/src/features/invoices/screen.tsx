import { Button, Group, Skeleton } from "@mantine/core";
import { listInvoices, previewInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useClients, usePeopleReady } from "../../lib/api/people.ts";
import { invoicesEveryMs } from "../../lib/api/recent-invoices.ts";
import { isSettled, useRead } from "../../lib/api/use-read.ts";
import { daySpan, today as todayOf } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { PeriodChoice } from "../../parts/periods/period-choice.tsx";
import { periodOf, stepped } from "../../parts/periods/periods.ts";
import { DataTable } from "../../ui/data/data-table.tsx";
import { ListOutline } from "../../ui/data/list-outline.tsx";
import { Awaiting, EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { FilterSelect } from "../../ui/form/filter-select.tsx";
import { InvoiceIcon } from "../../ui/theme/icons.tsx";
import { Reconciliation, useReconciliation } from "./books/screen.tsx";
import {
  type Choice,
  chips,
  chosenOf,
  type InvoiceList,
  type InvoiceRow,
  invoicePeriods,
  isVoid,
  sumsOf,
  useChoice,
  useClientsById,
} from "./data.ts";
import { LaterWork } from "./make/words.tsx";
import classes from "./screen.module.css";
import { columnsOf, dollarsOrNone, openWords, settledWords, totalWords } from "./words.tsx";

/** How many rows are drawn at first, because hundreds take a while. */
const atFirst = 50;

/** The owner's invoices: what is open, what is settled, and what is overdue, by period and client. */
export function InvoicesScreen() {
  const today = todayOf(useNow());
  const { choice, choose } = useChoice(today);
  const { from, to } = choice;
  const query = useRead(listInvoices, { query: { from, to }, everyMs: invoicesEveryMs, keepsPrevious: true });
  // Without their names, all clients would seem deleted.
  const arePeopleReady = usePeopleReady();
  // The list is below the reconciliation, which would move it.
  const isReady = isSettled(useReconciliation(from, to)) && arePeopleReady;
  const outline = (
    <ListOutline>
      <Skeleton height={200} radius="lg" />
    </ListOutline>
  );
  return (
    <Loaded query={query} loading={outline}>
      {(list) =>
        isReady ? (
          <Invoices list={list} choice={choice} choose={choose} today={today} />
        ) : (
          <Awaiting>{outline}</Awaiting>
        )
      }
    </Loaded>
  );
}

interface InvoicesProps extends ReturnType<typeof useChoice> {
  list: InvoiceList;
  today: LocalDate;
}

function Invoices({ list, choice, choose, today }: InvoicesProps) {
  const [maxShown, setMaxShown] = useState(atFirst);
  const { open, settled, elsewhere, counts } = chosenOf(list, choice, today);
  const period = [...open, ...settled];
  const shown = period.slice(0, maxShown);
  const isPart = shown.length < period.length;
  return (
    <div className="stack gap-14">
      <Reconciliation from={choice.from} to={choice.to} />
      <Tools
        choice={choice}
        choose={(part) => {
          setMaxShown(atFirst);
          choose(part);
        }}
        counts={counts}
        today={today}
      />
      {elsewhere.length > 0 && (
        <InvoiceTable
          today={today}
          caption="Open invoices of other days"
          groups={[{ title: "Still open", words: `of other days: ${openWords(elsewhere, today)}`, rows: elsewhere }]}
          shown={elsewhere}
        />
      )}
      {period.length > 0 ? (
        <InvoiceTable
          today={today}
          caption="Invoices"
          groups={[
            { title: "Open", words: openWords(open, today), rows: open },
            { title: "Settled", words: settledWords(settled), rows: settled },
          ].filter(({ rows }) => rows.length > 0)}
          shown={shown}
          totalWords={totalWords(period)}
        />
      ) : (
        <Nothing choice={choice} today={today} />
      )}
      {isPart && (
        <Group justify="center">
          <Button variant="light" onClick={() => setMaxShown(maxShown + atFirst)}>
            Show more
          </Button>
        </Group>
      )}
      <p className="quiet" role="status">
        {isPart && `${shown.length} of `}
        {count(period.length, "invoice")} shown
      </p>
    </div>
  );
}

const chipNames = { all: "All", open: "Open", overdue: "Overdue", paid: "Paid", void: "Void" };

interface ToolsProps extends Omit<InvoicesProps, "list"> {
  counts: ReturnType<typeof chosenOf>["counts"];
}

function Tools({ choice, choose, counts, today }: ToolsProps) {
  const clients = useClients().toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className={classes.tools}>
      <ChoiceButtons
        legend="Which invoices"
        hideLegend
        columns={chips.length}
        options={chips.map((value) => ({ value, label: chipNames[value], detail: String(counts[value]) }))}
        value={choice.show}
        onChange={(show) => choose({ show })}
      />
      <FilterSelect
        label="Client"
        options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.client}
        onChange={(client) => choose({ client })}
      />
      <PeriodChoice named={invoicePeriods(today)} period={choice} onChoose={choose} />
      <span className="quiet">{daySpan(choice.from, choice.to)}</span>
      <Button component={Link} to="/admin/invoices/make" leftSection={<InvoiceIcon size={18} />}>
        Make invoices
      </Button>
    </div>
  );
}

interface InvoiceTableProps {
  caption: string;
  /** With words such as '8 invoices, $175.00 of it overdue'. The sums are of all rows. */
  groups: readonly { title: string; words: string; rows: readonly InvoiceRow[] }[];
  /** The rows that are drawn. */
  shown: readonly InvoiceRow[];
  today: LocalDate;
  /** '22 invoices without the void one'. Absent if nothing is summed. */
  totalWords?: string;
}

function InvoiceTable({ caption, groups, shown, today, totalWords: total }: InvoiceTableProps) {
  const sumCells = (rows: readonly InvoiceRow[]) => {
    const { total: billed, paid, balance } = sumsOf(rows);
    return { Total: dollarsOrNone(billed), Paid: dollarsOrNone(paid), Balance: dollarsOrNone(balance) };
  };
  return (
    <DataTable
      framed={960}
      className={classes.invoices}
      caption={caption}
      columns={columnsOf(useClientsById(), today)}
      groups={groups.map(({ title, words, rows }) => ({
        key: title,
        title: (
          <>
            {title} <small>{words}</small>
          </>
        ),
        rows: rows.filter((invoice) => shown.includes(invoice)),
        sums: sumCells(rows),
      }))}
      foot={total ? { title: total, sums: sumCells(groups.flatMap(({ rows }) => rows)) } : undefined}
      keyOf={({ id }) => id}
      isQuiet={isVoid}
    />
  );
}

function Nothing({ choice: { show, client, from, to }, today }: { choice: Choice; today: LocalDate }) {
  const running = periodOf("week", today);
  const last = stepped(running, -1);
  const { data } = useRead(previewInvoices, { query: last });
  const address = `/admin/invoices/make?from=${running.from}`;
  return (
    <EmptyState title={show === "all" && !client ? "No invoices of these days" : "No such invoices of these days"}>
      {daySpan(from, to)}. Invoices are made from completed visits.
      {data && <LaterWork later={data.later} to={last.to} running={{ unit: "week", from: running.from, address }} />}
      <Button component={Link} to="/admin/invoices/make" variant="light">
        Make invoices
      </Button>
    </EmptyState>
  );
}
