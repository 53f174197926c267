import { Button } from "@mantine/core";
import { getNoticeSettings } from "@petcare/contract";
import { firstUntold } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { monthDay, shortDay, today } from "../../lib/format/time.ts";
import classes from "./board-notes.module.css";
import type { CalendarAddress } from "./calendar-address.ts";

/** Says from which day on nobody is told yet, where such a day is shown, and leads to the messages of its week. */
export function UntoldLine({ address }: { address: Pick<CalendarAddress, "days" | "dialogOver"> }) {
  const settings = useRead(getNoticeSettings).data;
  if (!settings?.on || !address.days.some((day) => day > settings.through)) return null;
  const from = firstUntold(settings.through, today());
  return (
    <p className={classes.untold}>
      <span>Not told yet: from {shortDay(from)}</span>
      <Button component={Link} to={address.dialogOver("tell", "week")} state={{ opened: true }} variant="light">
        Tell the week of {monthDay(from)}…
      </Button>
    </p>
  );
}
