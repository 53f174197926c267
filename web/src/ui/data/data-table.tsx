import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./data-table.module.css";
import { roles } from "./table-roles.ts";

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** A figure. On a card the last one stands at the end, and those before it are named by their head. */
  align?: "end";
  /** What can be done with the row, beside following its link. */
  isAct?: boolean;
  /** It gives way where there are columns, and no room for all of them. */
  isMinor?: boolean;
  /** The rows are in the order of this column. */
  sorted?: "ascending" | "descending";
}

interface DataTableProps<Row> {
  /** What it lists, for screen readers. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Where a row leads. All of it is the target of the link around its name. */
  linkOf?: (row: Row) => string;
  /** Rows that are listed to be complete, such as what comes to nothing. */
  isQuiet?: (row: Row) => boolean;
}

/** Rows with columns where there is room; where there is not, each row is a card with its amounts at the end. */
export function DataTable<Row>({ caption, columns, rows, keyOf, linkOf, isQuiet }: DataTableProps<Row>) {
  const main = columns.findLast(({ align }) => align === "end");
  return (
    <div className={classes.frame}>
      <table className={classes.table} {...roles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={classes.head} {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ head, align, sorted, isAct, isMinor }) => (
              <th
                key={head}
                scope="col"
                {...roles.columnHeader}
                data-align={align}
                data-minor={isMinor || undefined}
                aria-sort={sorted}
              >
                {isAct ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.rows} {...roles.group}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...roles.row} data-quiet={isQuiet?.(row) || undefined}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.head} scope="row" {...roles.rowHeader}>
                    {linkOf ? <RowLink to={linkOf(row)}>{column.cell(row)}</RowLink> : column.cell(row)}
                  </th>
                ) : (
                  <td key={column.head} {...roles.cell} {...stateOf(column, column === main)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const stateOf = <Row,>({ head, align, isAct, isMinor }: Column<Row>, isMain: boolean) => ({
  "data-align": align,
  "data-main": isMain || undefined,
  "data-name": align === "end" && !isMain ? head : undefined,
  "data-act": isAct || undefined,
  "data-minor": isMinor || undefined,
});

/** A link that only adds to the address opens a dialog: closing it is the step back. */
const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} state={to.startsWith("?") ? { opened: true } : undefined}>
    {children}
  </Link>
);
