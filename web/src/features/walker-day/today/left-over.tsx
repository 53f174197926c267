import { Button } from "@mantine/core";
import { addDays } from "@petcare/domain";
import { today } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { localStore } from "../../../lib/session/storage.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PlainButton } from "../../../ui/form/plain-button.tsx";
import { ownDraft, readDraft } from "../complete/walk-draft.ts";
import type { Address } from "../use-address.ts";
import classes from "./left-over.module.css";
import type { VisitLists } from "./visit-lists.ts";

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
