import "../../ui/theme/select-styles.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { agreementList, firstNameOf, isCancelling } from "@petcare/domain";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { useSend } from "../../lib/api/use-send.ts";
import { placeText } from "../../lib/format/asked-words.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { count } from "../../lib/format/words.ts";
import { PhoneLink } from "../../parts/contact-links.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { CareChanges } from "./care-changes.tsx";
import {
  type AnswerKind,
  accept,
  acceptText,
  awayVisitText,
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
  onAnswer: (kind: AnswerKind, id: string) => void;
}

/** One request: its client and wish, the effect of accepting it, and the answers. */
export function RequestRow({ request, onAnswer, onGive, onCode }: RequestRowProps) {
  const { _id, client, kind, words, look, unsigned, fits, walker, quote, standing, offer, now, stranger, visits } =
    request;
  const { head, detail } = requestText(request);
  const heading = useId();
  const [chosen, choose] = useState<string>();
  const [reason, setReason] = useState("");
  const who = fits.find(({ id }) => id === chosen);
  const [care, chooseCare] = useState<number[]>();
  const acceptance = useSend({
    mutationFn: (free: boolean) =>
      accept(request, {
        ...(chosen && { walker_id: chosen }),
        ...(free && { free }),
        ...(care && { care }),
        ...(reason && { unsigned_reason: reason }),
      }),
    onSuccess: () => toast(`Accepted: ${head}`),
    here: {
      onSuccess: ({ code }) => {
        if (request.visits_there) onGive(request);
        if (code) onCode(request, code);
      },
    },
  });
  const [isTried, setTried] = useState(false);
  const isReasonless = unsigned.length > 0 && !reason.trim();
  const hasNone =
    (kind === "book" && !walker && !who) || (kind === "care" && (care ?? freeChanges(request)).length === 0);
  const isAcceptable = standing !== "lapsed" && !hasNone;
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
          {now && <p className={classes.look}>Now {placeText(now)}</p>}
          {offer && <p>Offered: {`${placeText(offer)}, ${formatDollars(offer.total)}`}</p>}
          {look.map((sentence) => (
            <p key={sentence} className={classes.look}>
              {sentence}
            </p>
          ))}
        </div>
        {isPriced(kind) ? <Worth request={request} /> : <div />}
        <div className={classes.acts}>
          {kind === "book" && fits.length > 1 && standing !== "lapsed" && (
            <NativeSelect
              aria-label={`Walker for ${firstNameOf(client.name)}`}
              value={chosen ?? walker?.id ?? ""}
              onChange={(event) => choose(event.currentTarget.value || undefined)}
              data={[
                ...(walker ? [] : [{ value: "", label: "Choose a walker" }]),
                ...fits.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          {isAcceptable && unsigned.length > 0 && (
            <TextInput
              label="Reason to book all the same"
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={isTried && isReasonless && `Say why you book without: ${agreementList(unsigned)}`}
            />
          )}
          {isAcceptable && (
            <Button
              variant={look.length > 0 || standing === "offered" ? "light" : "filled"}
              loading={acceptance.busy}
              onClick={() => {
                setTried(true);
                if (!isReasonless) acceptance.send(false);
              }}
              aria-describedby={heading}
            >
              {acceptText(request, who?.name)}
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
            {(kind === "book" || kind === "change") && standing !== "lapsed" && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-describedby={heading}
                onClick={() => onAnswer("offer", _id)}
              >
                Offer…
              </Button>
            )}
            <Button
              variant="subtle"
              size="compact-md"
              aria-describedby={heading}
              onClick={() => onAnswer("decline", _id)}
            >
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

const isPriced = (kind: OwnersRequest["kind"]) => kind !== "care" && kind !== "off" && kind !== "meet";

const chargedWords = (dollars: number) => (dollars > 0 ? `${formatDollars(dollars)} charged` : "Free");

/** The walker's frame before and after, and the price or the charge. */
function Worth({ request: { kind, walker, load, quote, total_now } }: { request: OwnersRequest }) {
  const isCancel = isCancelling(kind);
  return (
    <div className={classes.worth}>
      <b>{isCancel ? chargedWords(quote.total) : formatDollars(quote.total)}</b>
      {total_now !== quote.total && <span>{formatDollars(total_now)} by now</span>}
      {load && walker && (
        <>
          <meter
            min={0}
            max={load.of}
            value={load.minutes}
            high={load.of * 0.8}
            aria-label="How full the frame is then"
          />
          <span>{`${firstNameOf(walker.name)}: ${load.before} → ${load.minutes} of ${load.of} min`}</span>
        </>
      )}
    </div>
  );
}
