import { business } from "@petcare/business";
import { firstNameOf, isOpen } from "@petcare/domain";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { useUnsentPhotos } from "../../../lib/day/use-waiting.ts";
import { clockTime } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import classes from "./said-line.module.css";
import { saidWords } from "./said-words.ts";

/** Whether the visit can be reported as done: what was said of it already is not asked again. */
export const canReport = ({ said, mine_reported }: ShownVisit): boolean =>
  said?.act !== "done" && mine_reported === null;

/** 'Waiting to send · done 10:06 AM', since when the walker is there, or what the owner decides about what the walker has reported. */
export function SaidLine({ visit }: { visit: ShownVisit }) {
  const { said, mine_reported, mine_settled, arrived_at } = visit;
  const photos = useUnsentPhotos(visit._id);
  if (said)
    return (
      <span className={classes.said} data-refused={said.isRefused || undefined}>
        {saidWords(said)}
      </span>
    );
  if (photos > 0) return <span className={classes.said}>{`Waiting to send · ${count(photos, "photo")}`}</span>;
  const done = mine_reported ?? mine_settled?.at;
  if (!done) {
    if (!isOpen(visit) || !arrived_at) return null;
    return <span className={classes.said} data-here>{`Here since ${clockTime(arrived_at)}`}</span>;
  }
  const pay = mine_reported
    ? "will decide about your pay."
    : mine_settled?.paid
      ? "pays you for it."
      : "does not pay for it.";
  return (
    <span className={classes.said}>
      You did this at {clockTime(done)}. {firstNameOf(business.owner.name)} {pay}
    </span>
  );
}
