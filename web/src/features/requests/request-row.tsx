import { Button } from "@mantine/core";
import { isCancelling } from "@petcare/domain";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { useSend } from "../../lib/api/use-send.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { count } from "../../lib/format/words.ts";
import { PhoneLink } from "../../parts/contact-links.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { CareChanges } from "./care-changes.tsx";
import {
  accept,
  acceptText,
  awayVisitText,
  bookingOf,
  freeChanges,
  type OwnersRequest,
  requestText,
} from "./request-text.ts";
import classes from "./requests.module.css";

interface RequestRowProps {
  request: OwnersRequest;
  /** Leads to giving away a walker's visits on days that were agreed to. */
  onGive: (request: OwnersRequest) => void;
  /** Shows the code that a stranger is to get. */
  onCode: (request: OwnersRequest, code: string) => void;
  onDecline: (id: string) => void;
}

/** One request: its client and wish, the effect of accepting it, and the answers. */
export function RequestRow({ request, onDecline, onGive, onCode }: RequestRowProps) {
  const { _id, client, kind, words, look, walker, quote, standing, stranger, visits } = request;
  const { head, detail } = requestText(request);
  const heading = useId();
  const [care, chooseCare] = useState<number[]>();
  const acceptance = useSend({
    mutationFn: (free: boolean) => accept(request, { ...(free && { free }), ...(care && { care }) }),
    onSuccess: () => toast(`Accepted: ${head}`),
    here: {
      onSuccess: ({ code }) => {
        if (request.visits_there) onGive(request);
        if (code) onCode(request, code);
      },
    },
  });
  const isOpen = standing !== "lapsed";
  const isBook = kind === "book" && isOpen;
  const hasNone = kind === "care" && (care ?? freeChanges(request)).length === 0;
  const isAcceptable = isOpen && !hasNone && !(isBook && (look.length > 0 || !walker));
  return (
    <li>
      <article aria-labelledby={heading} className={classes.row}>
        <div className={classes.facts}>
          <h3 id={heading}>
            {kind === "meet" ? (
              <b>{head}</b>
            ) : (
              <Link to={`/admin/${kind === "off" ? "walkers" : "clients"}/${client.id}`}>{head}</Link>
            )}
          </h3>
          <p>{detail}</p>
          {stranger && <Reach {...stranger} />}
          {words && <blockquote>{words}</blockquote>}
          {kind === "care" && <CareChanges request={request} chosen={care} onChoose={chooseCare} />}
          {visits && visits.length > 0 && (
            <details className={classes.visits}>
              <summary>Show {count(visits.length, "visit")}</summary>
              <ul>
                {visits.map((visit) => (
                  <li key={visit._id}>{awayVisitText(visit)}</li>
                ))}
              </ul>
            </details>
          )}
          {look.map((sentence) => (
            <p key={sentence} className={classes.look}>
              {sentence}
            </p>
          ))}
        </div>
        <b>{priceText(request)}</b>
        <div className="stack gap-4">
          {isAcceptable && (
            <Button
              variant={look.length > 0 ? "light" : "filled"}
              loading={acceptance.busy}
              onClick={() => acceptance.send(false)}
              aria-describedby={heading}
            >
              {acceptText(request)}
            </Button>
          )}
          {isBook && !isAcceptable && (
            <Button component={Link} {...bookingOf(request)} variant="light" aria-describedby={heading}>
              Book…
            </Button>
          )}
          <p className={classes.links}>
            {isCancelling(kind) && quote.total > 0 && isAcceptable && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-describedby={heading}
                onClick={() => acceptance.send(true)}
              >
                Charge nothing
              </Button>
            )}
            {isBook && isAcceptable && (
              <Button
                component={Link}
                {...bookingOf(request)}
                variant="subtle"
                size="compact-md"
                aria-describedby={heading}
              >
                Book…
              </Button>
            )}
            <Button variant="subtle" size="compact-md" aria-describedby={heading} onClick={() => onDecline(_id)}>
              Decline…
            </Button>
          </p>
          {acceptance.error && (
            <Failure error={acceptance.error} fallback="This could not be accepted. Please try again." />
          )}
        </div>
      </article>
    </li>
  );
}

/** The ways to a stranger. */
const Reach = ({ phone, email }: NonNullable<OwnersRequest["stranger"]>) => (
  <p className={classes.reach}>
    {phone && <PhoneLink phone={phone} />}
    {email && <a href={`mailto:${email}`}>{email}</a>}
  </p>
);

/** '$25.00', '$14.00 charged', 'Free'; empty for what has no price. */
function priceText({ kind, quote: { total } }: OwnersRequest): string {
  if (kind === "care" || kind === "off" || kind === "meet") return "";
  if (!isCancelling(kind)) return formatDollars(total);
  return total > 0 ? `${formatDollars(total)} charged` : "Free";
}
