import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { type ClientVisit, myRequests } from "@petcare/contract";
import { useId } from "react";
import { messageOf } from "../../lib/api/api-error.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useTakeBack } from "../../lib/api/use-take-back.ts";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { today, visitSpan } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { OwnRequests } from "../../parts/requests/own-requests.tsx";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { MapPinIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import { comingWords, hereWords, stayWords, upcomingStatus, useUpcoming } from "./client-visits.ts";
import { VisitList, VisitsOutline } from "./visit-list.tsx";
import classes from "./visits.module.css";

export const askDialogs = ["ask", "away", "care", "change", "cancel", "back"] as const;
export type AskKind = (typeof askDialogs)[number];

interface UpcomingVisitsProps {
  /** Opens the form of a request about a visit. */
  onAsk: (kind: AskKind, visitId: string) => void;
}

/** Requests, then the visits that are booked, day by day. Both come at once, so that nothing moves. */
export function UpcomingVisits({ onAsk }: UpcomingVisitsProps) {
  const now = useNow();
  const mine = useRead(myRequests, { everyMs: 5 * 60_000 });
  const withdrawal = useTakeBack({
    done: () => toast("Taken back"),
    failed: (failure) => failureToast(messageOf(failure, "This could not be sent. Please try again.")),
  });
  useTitle("Upcoming Walks");
  if (mine.isPending && mine.fetchStatus === "fetching") return <VisitsOutline />;
  return (
    <>
      <div className={classes.asked}>
        {(mine.data || mine.isError) && (
          <Loaded query={mine} failed="What you asked for could not be read. Please try again.">
            {(requests) => (
              <OwnRequests
                title="What you asked for"
                requests={requests}
                withdrawal={withdrawal}
                onBack={(id) => onAsk("back", id)}
              />
            )}
          </Loaded>
        )}
      </div>
      <Booked now={now} onAsk={onAsk} />
    </>
  );
}

function Booked({ now, onAsk }: UpcomingVisitsProps & { now: number }) {
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
      {(visit) => <UpcomingVisit key={visit._id} visit={visit} now={now} onAsk={onAsk} />}
    </VisitList>
  );
}

/** A visit to come. */
function UpcomingVisit({ visit, now, onAsk }: UpcomingVisitsProps & { visit: ClientVisit; now: number }) {
  const heading = useId();
  const { walker_name, walker_phone, address } = visit;
  const about = `${petsText(visit.pet_names, 50)}, ${visitSpan(visit)}`;
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
      {Date.parse(visit.start) > now && (
        <p className={classes.asks}>
          <Button variant="subtle" onClick={() => onAsk("change", visit._id)} aria-label={`Another time: ${about}`}>
            Another time
          </Button>
          <Button variant="subtle" onClick={() => onAsk("cancel", visit._id)} aria-label={`Cancel: ${about}`}>
            Cancel
          </Button>
        </p>
      )}
    </article>
  );
}
