import { useEffect, useState } from "react";
import { laterMs } from "../hooks/use-prefetch.ts";

const none: ReadonlyMap<string, number> = new Map();

/** How many reports of each visit wait to be settled, by its id, asked once the screen stands. What asks for them comes later, too. */
export function useReportsToSettle(): ReadonlyMap<string, number> {
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
