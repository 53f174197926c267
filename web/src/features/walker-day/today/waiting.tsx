import { Button, Group } from "@mantine/core";
import { addDays } from "@petcare/domain";
import { photosIn } from "../../../lib/day/laid-over.ts";
import { actOf, isWaiting, type Row, timeOf, visitsOf } from "../../../lib/day/row.ts";
import { tryAgain } from "../../../lib/day/use-waiting.ts";
import { shortDay, today } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { localStore } from "../../../lib/session/storage.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { copyText } from "../../../ui/feedback/copy-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PlainButton } from "../../../ui/form/plain-button.tsx";
import type { Address, VisitLists } from "../data.ts";
import { ownDraft, readDraft } from "../drafts.ts";
import { Said } from "../visit-parts.tsx";
import classes from "./screen.module.css";

interface WaitingListProps {
  rows: readonly Row[];
  open: Address["open"];
  /** The key of the row that is sent once more just now. */
  again: string | undefined;
  onAgain: (key: string | undefined) => void;
}

/** Lists what was refused, with what can be done about it, and what waits of visits that no other list shows. */
export function WaitingList({ rows, open, again, onAgain }: WaitingListProps) {
  const send = async (row: Row) => {
    onAgain(row.key);
    await tryAgain(row).catch(() => {});
    onAgain(undefined);
  };
  return (
    <ul className="stack gap-8">
      {rows.map((row) => {
        const { key, name, refused, incident, done } = row;
        const words = incident?.words ?? done?.comments;
        const said = { act: actOf(row), at: timeOf(row), isRefused: refused !== undefined, ...photosIn(row) };
        const act = (label: string, onClick: () => void) => ({
          children: label,
          "aria-label": `${label}, ${name}`,
          onClick,
        });
        return (
          <li key={key} className={classes.waiting} data-refused={refused && true}>
            <p>
              <b>{name}</b> · {shortDay(row.date)}
            </p>
            <Said said={said} />
            {refused && <p>{refused.words}</p>}
            {words && <NoteText>{`“${words}”`}</NoteText>}
            {(refused || key === again) && (
              <Group gap={8}>
                <Button {...act("Try again", () => void send(row))} />
                {words !== undefined && (
                  <Button
                    variant="light"
                    {...act("Copy text", () =>
                      copyText([words, ...(done?.photo_urls ?? [])].join("\n"), "Text copied"),
                    )}
                  />
                )}
                <Button variant="subtle" {...act("Remove", () => open("remove", key))} />
              </Group>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** In milliseconds. */
const longMs = 12 * 3_600_000;

/** Says that something has waited for 12 hours, and on an iPhone that only the home screen's page is kept for long. */
export function LongWaiting({ rows, now }: { rows: readonly Row[]; now: number }) {
  const waiting = rows.filter(isWaiting);
  const long = visitsOf(waiting.filter(({ made }) => now - made >= longMs));
  // Safari on iPhones alone has this, and says so whether it was opened from the home screen.
  const isInSafari = "standalone" in navigator && navigator.standalone === false;
  if (long === 0 && !(isInSafari && waiting.length > 0)) return null;
  return (
    <Notice tone="warn">
      {long > 0 &&
        `${long === 1 ? "1 walk has" : `${long} walks have`} waited for 12 hours to be sent. Open this page where there is a signal. `}
      {isInSafari && "Safari may remove what waits here after 7 days. Add this page to your home screen."}
    </Notice>
  );
}

interface LeftOverProps {
  lists: Pick<VisitLists, "open" | "left">;
  open: Address["open"];
  now: number;
}

/** The id of the heading above the visits that earlier days left. */
export const leftHeading = "earlier-days";

/** '4 from yesterday not done, 1 note not sent': what stands below today's visits, and leads there. */
export function LeftOver({ lists: { open: todays, left }, open, now }: LeftOverProps) {
  const [written, ...others] = [...todays, ...left].filter(({ _id }) => readDraft(localStore, ownDraft(_id)));
  if (left.length === 0 && !written) return null;
  const yesterday = addDays(today(now), -1);
  const since = left.every(({ date }) => date === yesterday) ? "yesterday" : "earlier days";
  return (
    <Notice
      tone="warn"
      action={
        written && (
          <Button size="sm" variant="default" onClick={() => open("complete", written._id)}>
            Open the note
          </Button>
        )
      }
    >
      {left.length > 0 && (
        <PlainButton className={classes.there} onClick={() => document.getElementById(leftHeading)?.focus()}>
          {left.length} from {since} not done
        </PlainButton>
      )}
      {left.length > 0 && written && ", "}
      {written && `${count(others.length + 1, "note")} not sent`}
    </Notice>
  );
}
