import { addDays, type LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import type { Preview } from "./bills.ts";

interface LaterWorkProps extends Pick<Preview, "later"> {
  /** The last day of the period in which nothing is to bill. */
  to: LocalDate;
  running: { unit: "week" | "month"; from: LocalDate; address: string };
}

/** '1 completed visit this week, $22.00 · Show this week' */
export const LaterWork = ({ later: { visits, amount }, to, running: { unit, from, address } }: LaterWorkProps) =>
  visits > 0 && (
    <p>
      {count(visits, "completed visit")} {addDays(to, 1) === from ? `this ${unit}` : "since then"},{" "}
      {formatDollars(amount)} · <Link to={address}>Show this {unit}</Link>
    </p>
  );
