import { roles } from "../../ui/data/table-roles.ts";
import type { WalkDialog } from "./dialogs/walk-dialogs.tsx";
import { DayRow, SumsRow, type Totals } from "./sum-rows.tsx";
import { useNames } from "./use-names.ts";
import { WalkRow } from "./walk-row.tsx";
import type { Walk } from "./walks-address.ts";
import classes from "./walks-table.module.css";

interface WalksTableProps {
  walks: readonly Walk[];
  totals: Totals | undefined;
  open: (dialog: WalkDialog, id: string) => void;
}

/** Walks by day, each with its sums, and the sums of all. A row is a card where there is no room for columns. */
export function WalksTable({ walks, totals, open }: WalksTableProps) {
  const names = useNames();
  const days = [...Map.groupBy(walks, ({ date }) => date)];
  return (
    <div className={classes.frame}>
      <table className={classes.table} {...roles.table}>
        <caption className="visually-hidden">Completed walks</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {["Completed", "Pets, service, client", "Note and photos", "Price", "Pay", "Invoice"].map((head) => (
              <th key={head} scope="col" {...roles.columnHeader}>
                {head}
              </th>
            ))}
            <th scope="col" {...roles.columnHeader}>
              <span className="visually-hidden">More</span>
            </th>
          </tr>
        </thead>
        {days.map(([date, ofDay]) => (
          <tbody key={date} {...roles.group}>
            <DayRow date={date} sums={totals?.days.find((day) => day.date === date)} />
            {ofDay.map((walk) => (
              <WalkRow key={walk._id} walk={walk} names={names} open={open} />
            ))}
          </tbody>
        ))}
        {totals && <SumsRow totals={totals} />}
      </table>
    </div>
  );
}
