import { Button, TextInput } from "@mantine/core";
import { tagIn } from "@petcare/domain";
import { useState } from "react";
import { useSend } from "../../../lib/api/use-send.ts";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { say } from "../../../lib/day/use-waiting.ts";
import { sentWord, type Told } from "../../../lib/day/waiting.ts";
import { clockTime } from "../../../lib/format/time.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { AlertIcon, CheckIcon } from "../../../ui/theme/icons.tsx";
import { canArrive } from "../waiting/here-button.tsx";
import { Camera } from "./camera.tsx";
import classes from "./scan-dialog.module.css";

interface ScanDialogProps {
  visit: ShownVisit;
  now: number;
  opened: boolean;
  onComplete: () => void;
  onClose: () => void;
}

/** Reads the tag at a door, and notes the arrival with it. The server says whether the tag is this home's. */
export function ScanDialog({ visit, now, opened, onComplete, onClose }: ScanDialogProps) {
  const [typed, setTyped] = useState("");
  const [isOther, setIsOther] = useState(false);
  const [arrived, setArrived] = useState<{ since: string; told: Told }>();
  const { send, busy, error } = useSend({
    mutationFn: async (tag: string) => {
      const since = new Date().toISOString();
      return { since, told: await say(visit, { arrived: { at: since, how: "tag", tag } }) };
    },
    onSuccess: setArrived,
  });
  const take = (text: string) => {
    const tag = tagIn(text);
    setIsOther(!tag);
    if (tag) send(tag);
  };
  const shown = { opened, onClose, title: "Scan the door" };
  const close = (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
  if (arrived) {
    return (
      <Dialog
        {...shown}
        footer={
          <>
            {close}
            <Button onClick={onComplete}>Complete walk</Button>
          </>
        }
      >
        <Arrived {...arrived} />
      </Dialog>
    );
  }
  if (!canArrive(visit, now)) {
    return (
      <Dialog {...shown} footer={close}>
        {visit.arrived_at ? `Here since ${clockTime(visit.arrived_at)}` : "There is nothing to scan for this walk now."}
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shown}
      problem={error && <Failure error={error} fallback="Failed to note that you are here. Please try again." />}
      footer={close}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <Camera onRead={take} />
        {isOther && <Notice tone="danger">That is not the code of a door tag.</Notice>}
        <div className={classes.typed}>
          <TextInput
            label="Or type the six characters"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="light" loading={busy} disabled={typed.trim() === ""}>
            Check
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Fills the dialog with what became of the arrival, so that a glance is enough at the door. */
function Arrived({ since, told }: { since: string; told: Told }) {
  const words = told.outcome === "kept" ? "Kept on this phone until there is a signal." : told.sentence;
  const needsLook = told.outcome === "heard" && words !== sentWord;
  return (
    <div className={classes.answer} data-wrong={needsLook || undefined} role={needsLook ? "alert" : "status"}>
      <span className={classes.mark}>{needsLook ? <AlertIcon size={44} /> : <CheckIcon size={44} />}</span>
      <h3>You are here since {clockTime(since)}</h3>
      <p>{words}</p>
    </div>
  );
}
