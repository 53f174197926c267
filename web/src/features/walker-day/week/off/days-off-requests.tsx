import { Button } from "@mantine/core";
import { myRequests } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { messageOf } from "../../../../lib/api/api-error.ts";
import { useRead } from "../../../../lib/api/use-read.ts";
import { useTakeBack } from "../../../../lib/api/use-take-back.ts";
import { isWaiting, standingWords } from "../../../../lib/format/standing-words.ts";
import { daySpan, today } from "../../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../../lib/hooks/use-dialog-in-address.ts";
import { useNow } from "../../../../lib/hooks/use-now.ts";
import { Loaded } from "../../../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../../../ui/feedback/toast.tsx";
import { AskOffDialog } from "./ask-off-dialog.tsx";
import classes from "./days-off-requests.module.css";

const dialogs = ["ask"] as const;

/** Days for which an answer stays in sight after the last day off. */
const shownAfter = 7;

/** The days off that the walker has asked for, each with its answer, and the form for more. */
export function DaysOffRequests() {
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  const since = addDays(today(useNow()), -shownAfter);
  const mine = useRead(myRequests, { everyMs: 5 * 60_000 });
  const shown = (mine.data ?? []).filter(
    ({ standing, date, through }) => standing !== "withdrawn" && (isWaiting(standing) || (through ?? date) >= since),
  );
  const withdrawal = useTakeBack({
    done: () => toast("Taken back"),
    failed: (failure) => failureToast(messageOf(failure, "This could not be sent. Please try again.")),
  });
  return (
    <section className={classes.panel} aria-labelledby="days-off">
      <div className={classes.head}>
        <h3 id="days-off">Days off</h3>
        <Button variant="light" onClick={() => open("ask", "days-off")}>
          Ask for days off
        </Button>
      </div>
      <Loaded query={mine} failed="What you have asked for could not be read. Please try again." loading={null}>
        {() =>
          shown.length > 0 && (
            <ul>
              {shown.map(({ _id, date, through, standing, words, answer }) => {
                const days = daySpan(date, through ?? date);
                return (
                  <li key={_id}>
                    <p>
                      <b>{days}</b> · {standingWords[standing]}
                    </p>
                    {words && <p className="muted">{words}</p>}
                    {answer && <blockquote>{answer}</blockquote>}
                    {isWaiting(standing) && (
                      <Button
                        variant="subtle"
                        loading={withdrawal.busy}
                        aria-label={`Take it back: ${days}`}
                        onClick={() => withdrawal.send(_id)}
                      >
                        Take it back
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
      <AskOffDialog key={opening} opened={dialog !== undefined} onClose={close} />
    </section>
  );
}
