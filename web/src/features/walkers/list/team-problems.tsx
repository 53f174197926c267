import { listSchedules } from "@petcare/contract";
import { addDays, startOfWeek, visitsWithoutKey } from "@petcare/domain";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { today } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { keyRegister } from "../../../parts/people/key-register.ts";
import { ChipLink } from "../../../ui/form/chip.tsx";

const aMinute = 60_000;

/**
 * This week's overdue visits, and tomorrow's whose walkers have no key, each leading to its list on the calendar. Nothing
 * where there are none. It asks what the calendar and the dashboard ask, so that each finds the other's answer.
 */
export function TeamProblems() {
  const now = useNow();
  const date = today(now);
  const [monday, tomorrow] = [startOfWeek(date), addDays(date, 1)];
  const { data: week = [] } = useRead(listSchedules, {
    query: { start: addDays(monday, -1), end: addDays(monday, 7) },
    everyMs: aMinute,
  });
  const { data: near = [] } = useRead(listSchedules, {
    query: { start: date, end: addDays(date, 2) },
    everyMs: aMinute,
  });
  const register = keyRegister(useClients(), useWalkers());
  const overdue = week.filter((visit) => visit.date >= monday && visitOverdue(visit, now)).length;
  const lacking = visitsWithoutKey(near, date, register).filter((visit) => visit.date === tomorrow).length;
  return (
    <>
      {overdue > 0 && (
        <ChipLink tone="bad" to={calendarOn(date, { view: "agenda", only: "overdue" })}>
          {overdue} overdue
        </ChipLink>
      )}
      {lacking > 0 && (
        <ChipLink tone="warn" to={calendarOn(tomorrow, { only: "no-key" })}>
          {lacking} without a key tomorrow
        </ChipLink>
      )}
    </>
  );
}
