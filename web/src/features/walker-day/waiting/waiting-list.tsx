import { Button } from "@mantine/core";
import { photosIn } from "../../../lib/day/laid-over.ts";
import type { Row } from "../../../lib/day/row.ts";
import { actOf } from "../../../lib/day/row.ts";
import { tryAgain } from "../../../lib/day/use-waiting.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { copyText } from "../../../ui/feedback/copy-text.ts";
import type { Address } from "../use-address.ts";
import { saidWords } from "./said-words.ts";
import classes from "./waiting-list.module.css";

interface WaitingListProps {
  rows: readonly Row[];
  open: Address["open"];
  /** The visit whose row is sent once more just now. */
  again: string | undefined;
  onAgain: (visit: string | undefined) => void;
}

/** Lists what was refused, with what can be done about it, and what waits of visits that no other list shows. */
export function WaitingList({ rows, open, again, onAgain }: WaitingListProps) {
  const send = async (visit: string) => {
    onAgain(visit);
    await tryAgain(visit).catch(() => {});
    onAgain(undefined);
  };
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row.visit} className={classes.row} data-refused={row.refused && true}>
          <p>
            <b>{row.name}</b> · {shortDay(row.date)}
          </p>
          <p className={classes.said}>
            {saidWords({
              act: actOf(row),
              at: row.done?.at ?? row.arrived?.at,
              isRefused: row.refused !== undefined,
              ...photosIn(row),
            })}
          </p>
          {row.refused && <p>{row.refused.words}</p>}
          {row.done && <p className={classes.words}>“{row.done.comments}”</p>}
          {(row.refused || row.visit === again) && (
            <Actions row={row} open={open} onAgain={() => void send(row.visit)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ActionsProps {
  row: Row;
  open: Address["open"];
  onAgain: () => void;
}

function Actions({ row: { visit, name, done }, open, onAgain }: ActionsProps) {
  const named = (act: string) => `${act}, ${name}`;
  return (
    <div className={classes.actions}>
      <Button aria-label={named("Try again")} onClick={onAgain}>
        Try again
      </Button>
      {done && (
        <Button
          variant="light"
          aria-label={named("Copy text")}
          onClick={() => copyText([done.comments, ...done.photo_urls].join("\n"), "Text copied")}
        >
          Copy text
        </Button>
      )}
      <Button variant="subtle" aria-label={named("Remove")} onClick={() => open("remove", visit)}>
        Remove
      </Button>
    </div>
  );
}
