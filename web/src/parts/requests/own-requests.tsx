import { Button } from "@mantine/core";
import { addDays, type Standing } from "@petcare/domain";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import classes from "./own-requests.module.css";
import { type MyRequest, requestText } from "./request-lines.ts";

/** In days. Answered requests stay in sight for so long after the day that they are about. */
const shownAfter = 7;

const standingWords: Record<Standing, string> = {
  asked: "Waits for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Taken back",
  lapsed: "Not answered in time",
};

interface OwnRequestsProps {
  requests: readonly MyRequest[];
  /** Takes one back, by its id. */
  withdrawal: { busy: boolean; send: (id: string) => void };
  /** Names the section, where they have one of their own. */
  title?: string;
  /** Asks for a cancelled visit again. */
  onBack?: (visitId: string) => void;
}

/** A person’s own requests, each with its outcome: open ones, and answered ones whose last day is not long past. */
export function OwnRequests({ requests, title, ...acts }: OwnRequestsProps) {
  const since = addDays(today(useNow()), -shownAfter);
  const shown = requests.filter(
    ({ standing, date, through }) => standing !== "withdrawn" && (standing === "asked" || (through ?? date) >= since),
  );
  if (shown.length === 0) return null;
  const list = (
    <ul className="stack gap-10">
      {shown.map((request) => (
        <Line key={request._id} request={request} {...acts} />
      ))}
    </ul>
  );
  if (!title) return list;
  return (
    <section aria-labelledby="own-requests" className={classes.section}>
      <h2 id="own-requests">{title}</h2>
      {list}
    </section>
  );
}

type LineProps = { request: MyRequest } & Pick<OwnRequestsProps, "withdrawal" | "onBack">;

function Line({ request, withdrawal, onBack }: LineProps) {
  const { _id: id, standing, answer, kind, visit_id } = request;
  const { head, detail } = requestText(request);
  return (
    <li className={classes.line} data-standing={standing}>
      <p className={classes.standing}>{standingWords[standing]}</p>
      <b>{head}</b>
      <span>{detail}</span>
      {answer && <blockquote>{answer}</blockquote>}
      <div className={classes.acts}>
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
      </div>
    </li>
  );
}
