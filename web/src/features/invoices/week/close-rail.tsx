import { Button } from "@mantine/core";
import { me } from "@petcare/contract";
import { useRead } from "../../../lib/api/use-read.ts";
import { count } from "../../../lib/format/words.ts";
import { LockIcon } from "../../../ui/theme/icons.tsx";
import classes from "./close-rail.module.css";
import type { Left } from "./week.ts";

interface CloseRailProps {
  left: Left;
  /** The books of the week do not add up. */
  differs: boolean;
  onClose: () => void;
}

/** How many of the six lists are at zero, and the button that closes the week once all are. */
export function CloseRail({ left, differs, onClose }: CloseRailProps) {
  const name = useRead(me).data?.name;
  const lists = [
    { id: "unfinished", left: left.unfinished, words: count(left.unfinished, "unfinished visit") },
    { id: "unassigned", left: left.unassigned, words: `${count(left.unassigned, "visit")} without a walker` },
    { id: "reports", left: left.reports, words: `${count(left.reports, "report")} to settle` },
    { id: "to-bill", left: left.to_bill, words: `${count(left.to_bill, "client")} to invoice` },
    { id: "overdue", left: left.overdue, words: count(left.overdue, "overdue invoice"), late: true },
    { id: "pay", left: left.pay, words: `${count(left.pay, "walker")} to pay` },
  ];
  const open = lists.filter((list) => list.left > 0);
  const done = lists.length - open.length;
  const isReady = open.length === 0 && !differs;
  return (
    <section className={classes.rail} aria-labelledby="close-week">
      <h3 id="close-week" role="status">
        <b>
          {done} of {lists.length}
        </b>{" "}
        at zero
      </h3>
      <div className={classes.bars} aria-hidden="true">
        {lists.map((list) => (
          <span key={list.id} data-done={list.left === 0 || undefined} />
        ))}
      </div>
      {open.length > 0 && (
        <ul className={classes.left}>
          {open.map(({ id, words, late }) => (
            <li key={id} data-late={late}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      )}
      <Button leftSection={<LockIcon size={18} />} disabled={!isReady} onClick={onClose}>
        Close the week
      </Button>
      <p className="quiet">
        {open.length > 0 && "It opens when all six are at zero. "}
        {open.length === 0 && differs && "It opens once the books add up. "}
        You sign as <b>{name ?? "…"}</b>.
      </p>
    </section>
  );
}
