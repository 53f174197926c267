import { business } from "@petcare/business";
import { byDay } from "../../lib/format/day-words.ts";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { failed, useUpcoming } from "./client-visits.ts";
import { DaySection } from "./day-section.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { MoreButton } from "./more-button.tsx";
import { UpcomingCard } from "./upcoming-card.tsx";
import classes from "./walks.module.css";

/** What is booked, day by day. */
export function UpcomingWalks() {
  const now = useNow();
  const walks = useUpcoming();
  return (
    <Loaded query={walks} failed={failed} loading={<ListSkeleton />}>
      {(visits) =>
        visits.length === 0 ? (
          <EmptyState title="Nothing booked yet">
            Tails are waiting. Call us at {business.phone.shown} and we find a time.
          </EmptyState>
        ) : (
          <div className={classes.days}>
            {byDay(visits).map(({ date, items }) => (
              <DaySection key={date} date={date} today={today(now)}>
                {items.map((visit) => (
                  <UpcomingCard key={visit._id} visit={visit} now={now} />
                ))}
              </DaySection>
            ))}
            <MoreButton list={walks}>Show more walks</MoreButton>
          </div>
        )
      }
    </Loaded>
  );
}
