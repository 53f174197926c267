import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { count } from "../../../lib/format/words.ts";
import classes from "./cancel.module.css";
import type { Effect } from "./cancel-form.ts";

interface CancelSumProps {
  effect: Effect;
  client: string;
  walker: string;
  isCurrent: boolean;
}

/** What cancelling costs whom, by the visits in scope. */
export function CancelSum({ effect, client, walker, isCurrent }: CancelSumProps) {
  const visits = count(effect.cancelled, "visit");
  const rest = Math.round((effect.charge - effect.pay) * 100) / 100;
  return (
    <dl className={classes.sum} aria-busy={!isCurrent} aria-label="What it comes to">
      <div>
        <dt>
          {client} is charged, {visits}
        </dt>
        <dd>{dollarsText(effect.charge)}</dd>
      </div>
      <div>
        <dt>
          {walker} is paid, {visits}
        </dt>
        <dd>{dollarsText(effect.pay)}</dd>
      </div>
      <div>
        <dt>{rest < 0 ? "The business pays" : "Stays with the business"}</dt>
        <dd>{dollarsText(Math.abs(rest))}</dd>
      </div>
    </dl>
  );
}
