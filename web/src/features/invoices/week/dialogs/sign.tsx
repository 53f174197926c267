import { Button } from "@mantine/core";
import { closeWeek, me } from "@petcare/contract";
import { useState } from "react";
import { call } from "../../../../lib/api/api.ts";
import { randomId } from "../../../../lib/api/random-id.ts";
import { useRead } from "../../../../lib/api/use-read.ts";
import { useSend } from "../../../../lib/api/use-send.ts";
import { formatDollars } from "../../../../lib/format/dollars.ts";
import { daySpan } from "../../../../lib/format/time.ts";
import { count } from "../../../../lib/format/words.ts";
import { Fact, Facts } from "../../../../ui/data/facts.tsx";
import { Dialog, type Shown } from "../../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../../ui/feedback/failure.tsx";
import { toast } from "../../../../ui/feedback/toast.tsx";
import type { Carried, OpenWeek } from "../data.ts";

type SignDialogProps = Shown & { week: OpenWeek; carried: readonly Carried[] };

/** Closes a week. Trying again after a lost answer closes it once. */
export function SignDialog({ week, carried, ...shown }: SignDialogProps) {
  const { monday, sunday, figures, visits } = week;
  const [id] = useState(randomId);
  const name = useRead(me).data?.name;
  const closing = useSend({
    mutationFn: () => call(closeWeek, { params: { monday }, body: { id, carried: [...carried] } }),
    onSuccess: () => toast(`The week of ${daySpan(monday, sunday)} is closed`),
    here: { onSuccess: shown.onClose },
  });
  return (
    <Dialog
      {...shown}
      title="Close the week"
      width={480}
      problem={
        closing.error && <Failure error={closing.error} fallback="Failed to close the week. Please try again." />
      }
      leave="Cancel"
      footer={
        <Button data-autofocus onClick={() => closing.send(undefined)}>
          {closing.busy ? "Closing..." : "Close the week"}
        </Button>
      }
    >
      <div className="stack gap-14">
        <Facts>
          <Fact term="Week">{daySpan(monday, sunday)}</Fact>
          <Fact term="Completed work">
            {formatDollars(figures.completed)}, {count(visits, "visit")}
          </Fact>
          <Fact term="Carried over">
            {carried.length === 0 ? "Nothing" : count(carried.length, "entry", "entries")}
          </Fact>
          {name && <Fact term="You sign as">{name}</Fact>}
        </Facts>
        <p>Nothing reopens a closed week. What changes later is in the history.</p>
      </div>
    </Dialog>
  );
}
