import { business } from "@petcare/business";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { useUpcoming } from "./client-visits.ts";
import { UpcomingVisit } from "./upcoming-visit.tsx";
import { VisitList } from "./visit-list.tsx";

/** What is booked, day by day. */
export function UpcomingVisits() {
  const now = useNow();
  useTitle("Upcoming Walks");
  return (
    <VisitList
      list={useUpcoming()}
      today={today(now)}
      more="Show more walks"
      empty={
        <EmptyState title="Nothing booked yet">
          Tails are waiting. Call us at {business.phone.shown} and we find a time.
        </EmptyState>
      }
    >
      {(visit) => <UpcomingVisit key={visit._id} visit={visit} now={now} />}
    </VisitList>
  );
}
