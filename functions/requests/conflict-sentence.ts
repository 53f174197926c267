import { dayLong, type LocalDate } from "@petcare/domain";
import type { checkBooking } from "../shared/editing/check-booking.ts";

type Conflict = Awaited<ReturnType<typeof checkBooking>>["conflicts"][number];

/** One sentence for each warning of the owner's form. */
export function conflictSentence(conflict: Conflict): string {
  const days = daysText(conflict.dates);
  switch (conflict.kind) {
    case "frame_too_full":
      return `${conflict.walker} would have ${conflict.minutes} of ${conflict.of} min${days}.`;
    case "walker_inactive":
      return `${conflict.walker} is not active.`;
    case "walker_off":
      return `${conflict.walker} is off${days}.`;
    case "same_service":
      return `The same is booked in this time frame already${days}.`;
    case "same_day":
      return `Another visit of this series is on the day already${days}.`;
    case "same_night":
      return `${conflict.walker} has another overnight stay${days}.`;
  }
}

/** ' on Tue, Nov 24', or ' on 3 days'. */
const daysText = ([first, ...more]: readonly LocalDate[]) =>
  first === undefined ? "" : more.length > 0 ? ` on ${more.length + 1} days` : ` on ${dayLong(first)}`;
