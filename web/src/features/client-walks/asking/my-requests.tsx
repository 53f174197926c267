import { Button } from "@mantine/core";
import { addDays } from "@petcare/domain";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useTakeBack } from "../../../lib/api/use-take-back.ts";
import { isWaiting, standingWords } from "../../../lib/format/standing-words.ts";
import { today } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import type { MyRequest } from "./ask-form.ts";
import classes from "./asking.module.css";
import { requestText, shownAfter, shownRequests } from "./request-lines.ts";

interface MyRequestsProps {
  requests: readonly MyRequest[];
  /** Asks for a cancelled visit again. */
  onBack: (visitId: string) => void;
}

/** The client’s requests, each with its outcome. Draws nothing if there is none. */
export function MyRequests({ requests, onBack }: MyRequestsProps) {
  const shown = shownRequests(requests, addDays(today(useNow()), -shownAfter));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="my-requests" className={classes.mine}>
      <h2 id="my-requests">What you asked for</h2>
      <ul>
        {shown.map((request) => (
          <Line key={request._id} request={request} onBack={onBack} />
        ))}
      </ul>
    </section>
  );
}

function Line({ request, onBack }: { request: MyRequest } & Pick<MyRequestsProps, "onBack">) {
  const { _id: id, standing, answer, kind, visit_id } = request;
  const { head, detail } = requestText(request);
  const failed = (failure: Error) => failureToast(messageOf(failure, "This could not be sent. Please try again."));
  const withdrawal = useTakeBack({ done: () => toast("Taken back"), failed });
  return (
    <li className={classes.line} data-standing={standing}>
      <p className={classes.standing}>{standingWords[standing]}</p>
      <b>{head}</b>
      <span>{detail}</span>
      {answer && <blockquote>{answer}</blockquote>}
      <div className={classes.acts}>
        {isWaiting(standing) && (
          <Button
            variant="subtle"
            loading={withdrawal.busy}
            onClick={() => withdrawal.send(id)}
            aria-label={`Take it back: ${head}`}
          >
            Take it back
          </Button>
        )}
        {standing === "accepted" && kind === "cancel" && visit_id && !request.following && (
          <Button variant="subtle" onClick={() => onBack(visit_id)} aria-label={`Ask to have it back: ${head}`}>
            Ask to have it back
          </Button>
        )}
      </div>
    </li>
  );
}
