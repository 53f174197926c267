import type { LocalDate, ServiceType } from "@petcare/domain";
import { formatDollars, sumDollars, type WithParts } from "../../lib/format/dollars.ts";
import { serviceLine } from "../../lib/format/service-line.ts";
import { shortDay } from "../../lib/format/time.ts";
import classes from "./line-table.module.css";

/** A cell's text, perhaps with a detail below. */
type Cell = string | false | null | undefined | { title: string; detail?: string | false | null | undefined };

export interface Line {
  key: string;
  /** The cells of the row. In a row with fewer cells, the one before the last spans the rest. */
  cells: readonly Cell[];
  /** The kind of a special row. */
  mark?: "adjustment" | "part" | "total" | "balance";
}

interface LineTableProps {
  /** The name of the list, for screen readers. */
  caption: string;
  /** The heads of the columns. */
  columns?: readonly string[];
  /** The heads are for screen readers alone. */
  hidesHead?: boolean;
  /** How many columns of amounts there are, at the end. */
  amounts?: number;
  rows: readonly Line[];
  className?: string | undefined;
}

/** The lines of an invoice, a statement or a walker's pay, with the amounts at the end, on the screen and on paper. */
export function LineTable({ caption, columns, hidesHead, amounts = 1, rows, className = "" }: LineTableProps) {
  const width = Math.max(columns?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const alignOf = (fromEnd: number) => ({ "data-align": fromEnd <= amounts ? "end" : undefined });
  return (
    <table className={`${classes.lines} ${className}`}>
      <caption className="visually-hidden">{caption}</caption>
      {columns && (
        <thead className={hidesHead ? "visually-hidden" : undefined}>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" {...alignOf(columns.length - at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, cells, mark }) => {
          const left = width - cells.length;
          return (
            <tr key={key} {...(mark && { [`data-${mark}`]: true })}>
              {cells.map((cell, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                  key={at}
                  {...alignOf(cells.length - at)}
                  data-between={(at > 1 && at < cells.length - 1) || undefined}
                  colSpan={left > 0 && at === cells.length - 2 ? left + 1 : undefined}
                >
                  {cell && typeof cell === "object" ? cell.title : cell}
                  {cell && typeof cell === "object" && cell.detail && <small>{cell.detail}</small>}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A visit on an invoice. The price includes its parts. */
export interface InvoiceLine extends WithParts {
  key: string;
  date: LocalDate;
  service_type: ServiceType;
  description: string;
  /** Whether it is from before the invoice's period. */
  earlier?: boolean;
}

export interface Adjustment {
  key: string;
  text: string;
  amount: number;
}

interface InvoiceLinesProps<Visit> extends Omit<LineTableProps, "rows" | "amounts"> {
  lines: readonly Visit[];
  adjustments?: readonly Adjustment[];
  /** Gives the cells between the service and the price. */
  between?: (line: Visit) => readonly Cell[];
  /** More rows below the lines. */
  below?: readonly Line[];
}

/** The lines of an invoice: each visit, the parts of its price below it, and then the adjustments. */
export const InvoiceLines = <Visit extends InvoiceLine>({
  lines,
  adjustments = [],
  between = () => [],
  below = [],
  ...table
}: InvoiceLinesProps<Visit>) => (
  <LineTable
    {...table}
    rows={[
      ...lines.flatMap((line) => {
        const { key, date, earlier, price, parts = [] } = line;
        const base = sumDollars([price, ...parts.map(({ amount }) => -amount)]);
        const cells = [{ title: shortDay(date), detail: earlier && "earlier" }, serviceLine(line), ...between(line)];
        return [
          { key, cells: [...cells, formatDollars(base)] },
          ...parts.map(
            ({ name, amount }, at): Line => ({
              key: `${key} part ${at}`,
              mark: "part",
              cells: [name, formatDollars(amount)],
            }),
          ),
        ];
      }),
      ...adjustments.map(
        ({ key, text, amount }): Line => ({
          key: `adjustment ${key}`,
          mark: "adjustment",
          cells: ["Adjustment", text, formatDollars(amount)],
        }),
      ),
      ...below,
    ]}
  />
);
