import { dayWord } from "../../lib/format/day-words.ts";
import { frameHours, today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useUpcoming } from "./client-visits.ts";

/** 'Next visit: tomorrow, 9:00 AM – 12:00 PM, Biscuit & Max'. Nothing while it is not known. */
export function NextVisit() {
  const now = useNow();
  const visits = useUpcoming().data;
  const next = visits?.find(({ start }) => Date.parse(start) >= now);
  if (!next) return null;
  const day = dayWord(next.date, today(now));
  return `Next visit: ${day}, ${frameHours(next.timeframe)}, ${petsText(next.pet_names)}`;
}
