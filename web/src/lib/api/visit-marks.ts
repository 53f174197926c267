import { useEffect, useState } from "react";
import { laterMs } from "../hooks/use-later.ts";
import { type Outlook, watchOutlooks, watchReports } from "./watch-marks.ts";

type Marks<Mark> = ReadonlyMap<string, Mark>;

/** How many reports of each visit wait to be settled, by its id. */
export const useReportsToSettle = (): Marks<number> => useMarks(watchReports, true);

/** Finds where walkers are now and which visits will be late, by the visit's id. @param isToday whether today is shown */
export const useOutlooks = (isToday: boolean): Marks<Outlook> => useMarks(watchOutlooks, isToday);

/** Marks of visits, asked for once the screen stands. */
function useMarks<Mark>(watch: (tell: (marks: Marks<Mark>) => void) => () => void, isOn: boolean): Marks<Mark> {
  const [marks, setMarks] = useState<Marks<Mark>>(() => new Map());
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = watch(setMarks);
    }, laterMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [watch, isOn]);
  return marks;
}
