import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./data-table.module.css";
import { roles } from "./table-roles.ts";

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** A figure. On a card the last one stands at the end, and those before it are named by their head. */
  align?: "end";
  /** It is an act on the row, beside following its link. */
  isAct?: boolean;
  /** The narrowest table that shows it, in pixels, if there are columns. Columns under a title have none. */
  minWidth?: 880 | 1100;
  /** A width in CSS. Without one it follows from what the column holds. */
  width?: string;
  /** The rows are in the order of this column. */
  sorted?: "ascending" | "descending";
  /** Its grid rows on a card, and its place in them; 'none' leaves it out. Without it, cells stand below each other. */
  card?: "none" | readonly [rows: number | string, place: "start" | "end" | "whole" | "corner"];
  /** Stands before the value on a card. */
  label?: string;
  /** Stands in the column where a row has nothing to show there. A card leaves that out. */
  none?: ReactNode;
}

/** A title over rows or below them, and sums by the heads of their columns. */
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
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  /** The rows, or groups of them under their titles. */
  rows?: readonly Row[];
  groups?: readonly Group<Row>[];
  /** The sums of all rows. */
  foot?: Sums | undefined;
  keyOf: (row: Row) => string;
  /** The address to which a row leads. All of it is the target of the link around its name. */
  linkOf?: (row: Row) => string;
  /** Rows that are listed to be complete, such as what comes to nothing. */
  isQuiet?: (row: Row) => boolean;
  /** A list that a screen is about has a frame, and columns from this width on. Without it a table has columns from 480 px. */
  framed?: 700 | 960;
  className?: string | undefined;
}

/** Rows with columns where there is room; where there is not, each row is a card with its amounts at the end. */
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

/** The title takes the columns before the first sum. */
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
    // The corner keeps its width, so that amounts of all rows stand below each other.
    "data-none": (isNone && place !== "corner") || card === "none" || undefined,
    "data-card": place,
    style: rows ? { "--card-rows": rows } : undefined,
  };
}

/** The link of a row: all of the row is its target. One that only adds to the address opens a dialog: closing it is the step back. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={classes.link} state={to.startsWith("?") ? { opened: true } : undefined}>
    {children}
  </Link>
);
