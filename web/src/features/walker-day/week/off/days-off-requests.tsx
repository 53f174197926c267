import { Button } from "@mantine/core";
import { myRequests } from "@petcare/contract";
import { messageOf } from "../../../../lib/api/api-error.ts";
import { useRead } from "../../../../lib/api/use-read.ts";
import { useTakeBack } from "../../../../lib/api/use-take-back.ts";
import { useDialogInAddress } from "../../../../lib/hooks/use-dialog-in-address.ts";
import { OwnRequests } from "../../../../parts/requests/own-requests.tsx";
import { Loaded } from "../../../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../../../ui/feedback/toast.tsx";
import { AskOffDialog } from "./ask-off-dialog.tsx";
import classes from "./days-off-requests.module.css";

const dialogs = ["ask"] as const;

/** The days off that the walker has asked for, each with its answer, and the form for more. */
export function DaysOffRequests() {
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  const mine = useRead(myRequests, { everyMs: 5 * 60_000 });
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
        {(requests) => <OwnRequests requests={requests} withdrawal={withdrawal} />}
      </Loaded>
      <AskOffDialog key={opening} opened={dialog !== undefined} onClose={close} />
    </section>
  );
}
