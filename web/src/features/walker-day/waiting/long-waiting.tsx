import { isWaiting, type Row, visitsOf } from "../../../lib/day/row.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";

/** In milliseconds. */
const longMs = 12 * 3_600_000;

/** Says that something has waited for 12 hours, and on an iPhone that only the home screen's page is kept for long. */
export function LongWaiting({ rows, now }: { rows: readonly Row[]; now: number }) {
  const waiting = rows.filter(isWaiting);
  const long = visitsOf(waiting.filter(({ made }) => now - made >= longMs));
  // Safari on iPhones alone has this, and says so whether it was opened from the home screen.
  const isInSafari = "standalone" in navigator && navigator.standalone === false;
  if (long === 0 && !(isInSafari && waiting.length > 0)) return null;
  return (
    <Notice tone="warn">
      {long > 0 &&
        `${long === 1 ? "1 walk has" : `${long} walks have`} waited for 12 hours to be sent. Open this page where there is a signal. `}
      {isInSafari && "Safari may remove what waits here after 7 days. Add this page to your home screen."}
    </Notice>
  );
}
