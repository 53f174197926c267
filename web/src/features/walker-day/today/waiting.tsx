import { Button, Group } from "@mantine/core";
import { addDays } from "@petcare/domain";
import { isWaiting, type Row, visitsOf } from "../../../lib/day/row.ts";
import { unsentOf } from "../../../lib/day/shown-visit.ts";
import { tryAgain } from "../../../lib/day/use-outbox.ts";
import { shortDay, today } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { copyText } from "../../../ui/feedback/copy-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PlainButton } from "../../../ui/form/plain-button.tsx";
import type { Address, VisitLists } from "../data.ts";
import { draftName, readDraft } from "../drafts.ts";
import { UnsentReport } from "../visit-parts.tsx";
import classes from "./screen.module.css";

interface WaitingListProps {
  rows: readonly Row[];
  open: Address["open"];
  /** The key of the row that is being sent again. */
  again: string | undefined;
  onAgain: (key: string | undefined) => void;
}

/** Refused reports with their buttons, and waiting ones of visits that no other list shows. */
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
            <UnsentReport unsent={unsentOf(row)} />
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

const longMs = 12 * 3_600_000;

/** Warns after 12 hours of waiting, and in Safari on an iPhone, which may delete a page's storage after 7 days. */
export function LongWaiting({ rows, now }: { rows: readonly Row[]; now: number }) {
  const waiting = rows.filter(isWaiting);
  const long = visitsOf(waiting.filter(({ made }) => now - made >= longMs));
  // Only Safari on iPhones has `standalone`. It is true for a page opened from the home screen.
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

interface UnfinishedProps {
  lists: Pick<VisitLists, "open" | "overdue">;
  open: Address["open"];
  now: number;
}

/** The id of the heading above overdue visits. */
export const overdueHeading = "earlier-days";

/** '4 from yesterday not done, 1 note not sent', with links to them. */
export function Unfinished({ lists: { open: todays, overdue }, open, now }: UnfinishedProps) {
  const [written, ...others] = [...todays, ...overdue].filter(({ _id }) => readDraft(draftName(_id)));
  if (overdue.length === 0 && !written) return null;
  const yesterday = addDays(today(now), -1);
  const since = overdue.every(({ date }) => date === yesterday) ? "yesterday" : "earlier days";
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
      {overdue.length > 0 && (
        <PlainButton className={classes.there} onClick={() => document.getElementById(overdueHeading)?.focus()}>
          {overdue.length} from {since} not done
        </PlainButton>
      )}
      {overdue.length > 0 && written && ", "}
      {written && `${count(others.length + 1, "note")} not sent`}
    </Notice>
  );
}
