import { Button } from "@mantine/core";
import { photosIn } from "../../../lib/day/laid-over.ts";
import type { Row } from "../../../lib/day/row.ts";
import { actOf, timeOf } from "../../../lib/day/row.ts";
import { tryAgain } from "../../../lib/day/use-waiting.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { copyText } from "../../../ui/feedback/copy-text.ts";
import type { Address } from "../use-address.ts";
import { saidWords } from "./said-words.ts";
import classes from "./waiting-list.module.css";

interface WaitingListProps {
  rows: readonly Row[];
  open: Address["open"];
  /** The key of the row that is sent once more just now. */
  again: string | undefined;
  onAgain: (key: string | undefined) => void;
}

/** Lists what was refused, with what can be done about it, and what waits of visits that no other list shows. */
export function WaitingList({ rows, open, again, onAgain }: WaitingListProps) {
  const send = async (row: Row) => {
    onAgain(row.key);
    await tryAgain(row).catch(() => {});
    onAgain(undefined);
  };
  return (
    <ul className="stack gap-8">
      {rows.map((row) => (
        <li key={row.key} className={classes.row} data-refused={row.refused && true}>
          <p>
            <b>{row.name}</b> · {shortDay(row.date)}
          </p>
          <p className={classes.said}>
            {saidWords({
              act: actOf(row),
              at: timeOf(row),
              isRefused: row.refused !== undefined,
              ...photosIn(row),
            })}
          </p>
          {row.refused && <p>{row.refused.words}</p>}
          {wordsOf(row) && <p className={classes.words}>“{wordsOf(row)}”</p>}
          {(row.refused || row.key === again) && <Actions row={row} open={open} onAgain={() => void send(row)} />}
        </li>
      ))}
    </ul>
  );
}

const wordsOf = ({ incident, done }: Row) => incident?.words ?? done?.comments;

interface ActionsProps {
  row: Row;
  open: Address["open"];
  onAgain: () => void;
}

function Actions({ row, open, onAgain }: ActionsProps) {
  const named = (act: string) => `${act}, ${row.name}`;
  const words = wordsOf(row);
  return (
    <div className={classes.actions}>
      <Button aria-label={named("Try again")} onClick={onAgain}>
        Try again
      </Button>
      {words !== undefined && (
        <Button
          variant="light"
          aria-label={named("Copy text")}
          onClick={() => copyText([words, ...(row.done?.photo_urls ?? [])].join("\n"), "Text copied")}
        >
          Copy text
        </Button>
      )}
      <Button variant="subtle" aria-label={named("Remove")} onClick={() => open("remove", row.key)}>
        Remove
      </Button>
    </div>
  );
}
