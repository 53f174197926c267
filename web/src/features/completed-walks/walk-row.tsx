import { firstNameOf } from "@petcare/domain";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { dollarsText } from "../../lib/format/dollars-text.ts";
import { frameBrief, longDay } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { MoreMenu } from "../../ui/data/more-menu.tsx";
import { roles } from "../../ui/data/table-roles.ts";
import type { WalkDialog } from "./dialogs/walk-dialogs.tsx";
import type { Names } from "./use-names.ts";
import { Bill, HowItWent } from "./walk-cells.tsx";
import { completedText, lateText, mayCorrectCharge, mayCorrectPay, mayReopen } from "./walk-words.ts";
import type { Walk } from "./walks-address.ts";
import classes from "./walks-table.module.css";

interface WalkRowProps {
  walk: Walk;
  names: Names;
  open: (dialog: WalkDialog, id: string) => void;
}

/** One walk: when and by whom, for whom, how it went, what it is worth, and what has become of that. */
export function WalkRow({ walk, names, open }: WalkRowProps) {
  const late = lateText(walk);
  return (
    <tr {...roles.row} data-quiet={walk.status === "cancelled" || undefined}>
      <th scope="row" {...roles.rowHeader} className={classes.when}>
        <b>{completedText(walk)}</b>
        <small>
          {frameBrief(walk.timeframe)} · {firstNameOf(names.walkerOf(walk))}
        </small>
        {walk.completed_by && <small>by {firstNameOf(names.nameOf(walk.completed_by))}</small>}
        {late && <small className={classes.late}>{late}</small>}
      </th>
      <td {...roles.cell} className={classes.what}>
        <b>{petsText(walk.pet_names)}</b> <span className={classes.service}>{serviceName(walk)}</span>
        <small>{names.clientOf(walk)}</small>
      </td>
      <td {...roles.cell} className={classes.how}>
        <HowItWent walk={walk} />
      </td>
      <td {...roles.cell} className={classes.price}>
        <b>{dollarsText(walk.charge)}</b>
      </td>
      <td {...roles.cell} className={classes.pay}>
        {walk.pay === null ? <span className={classes.open}>not set</span> : dollarsText(walk.pay)}
        {walk.paid_out && <small>paid</small>}
      </td>
      <td {...roles.cell} className={classes.invoice}>
        <Bill walk={walk} />
      </td>
      <td {...roles.cell} className={classes.more}>
        <MoreMenu label={`More for ${petsText(walk.pet_names)}, ${longDay(walk.date)}`} items={itemsOf(walk, open)} />
      </td>
    </tr>
  );
}

function itemsOf(walk: Walk, open: WalkRowProps["open"]) {
  const { _id, date, billing } = walk;
  const act = (label: string, dialog: WalkDialog) => ({ label, onClick: () => open(dialog, _id) });
  return [
    { label: "Open the visit", to: calendarOn(date, { visit: _id }) },
    ...(mayCorrectCharge(walk) ? [act("Correct the price…", "charge")] : []),
    ...(mayCorrectPay(walk) ? [act("Correct the pay…", "pay")] : []),
    ...(billing === "to-bill" ? [act("Write off…", "write-off")] : []),
    ...(billing === "written-off" ? [act("Take the write-off back…", "take-back")] : []),
    ...(mayReopen(walk) ? [{ ...act("Reopen…", "reopen"), danger: true }] : []),
  ];
}
