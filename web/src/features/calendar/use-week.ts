import { listSchedules } from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { prefetch } from "../../lib/api/query.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { isNearDate } from "../../lib/format/near-date.ts";
import { today } from "../../lib/format/time.ts";
import { type DialogInAddress, useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";

/** A slow phone has drawn the week itself by then, which comes first. */
const besideMs = 2000;

/** The visits of the week that starts on a Monday. The weeks beside it follow, so that a step to them waits for nothing. */
export function useWeekVisits(monday: LocalDate) {
  const query = useRead(listSchedules, { ...weekOf(monday), everyMs: 60_000 });
  const ready = query.isSuccess;
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => {
      for (const days of [-7, 7]) prefetch(listSchedules, weekOf(addDays(monday, days)));
    }, besideMs);
    return () => clearTimeout(timer);
  }, [monday, ready]);
  return query;
}

const weekOf = (monday: LocalDate) => ({ query: { start: monday, end: addDays(monday, 7) } });

const visitDialogs = ["visit"] as const;

export interface WeekAddress extends DialogInAddress<(typeof visitDialogs)[number]> {
  monday: LocalDate;
  /** Whether the address names a week or a day. */
  isDated: boolean;
  days: LocalDate[];
  /** The day that a phone shows. */
  day: LocalDate;
  showWeek: (date: LocalDate) => void;
  showDay: (date: LocalDate) => void;
  /** The problem whose visits alone are shown. */
  only: string | undefined;
  /** Shows a problem's visits alone, on a phone those of `day`; every visit where there is no problem. */
  showOnly: (problem: string | undefined, day?: LocalDate) => void;
}

/** The week and day in the address: ?week=2027-03-08&day=2027-03-10, and ?visit=… and ?only=… on top. Today's where it names none. */
export function useWeekAddress(): WeekAddress {
  const [params, setParams] = useSearchParams();
  const dialogs = useDialogInAddress(visitDialogs);
  const asked = [params.get("day"), params.get("week")].find(isNearDate);
  const week = params.get("week");
  const monday = startOfWeek(isNearDate(week) ? week : (asked ?? today()));
  const days = [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n));
  const day = asked && days.includes(asked) && params.has("day") ? asked : days.includes(today()) ? today() : monday;
  return {
    ...dialogs,
    monday,
    isDated: params.has("week") || params.has("day"),
    days,
    day,
    showWeek: (date) => setParams({ week: startOfWeek(date) }),
    showDay: (date) => setParams({ week: startOfWeek(date), day: date }, { replace: true }),
    only: params.get("only") ?? undefined,
    showOnly: (problem, shown = day) =>
      setParams({ week: monday, day: shown, ...(problem && { only: problem }) }, { replace: true }),
  };
}
