import { nextVisits } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { dayWord } from "../../lib/format/day-words.ts";
import { frameSpan, today } from "../../lib/format/time.ts";

/** Says when a client's next visit is: 'Today, 6–9 PM'. Nothing where there is none, or before it is known. */
export function useNextVisitText(): (clientId: string) => string | undefined {
  const { data } = useRead(nextVisits);
  const next = new Map(data?.visits.map((visit) => [visit.client_id, visit]));
  return (id) => {
    const visit = next.get(id);
    return visit && `${dayWord(visit.date, today())}, ${frameSpan(visit.timeframe)}`;
  };
}
