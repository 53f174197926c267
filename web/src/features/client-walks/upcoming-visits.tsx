import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { useId } from "react";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { today, visitSpan } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { MapPinIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import { type ClientVisit, comingWords, hereWords, stayWords, upcomingStatus, useUpcoming } from "./client-visits.ts";
import { VisitList } from "./visit-list.tsx";
import classes from "./visits.module.css";

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

/** A visit to come. */
function UpcomingVisit({ visit, now }: { visit: ClientVisit; now: number }) {
  const heading = useId();
  const { walker_name, walker_phone, address } = visit;
  const isOverdue = visitOverdue(visit, now);
  const words = hereWords(visit, now) ?? stayWords(visit, now) ?? comingWords(visit, now);
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <div className={classes.head}>
        <p className={classes.when}>{visitSpan(visit)}</p>
        <StatusBadge status={upcomingStatus(visit, now)} calm={!isOverdue} />
      </div>
      <h3 id={heading}>{petsText(visit.pet_names, 50)}</h3>
      <p className={classes.quiet}>
        {serviceName(visit)}
        {walker_name ? ` with ${walker_name}` : ", walker to be named"}
      </p>
      {words && <p>{words}.</p>}
      {isOverdue && <p className={classes.late}>We have no note of this walk yet. Please call us if nobody came.</p>}
      {address && (
        <p className={classes.address}>
          <MapPinIcon size={18} /> {address}
        </p>
      )}
      {walker_phone && (
        <Button component="a" variant="light" href={phoneLink(walker_phone)} leftSection={<PhoneIcon size={18} />}>
          Call {walker_name ?? "your walker"}
        </Button>
      )}
    </article>
  );
}
