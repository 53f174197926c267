import { useEffect, useState } from "react";
import { laterMs } from "../hooks/use-prefetch.ts";

/** How many reports of each visit wait to be settled, by its id. */
export type ReportsToSettle = ReadonlyMap<string, number>;

const none: ReportsToSettle = new Map();

/** The reports that wait, asked once the screen stands. What asks for them comes later, too. */
export function useReportsToSettle(): ReportsToSettle {
  const [reports, setReports] = useState(none);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      const { watchReports } = await import("./watch-reports.ts");
      if (!isGone) stop = watchReports(setReports);
    };
    // Without it no visit has a mark.
    const timer = setTimeout(() => void watch().catch(() => {}), laterMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return reports;
}
