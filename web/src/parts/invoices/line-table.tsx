import classes from "./line-table.module.css";

/** Words, and perhaps what is said of them below. */
type Cell = string | false | null | undefined | { title: string; detail?: string | false | null | undefined };

export interface Line {
  key: string;
  /** The cells of the row. If it has fewer than the others, the one before its last spans the space that is left. */
  cells: readonly Cell[];
  /** The kind of a row that is not a line like the others. */
  mark?: "adjustment" | "part" | "total" | "balance";
}

interface LineTableProps {
  /** The name of the list, for screen readers. */
  caption: string;
  /** The heads of the columns. Without them the cells explain themselves. */
  columns?: readonly string[];
  /** The heads are for screen readers alone. */
  hidesHead?: boolean;
  /** How many columns of amounts there are, at the end. */
  amounts?: number;
  rows: readonly Line[];
  className?: string | undefined;
}

/** Lines with their amounts at the end, on the screen and on paper: of an invoice, a statement, or a walker's pay. */
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
