import type { LocalDate } from "@petcare/domain";
import { shortDay } from "../../../lib/format/time.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { ScheduleWindow } from "../my-schedule.ts";

/** Where the schedule begins or ends, it says so: an empty day beyond would be a lie. */
export function WindowNote({ days, seen }: { days: LocalDate[]; seen: ScheduleWindow }) {
  const [first = seen.first, last = seen.last] = [days[0], days.at(-1)];
  if (first > seen.first && last < seen.last) return null;
  return (
    <Notice tone="info">
      Your schedule shows {shortDay(seen.first)} to {shortDay(seen.last)}: 7 days back and one month ahead.
    </Notice>
  );
}
