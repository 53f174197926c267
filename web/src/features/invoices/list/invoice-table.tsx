import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { isPastDue, nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { monthDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { OwnerInvoiceBadge } from "../../../parts/invoices/invoice-badge.tsx";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";
import { roles } from "../../../ui/data/table-roles.ts";
import { clientNameIn, type InvoiceRow, invoicePath } from "../invoice.ts";
import { MarkAsPaid } from "../pay/mark-as-paid.tsx";
import { sumsOf } from "./chosen-invoices.ts";
import classes from "./invoice-table.module.css";

export interface InvoiceGroup {
  title: string;
  /** What is said of all of them, such as '8 invoices, $175.00 of it overdue'. */
  words: string;
  /** All of the group; `shown` of them have a row. */
  rows: readonly InvoiceRow[];
  shown: readonly InvoiceRow[];
}

interface InvoiceTableProps {
  caption: string;
  groups: readonly InvoiceGroup[];
  clients: ReadonlyMap<string, { name: string; pets: readonly { name: string }[] }>;
  today: LocalDate;
  /** The sums of all groups, and how many that are: '22 invoices without the void one'. Absent where nothing is summed. */
  totalWords?: string;
}

const heads = ["Number", "Client", "Period", "Total", "Paid", "Balance", "Due", "Status"];
const amounts = ["Total", "Paid", "Balance"];

/** Invoices in groups with their sums, a row each. A row is a card where there is no room for columns. */
export function InvoiceTable({ caption, groups, clients, today, totalWords }: InvoiceTableProps) {
  const all = sumsOf(groups.flatMap(({ rows }) => rows));
  return (
    <div className={classes.frame}>
      <table className={classes.table} {...roles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {heads.map((head) => (
              <th key={head} scope="col" {...roles.columnHeader} data-amount={amounts.includes(head) || undefined}>
                {head}
              </th>
            ))}
            <th scope="col" {...roles.columnHeader}>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title} {...roles.group}>
            <GroupRow group={group} />
            {group.shown.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} clients={clients} today={today} />
            ))}
          </tbody>
        ))}
        {totalWords && (
          <tfoot {...roles.group}>
            <tr {...roles.row}>
              <th scope="row" {...roles.rowHeader} colSpan={3}>
                {totalWords}
              </th>
              <Amount name="Total" dollars={all.total} />
              <Amount name="Paid" dollars={all.paid} />
              <Amount name="Balance" dollars={all.balance} />
              <td {...roles.cell} colSpan={3} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function GroupRow({ group: { title, words, rows } }: { group: InvoiceGroup }) {
  const { total, paid, balance } = sumsOf(rows);
  return (
    <tr {...roles.row} className={classes.group}>
      <th scope="rowgroup" {...roles.rowHeader} colSpan={3}>
        {title} <small>{words}</small>
      </th>
      <Amount name="Total" dollars={total} />
      <Amount name="Paid" dollars={paid} />
      <Amount name="Balance" dollars={balance} />
      <td {...roles.cell} colSpan={3} />
    </tr>
  );
}

interface RowProps extends Pick<InvoiceTableProps, "clients" | "today"> {
  invoice: InvoiceRow;
}

function Row({ invoice, clients, today }: RowProps) {
  const { id, number, client_id, period, total, paid, balance, due, status } = invoice;
  const name = clientNameIn(clients, client_id);
  const pets = clients.get(client_id)?.pets ?? [];
  const isVoid = status === "void";
  const isOpen = !isVoid && balance > 0;
  return (
    <tr {...roles.row} data-void={isVoid || undefined}>
      <th scope="row" {...roles.rowHeader} className={classes.number}>
        <Link to={invoicePath(id)}>{number}</Link>
      </th>
      <td {...roles.cell} className={classes.client}>
        <b>{name}</b> {pets.length > 0 && <span>{petsText(pets.map((pet) => pet.name))}</span>}
      </td>
      <td {...roles.cell} className={classes.period}>
        {periodText(period, today)}
      </td>
      <Amount name="Total" dollars={total} struck={isVoid} />
      <Amount name="Paid" dollars={isVoid ? 0 : paid} />
      <Amount name="Balance" dollars={isVoid ? 0 : balance} strong />
      <td {...roles.cell} className={classes.due} data-late={isPastDue(invoice, today) || undefined}>
        {isOpen ? <b>{nearWord(due, today)}</b> : isVoid ? "–" : nearWord(due, today)}
      </td>
      <td {...roles.cell} className={classes.status}>
        <OwnerInvoiceBadge status={status} due={due} today={today} />
      </td>
      <td {...roles.cell} className={classes.act}>
        {isOpen && <MarkAsPaid invoice={invoice} clientName={name} today={today} />}
        <MoreMenu label={`More about ${number}`} items={menuOf(invoice)} />
      </td>
    </tr>
  );
}

interface AmountProps {
  name: string;
  dollars: number;
  struck?: boolean;
  strong?: boolean;
}

/** On a card its name stands before it, and nothing is left out where there is none. */
const Amount = ({ name, dollars, struck, strong }: AmountProps) => (
  <td {...roles.cell} className={classes.amount} data-name={name} data-none={dollars === 0 || undefined}>
    {dollars === 0 ? (
      "–"
    ) : struck ? (
      <s>{dollarsText(dollars)}</s>
    ) : strong ? (
      <b>{dollarsText(dollars)}</b>
    ) : (
      dollarsText(dollars)
    )}
  </td>
);

/** 'Today', 'Nov 9', with the year where it is not this one. */
function nearWord(due: LocalDate, today: LocalDate): string {
  if (due === today) return "Today";
  return due.slice(0, 4) === today.slice(0, 4) ? monthDay(due) : nearDay(due, today);
}

function menuOf({ id, status }: InvoiceRow) {
  const to = invoicePath(id);
  return [
    { label: "Open", to },
    { label: "Print", to, state: { print: true } },
    ...(status === "unpaid" || status === "partial" ? [{ label: "Remind…", to: `${to}?remind=1` }] : []),
    ...(status === "void" ? [] : [{ label: "Void…", to: `${to}?void=1`, danger: true }]),
  ];
}
