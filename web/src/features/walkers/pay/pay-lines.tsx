import { useClients } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import classes from "../pay-tab.module.css";
import type { DueLine } from "./pay-types.ts";
import { clientNames, groupsOf, lineText } from "./pay-words.ts";

interface PayLinesProps {
  lines: readonly DueLine[];
  total: number;
  /** The name of the sum. */
  totalWord: string;
}

/** Shows what a walker is, or was, paid for: groups that open to their lines, and the sum. */
export function PayLines({ lines, total, totalWord }: PayLinesProps) {
  const nameOf = clientNames(useClients());
  return (
    <div>
      {groupsOf(lines).map((group) => (
        <details key={group.title} className={classes.service}>
          <summary>
            <b>{group.title}</b>
            <span>{count(group.lines.length, "line")}</span>
            <b className={classes.amount}>{formatDollars(group.total)}</b>
          </summary>
          <ul>
            {group.lines.map((line) => (
              <li key={line.id}>
                <span>{shortDay(line.date)}</span>
                <span>{lineText(line, nameOf(line.client_id))}</span>
                <span className={classes.amount}>
                  {line.amount === null ? "no pay yet" : formatDollars(line.amount)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className={classes.total}>
        <span>{totalWord}</span>
        <b>{formatDollars(total)}</b>
      </p>
    </div>
  );
}
