import { Button } from "@mantine/core";
import { type AnswerOf, myRequests, withdrawRequest } from "@petcare/contract";
import { addDays, careName, type RequestKind, type Standing } from "@petcare/domain";
import { call } from "../lib/api/api.ts";
import { messageOf } from "../lib/api/api-error.ts";
import { useRead } from "../lib/api/use-read.ts";
import { useSend } from "../lib/api/use-send.ts";
import { awayText, placeText } from "../lib/format/asked-words.ts";
import { formatDollars } from "../lib/format/dollars.ts";
import { daySpan, today } from "../lib/format/time.ts";
import { petsText } from "../lib/format/words.ts";
import { useNow } from "../lib/hooks/use-now.ts";
import { Loaded } from "../ui/feedback/states.tsx";
import { failureToast, toast } from "../ui/feedback/toast.tsx";
import classes from "./own-requests.module.css";

/** The days for which an answered request is shown after its last day. */
const shownAfter = 7;

const standingWords: Record<Standing, string> = {
  asked: "Waits for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Taken back",
  lapsed: "Not answered in time",
};

interface OwnRequestsProps {
  /** The title of a section of their own. */
  title?: string;
  /** Asks for a cancelled visit again. */
  onBack?: (visitId: string) => void;
}

/** A person’s own requests: the open ones, and answered ones until a week after their last day. */
export function OwnRequests({ title, onBack }: OwnRequestsProps) {
  const query = useRead(myRequests, { everyMs: 5 * 60_000 });
  const since = addDays(today(useNow()), -shownAfter);
  const withdrawal = useSend<unknown, string>({
    mutationFn: (id) => call(withdrawRequest, { params: { id } }),
    onSuccess: () => toast("Taken back"),
    onError: (error) => failureToast(messageOf(error, "This could not be sent. Please try again.")),
  });
  return (
    <Loaded query={query} failed="What you asked for could not be read. Please try again." loading={null}>
      {(requests) => {
        const shown = requests.filter(
          ({ standing, date, through }) =>
            standing !== "withdrawn" && (standing === "asked" || (through ?? date) >= since),
        );
        if (shown.length === 0) return null;
        return (
          <section className="stack gap-10" aria-label={title}>
            {title && <h2>{title}</h2>}
            <ul className="stack gap-10">
              {shown.map((request) => (
                <Line key={request._id} request={request} withdrawal={withdrawal} onBack={onBack} />
              ))}
            </ul>
          </section>
        );
      }}
    </Loaded>
  );
}

interface LineProps {
  onBack: OwnRequestsProps["onBack"] | undefined;
  request: MyRequest;
  withdrawal: { busy: boolean; send: (id: string) => void };
}

function Line({ request, withdrawal, onBack }: LineProps) {
  const { _id: id, standing, answer, kind, visit_id } = request;
  const { head, detail } = requestText(request);
  return (
    <li className={classes.line} data-standing={standing}>
      <p className="quiet">{standingWords[standing]}</p>
      <b>{head}</b>
      <span className="muted">{detail}</span>
      {answer && <blockquote>{answer}</blockquote>}
      {standing === "asked" && (
        <Button
          variant="subtle"
          loading={withdrawal.busy}
          onClick={() => withdrawal.send(id)}
          aria-label={`Take it back: ${head}`}
        >
          Take it back
        </Button>
      )}
      {onBack && standing === "accepted" && kind === "cancel" && visit_id && !request.following && (
        <Button variant="subtle" onClick={() => onBack(visit_id)} aria-label={`Ask to have it back: ${head}`}>
          Ask to have it back
        </Button>
      )}
    </li>
  );
}

type MyRequest = AnswerOf<typeof myRequests>[number];

const heads: Record<RequestKind, string> = {
  book: "A walk",
  change: "Another time",
  cancel: "Cancelling",
  back: "Having it back",
  away: "Away",
  care: "Care sheet",
  off: "Days off",
  meet: "Meet and greet",
};

/** 'A walk for Biscuit', and 'Tue, Nov 24, 9 AM–12 PM · $25.00'. */
function requestText(request: MyRequest): { head: string; detail: string } {
  const { kind, pet_names, to, following, weekdays, quote } = request;
  if (kind === "off")
    return { head: daySpan(request.date, request.through ?? request.date), detail: request.words ?? "" };
  if (kind === "care") return { head: heads.care, detail: (request.care ?? []).map(careName).join(", ") };
  const head = `${heads[kind]}${kind === "book" ? " for" : ":"} ${petsText(pet_names)}`;
  if (kind === "away") {
    const charge = quote.total === 0 ? "free" : `${formatDollars(quote.total)} charged`;
    return { head, detail: `${awayText(request)} · ${charge}` };
  }
  const place = to ? `${placeText(request)} → ${placeText(to)}` : placeText(request);
  const how = following ? " and all after it" : weekdays ? " and every week" : "";
  const price = kind === "cancel" && quote.total === 0 ? "free" : formatDollars(quote.total);
  return { head, detail: `${place}${how} · ${price}` };
}
