import { useEffect, useState } from "react";
import { laterMs } from "../hooks/use-prefetch.ts";
import type { Outlook } from "./watch-marks.ts";

type Marks<Mark> = ReadonlyMap<string, Mark>;
type Watch<Mark> = (tell: (marks: Marks<Mark>) => void) => () => void;

const loadReports = async (): Promise<Watch<number>> => (await import("./watch-marks.ts")).watchReports;
const loadOutlooks = async (): Promise<Watch<Outlook>> => (await import("./watch-marks.ts")).watchOutlooks;

/** How many reports of each visit wait to be settled, by its id. */
export const useReportsToSettle = (): Marks<number> => useMarks(loadReports, true);

/** Finds where walkers are now and which visits will be late, by the visit's id. @param isToday whether today is shown */
export const useOutlooks = (isToday: boolean): Marks<Outlook> => useMarks(loadOutlooks, isToday);

/** Marks of visits, asked for once the screen stands. What asks for them comes later, too. */
function useMarks<Mark>(load: () => Promise<Watch<Mark>>, isOn: boolean): Marks<Mark> {
  const [marks, setMarks] = useState<Marks<Mark>>(() => new Map());
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      const begin = await load();
      if (!isGone) stop = begin(setMarks);
    };
    // Without it no visit has a mark.
    const timer = setTimeout(() => void watch().catch(() => {}), laterMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [load, isOn]);
  return marks;
}
