import type { LocalDate } from "@petcare/domain";
import { roles } from "../../../ui/data/table-roles.ts";
import type { InvoiceRow } from "../invoice.ts";
import { sumsOf } from "./chosen-invoices.ts";
import classes from "./invoice-table.module.css";
import { Amount, InvoiceTableRow, type ListedClients } from "./invoice-table-row.tsx";
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
  clients: ListedClients;
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
              <InvoiceTableRow key={invoice.id} invoice={invoice} clients={clients} today={today} />
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
