import { isOpen } from "@petcare/domain";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { useUnsentPhotos } from "../../../lib/day/use-waiting.ts";
import { clockTime } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import classes from "./said-line.module.css";
import { saidWords } from "./said-words.ts";

/** Whether the visit can be reported as done: what was said of it already is not asked again. */
export const canReport = ({ said, review }: ShownVisit): boolean => said?.act !== "done" && !review?.waits;

/** 'Waiting to send · done 10:06 AM', since when the walker is there, or what becomes of what a walker has reported. */
export function SaidLine({ visit }: { visit: ShownVisit }) {
  const { said, review, reported_by, arrived_at } = visit;
  const photos = useUnsentPhotos(visit._id);
  if (said)
    return (
      <span className={classes.said} data-refused={said.isRefused || undefined}>
        {saidWords(said)}
      </span>
    );
  if (photos > 0) return <span className={classes.said}>{`Waiting to send · ${count(photos, "photo")}`}</span>;
  if (review) return <span className={classes.said}>{review.sentence}</span>;
  if (reported_by) return <span className={classes.said}>{reported_by} reported this walk.</span>;
  if (!isOpen(visit) || !arrived_at) return null;
  return <span className={classes.said} data-here>{`Here since ${clockTime(arrived_at)}`}</span>;
}
