import { UnstyledButton } from "@mantine/core";
import { frameSpan } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import type { WalkerVisit } from "../my-schedule.ts";
import type { Address } from "../use-address.ts";
import classes from "./done-row.module.css";

/** A visit that was done today, with the beginning of its note. It opens the details. */
export function DoneRow({ visit, open }: { visit: WalkerVisit; open: Address["open"] }) {
  return (
    <UnstyledButton className={classes.row} onClick={() => open("visit", visit._id)}>
      <span className={classes.check}>
        <CheckIcon size={18} />
      </span>
      <span className={classes.text}>
        <span className={classes.line}>
          <b>{petsText(visit.pet_names)}</b> · {frameSpan(visit.timeframe)}
          <span className="visually-hidden"> · Completed</span>
        </span>
        {visit.comments && <span className={classes.note}>“{visit.comments}”</span>}
      </span>
    </UnstyledButton>
  );
}
