import { Button, Group, Stack } from "@mantine/core";
import { business } from "@petcare/business";
import { type ClientVisit, myRequests } from "@petcare/contract";
import { useId } from "react";
import { useRead } from "../../../lib/api/use-read.ts";
import { phoneLink } from "../../../lib/format/contact-links.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { today, visitSpan } from "../../../lib/format/time.ts";
import { petsText, serviceName } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { OwnRequests } from "../../../parts/own-requests.tsx";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { MapPinIcon, PhoneIcon } from "../../../ui/theme/icons.tsx";
import { comingWords, hereWords, stayWords, upcomingStatus, useUpcoming } from "../data.ts";
import classes from "../screen.module.css";
import { VisitList, VisitsOutline } from "../visit-list.tsx";

export const askDialogs = ["ask", "away", "care", "change", "cancel", "back"] as const;
type AskKind = (typeof askDialogs)[number];

interface UpcomingVisitsProps {
  /** Opens the form of a request about a visit. */
  onAsk: (kind: AskKind, visitId: string) => void;
}

/** The client's requests, then the upcoming visits, day by day. Both appear at once, so that nothing moves. */
export function UpcomingVisits({ onAsk }: UpcomingVisitsProps) {
  const now = useNow();
  const asked = useRead(myRequests, { everyMs: 5 * 60_000 });
  const list = useUpcoming();
  useTitle("Upcoming Walks");
  if (asked.isPending && asked.fetchStatus === "fetching") return <VisitsOutline />;
  return (
    <Stack>
      <OwnRequests title="What you asked for" onBack={(id) => onAsk("back", id)} />
      <VisitList
        list={list}
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
    </Stack>
  );
}

/** An upcoming visit. */
function UpcomingVisit({ visit, now, onAsk }: UpcomingVisitsProps & { visit: ClientVisit; now: number }) {
  const heading = useId();
  const { walker_name, walker_phone, address } = visit;
  const about = `${petsText(visit.pet_names, 50)}, ${visitSpan(visit)}`;
  const isOverdue = visitOverdue(visit, now);
  const words = hereWords(visit, now) ?? stayWords(visit, now) ?? comingWords(visit, now);
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <Group justify="space-between">
        <p className={classes.when}>{visitSpan(visit)}</p>
        <StatusBadge status={upcomingStatus(visit, now)} calm={!isOverdue} />
      </Group>
      <h3 id={heading}>{petsText(visit.pet_names, 50)}</h3>
      <p className="muted">
        {serviceName(visit)}
        {walker_name ? ` with ${walker_name}` : ", walker to be named"}
      </p>
      {words && <p>{words}.</p>}
      {isOverdue && <p className={classes.late}>We have no note of this walk yet. Please call us if nobody came.</p>}
      {address && (
        <Group component="p" className="muted" wrap="nowrap" align="start" gap={6}>
          <MapPinIcon size={18} /> {address}
        </Group>
      )}
      {walker_phone && (
        <Button component="a" variant="light" href={phoneLink(walker_phone)} leftSection={<PhoneIcon size={18} />}>
          Call {walker_name ?? "your walker"}
        </Button>
      )}
      {Date.parse(visit.start) > now && (
        <Group gap={4} mx={-14} mb={-8}>
          <Button variant="subtle" onClick={() => onAsk("change", visit._id)} aria-label={`Another time: ${about}`}>
            Another time
          </Button>
          <Button variant="subtle" onClick={() => onAsk("cancel", visit._id)} aria-label={`Cancel: ${about}`}>
            Cancel
          </Button>
        </Group>
      )}
    </article>
  );
}
