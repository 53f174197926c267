import { Button } from "@mantine/core";
import { continueHardDay, doHardDay, listHardDays, undoHardDay } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import type { HardDayKind } from "./hard-day-form.ts";
import { daysWords, type KeptDay, lineWords, stateWords, whyWords } from "./hard-day-words.ts";
import classes from "./hard-days.module.css";
import { readHardDaysAgain } from "./use-hard-day.ts";

/** The last hard days of this kind, and all that were cut off. Each can be gone on with or undone. */
export function KeptDays({ kind, about }: { kind: HardDayKind; about: string }) {
  const { data } = useRead(listHardDays);
  const days = (data ?? [])
    .filter((day) => day.kind === kind && (day.about ?? "") === about)
    .filter((day, at) => at < 3 || isHalf(day));
  if (days.length === 0) return null;
  return (
    <ul className={classes.kept} aria-label="What was done">
      {days.map((day) => (
        <Kept key={day._id} day={day} />
      ))}
    </ul>
  );
}

const isHalf = ({ state }: KeptDay) => state === "doing" || state === "undoing";

function Kept({ day }: { day: KeptDay }) {
  const { _id, from, through, state, left, undoable_until } = day;
  const names = new Map(useWalkers().map(({ id, name }) => [id, firstNameOf(name)]));
  const sending = useSend({
    mutationFn: (endpoint: typeof undoHardDay | typeof continueHardDay) => call(endpoint, { params: { id: _id } }),
    onSuccess: () => {
      readHardDaysAgain();
      // The preview below is of the visits that were there before.
      readAgain(doHardDay);
    },
  });
  const isBack = state === "undoing" || state === "undone";
  return (
    <li>
      <p>
        <b>{stateWords(day)}</b> {daysWords(from, through)}
      </p>
      {isHalf(day) && (
        <Button size="sm" loading={sending.busy} onClick={() => sending.send(continueHardDay)}>
          Continue
        </Button>
      )}
      {state === "done" && undoable_until && (
        <Button size="sm" variant="default" loading={sending.busy} onClick={() => sending.send(undoHardDay)}>
          Undo
        </Button>
      )}
      {left.map((line) => (
        <p key={line._id} className={classes.leftLine}>
          {isBack ? "Not put back" : "Left as it is"}: {lineWords(line)},{" "}
          {whyWords(line, names.get(line.walker_id ?? ""))}
        </p>
      ))}
      {sending.error && <Failure error={sending.error} fallback="Failed. Please try again." />}
    </li>
  );
}
