import { byDay } from "../../lib/format/day-words.ts";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { failed, useHistory } from "./client-visits.ts";
import { DaySection } from "./day-section.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { MoreButton } from "./more-button.tsx";
import { PastWalk } from "./past-walk.tsx";
import classes from "./walks.module.css";

/** What was done, the latest first. */
export function WalkHistory() {
  const now = useNow();
  const walks = useHistory();
  return (
    <Loaded query={walks} failed={failed} loading={<ListSkeleton />}>
      {(visits) =>
        visits.length === 0 ? (
          <EmptyState title="No walks yet">
            After each walk your walker writes you a note, often with a photo. You find them here.
          </EmptyState>
        ) : (
          <div className={classes.days}>
            {byDay(visits).map(({ date, items }) => (
              <DaySection key={date} date={date} today={today(now)}>
                {items.map((visit) => (
                  <PastWalk key={visit._id} visit={visit} />
                ))}
              </DaySection>
            ))}
            <MoreButton list={walks}>Show earlier walks</MoreButton>
          </div>
        )
      }
    </Loaded>
  );
}
