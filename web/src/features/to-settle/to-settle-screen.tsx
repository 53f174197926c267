import { Skeleton } from "@mantine/core";
import { listReviews } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { count } from "../../lib/format/words.ts";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { IncidentCard } from "./incident-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import classes from "./to-settle.module.css";

/** The reports that the plan does not fit, and incidents to read. Nothing changes until the owner answers. */
export function ToSettleScreen() {
  const query = useRead(listReviews, { everyMs: 60_000 });
  return (
    <Loaded query={query} failed="Failed to load what is to settle. Please try again." loading={<Outline />}>
      {({ reviews, incidents, left_off }) =>
        reviews.length + incidents.length === 0 ? (
          <EmptyState title="Nothing to settle">
            <p>
              A report that the plan does not fit stands here, and an incident until you have read it. Answers stand in
              the visit's history.
            </p>
          </EmptyState>
        ) : (
          <>
            {reviews.length > 0 && (
              <p className="quiet">Reports that the plan does not fit. Nothing changes until you answer.</p>
            )}
            <ul className={classes.cards}>
              {incidents.map((incident) => (
                <IncidentCard key={`${incident.visit._id} ${incident.id}`} incident={incident} />
              ))}
              {reviews.map((review) => (
                <ReviewCard key={`${review.visit._id} ${review.id} ${review.visit.version}`} review={review} />
              ))}
            </ul>
            {left_off > 0 && (
              <p className="quiet">{`${count(left_off, "more report")} follow when these are answered.`}</p>
            )}
          </>
        )
      }
    </Loaded>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={260} radius="lg" />
  </div>
);
