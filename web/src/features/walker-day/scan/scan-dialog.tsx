import { Button, TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { firstNameOf, mayTry } from "@petcare/domain";
import { type ReactNode, useState } from "react";
import { useSend } from "../../../lib/api/use-send.ts";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { say } from "../../../lib/day/use-waiting.ts";
import type { Told } from "../../../lib/day/waiting.ts";
import { mapLink } from "../../../lib/format/contact-links.ts";
import { clockTime, visitSpan } from "../../../lib/format/time.ts";
import { tabStore } from "../../../lib/session/storage.ts";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { AlertIcon, CheckIcon } from "../../../ui/theme/icons.tsx";
import { visitName } from "../my-schedule.ts";
import { canArrive } from "../waiting/here-button.tsx";
import { Camera } from "./camera.tsx";
import { readDoor } from "./read-door.ts";
import classes from "./scan-dialog.module.css";

interface ScanDialogProps {
  visit: ShownVisit;
  /** All that the walker's day has. */
  visits: readonly ShownVisit[];
  now: number;
  opened: boolean;
  onComplete: () => void;
  onClose: () => void;
}

/** The home that was read, and what became of the arrival. */
type Found = { at: "home"; since: string; told: Told } | { at: "other"; visit: ShownVisit };

const unknown = "That is not a code of today’s homes.";
const tooOften = "Five tries in a minute. Wait a little, then try again.";

/** When codes were typed, in epoch milliseconds. Closing the dialog gives no new tries. */
const triesKey = "kc:tag-tries";
const triesBefore = () => (tabStore.getItem(triesKey) ?? "").split(" ").map(Number);

/** Reads the tag at a door, and notes the arrival where it is the visit's. The wrong house records nothing. */
export function ScanDialog({ visit, visits, now, opened, onComplete, onClose }: ScanDialogProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<Found>();
  const { send, busy, error } = useSend({
    mutationFn: async (text: string) => {
      const read = await readDoor(text, visit, visits);
      if (read.at !== "home") return read;
      const since = new Date().toISOString();
      const told = await say(visit, { arrived: { at: since, how: "tag", tag: read.proof } });
      return { at: read.at, since, told };
    },
    onSuccess: (read) => {
      setProblem(read.at === "unknown" ? unknown : undefined);
      if (read.at !== "unknown") setFound(read);
    },
  });
  const tryTyped = () => {
    setProblem(undefined);
    const at = Date.now();
    const before = triesBefore();
    if (!mayTry(before, at)) return setProblem(tooOften);
    tabStore.setItem(triesKey, [...before.slice(-4), at].join(" "));
    send(typed);
  };
  const close = (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
  const shown = { opened, onClose, title: "Scan the door" };
  if (found?.at === "home") {
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
        <Answer title={`This is ${visitName(visit)}’s home`}>{sinceWords(found)}</Answer>
      </Dialog>
    );
  }
  if (found) {
    return (
      <Dialog
        {...shown}
        footer={
          <>
            <Button variant="default" component="a" href={`tel:${business.phone.link}`}>
              Call {firstNameOf(business.owner.name)}
            </Button>
            <Button variant="light" onClick={() => setFound(undefined)}>
              Scan again
            </Button>
            {visit.address && (
              <Button
                component="a"
                className="wraps"
                href={mapLink(visit.address)}
                target="_blank"
                rel="noopener noreferrer"
              >
                Directions to {visitName(visit)}
              </Button>
            )}
          </>
        }
      >
        <Answer isWrong title={`This is ${visitName(found.visit)}’s home`}>
          You are here for {visitName(visit)}. Nothing was recorded.
        </Answer>
        <Facts>
          <Fact term="You are expected at">{visit.address ?? visit.clientName}</Fact>
          <Fact term="When">{visitSpan(visit)}</Fact>
        </Facts>
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
        className={classes.scan}
        onSubmit={(event) => {
          event.preventDefault();
          tryTyped();
        }}
      >
        <Camera onRead={send} />
        {problem && <Notice tone="danger">{problem}</Notice>}
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

function sinceWords({ since, told }: Extract<Found, { at: "home" }>): string {
  const here = `You are here since ${clockTime(since)}.`;
  if (told.outcome === "kept") return `${here} Kept on this phone until there is a signal.`;
  return told.sentence === "Sent" ? here : `${here} ${told.sentence}`;
}

/** Fills the dialog with what was read, so that a glance is enough at the door. */
const Answer = ({ title, isWrong = false, children }: { title: string; isWrong?: boolean; children: ReactNode }) => (
  <div className={classes.answer} data-wrong={isWrong || undefined} role={isWrong ? "alert" : "status"}>
    <span className={classes.mark}>{isWrong ? <AlertIcon size={44} /> : <CheckIcon size={44} />}</span>
    <h3>{title}</h3>
    <p>{children}</p>
  </div>
);
