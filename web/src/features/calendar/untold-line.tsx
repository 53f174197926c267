import { Button } from "@mantine/core";
import { getNoticeSettings } from "@petcare/contract";
import { untoldDays } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { monthDay, shortDay, today } from "../../lib/format/time.ts";
import type { CalendarAddress } from "./calendar-address.ts";
import classes from "./untold-line.module.css";

/** Says from which day on nobody is told yet, where such a day is shown, and leads to the messages of its week. */
export function UntoldLine({ address }: { address: Pick<CalendarAddress, "days" | "dialogOver"> }) {
  const settings = useRead(getNoticeSettings).data;
  if (!settings?.on || !address.days.some((day) => day > settings.through)) return null;
  const next = untoldDays(settings.through, today());
  if (!next) return <p className={classes.line}>Not told yet: the days after {shortDay(settings.through)}</p>;
  return (
    <p className={classes.line}>
      <span>Not told yet: from {shortDay(next.from)}</span>
      <Button component={Link} to={address.dialogOver("tell", "week")} state={{ opened: true }} variant="light">
        Tell the week of {monthDay(next.from)}…
      </Button>
    </p>
  );
}
