import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./data-table.module.css";
import { roles } from "./table-roles.ts";

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** For figures. On a card the last one is at the end, and the others have their head before them. */
  align?: "end";
  /** Whether the column is a button on the row. */
  isAct?: boolean;
  /** The width in pixels from which the table shows the column. */
  minWidth?: 880 | 1100;
  /** A width in CSS. By default the content decides. */
  width?: string;
  /** The order of the rows, on the column that they are sorted by. */
  sorted?: "ascending" | "descending";
  /** The grid rows on a card, and the place in them; 'none' leaves the cell out. By default cells are stacked. */
  card?: "none" | readonly [rows: number | string, place: "start" | "end" | "whole" | "corner"];
  /** The words before the value on a card. */
  label?: string;
  /** Shown in the column if the cell is empty. A card leaves it out. */
  none?: ReactNode;
}

/** A title above or below rows, and sums by the heads of their columns. */
interface Sums {
  title: ReactNode;
  sums: Readonly<Record<string, ReactNode>>;
}

interface Group<Row> extends Sums {
  key: string;
  rows: readonly Row[];
}

interface DataTableProps<Row> {
  /** The name of the list, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  /** The rows, or groups of them under their titles. */
  rows?: readonly Row[];
  groups?: readonly Group<Row>[];
  /** The sums of all rows. */
  foot?: Sums | undefined;
  keyOf: (row: Row) => string;
  /** The address of a row. The whole row is the link's target. */
  linkOf?: (row: Row) => string;
  /** Whether to draw a row in muted colours. */
  isQuiet?: (row: Row) => boolean;
  /** For a screen's main list: a frame, and columns from this width on. Other tables have columns from 480 px. */
  framed?: 700 | 960;
  className?: string | undefined;
}

/** Rows with columns, or on a narrow screen a card for each row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows = [], groups, foot, keyOf, linkOf, isQuiet, framed, className } = props;
  const sections = groups ?? [{ key: caption, rows, title: undefined, sums: {} }];
  return (
    <div className={classes.frame} data-framed={framed}>
      <table
        className={[classes.table, framed ? classes.framed : classes.plain, className].join(" ")}
        {...roles.table}
        data-columns-from={framed}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead className={classes.head} {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ head, align, sorted, isAct, minWidth, width }) => (
              <th
                key={head}
                scope="col"
                {...roles.columnHeader}
                data-align={align}
                data-min-width={minWidth}
                aria-sort={sorted}
                style={{ width }}
              >
                {isAct ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ key, rows, title, sums }) => (
          <tbody key={key} className={classes.rows} {...roles.group}>
            {title && <SumsRow title={title} sums={sums} columns={columns} scope="rowgroup" />}
            {rows.map((row) => (
              <tr key={keyOf(row)} {...roles.row} data-quiet={isQuiet?.(row) || undefined}>
                {columns.map((column, index) => {
                  const value = column.cell(row);
                  const shown = isNothing(value) ? column.none : value;
                  const state = stateOf(column, columns, isNothing(value));
                  return index === 0 ? (
                    <th key={column.head} scope="row" {...roles.rowHeader} {...state}>
                      {linkOf ? <RowLink to={linkOf(row)}>{shown}</RowLink> : shown}
                    </th>
                  ) : (
                    <td key={column.head} {...roles.cell} {...state}>
                      {shown}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
        {foot && (
          <tfoot className={classes.rows} {...roles.group}>
            <SumsRow {...foot} columns={columns} scope="row" />
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface SumsRowProps<Row> extends Sums {
  columns: readonly Column<Row>[];
  scope: "row" | "rowgroup";
}

/** A row of sums. The title takes the columns before the first sum. */
function SumsRow<Row>({ title, sums, columns, scope }: SumsRowProps<Row>) {
  const first = columns.findIndex(({ head }) => head in sums);
  return (
    <tr {...roles.row} data-sums={scope}>
      <th scope={scope} colSpan={first} {...roles.rowHeader}>
        {title}
      </th>
      {columns.slice(first).map((column) => {
        const value = sums[column.head];
        return (
          <td key={column.head} {...roles.cell} {...stateOf(column, columns, isNothing(value))}>
            {isNothing(value) && column.head in sums ? column.none : value}
          </td>
        );
      })}
    </tr>
  );
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === false || value === "";

function stateOf<Row>(column: Column<Row>, columns: readonly Column<Row>[], isNone: boolean) {
  const { head, align, isAct, minWidth, card, label } = column;
  const isPlain = !card && align === "end";
  const isMain = isPlain && column === columns.findLast((one) => one.align === "end");
  const [rows, place] = card && card !== "none" ? card : [];
  return {
    "data-align": align,
    "data-main": isMain || undefined,
    "data-name": isPlain && !isMain ? head : label,
    "data-act": isAct || undefined,
    "data-min-width": minWidth,
    // An empty corner keeps its width, so that the amounts of all cards are aligned.
    "data-none": (isNone && place !== "corner") || card === "none" || undefined,
    "data-card": place,
    style: rows ? { "--card-rows": rows } : undefined,
  };
}

/** The link of a row, whose target is the whole row. A link that begins with '?' opens a dialog, which closes with Back. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={classes.link} state={to.startsWith("?") ? { opened: true } : undefined}>
    {children}
  </Link>
);
