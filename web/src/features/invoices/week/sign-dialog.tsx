import { Button, TextInput } from "@mantine/core";
import { closeWeek, me } from "@petcare/contract";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { daySpan } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { sendsNothing } from "../../../ui/form/form-rules.ts";
import { useCheckedForm } from "../../../ui/form/use-checked-form.ts";
import classes from "../money-dialog.module.css";
import type { OpenWeek } from "./week.ts";

interface SignDialogProps {
  week: OpenWeek;
  opened: boolean;
  onClose: () => void;
}

/** Closes a week. What is left of invoices and pay is carried over with one reason. Another try closes it once. */
export function SignDialog({ week, opened, onClose }: SignDialogProps) {
  const { monday, sunday, figures, visits, overdue, pay } = week;
  const [id] = useState(randomId);
  const name = useRead(me).data?.name;
  const left = [
    ...overdue.map((invoice) => ({ kind: "invoice" as const, id: invoice.id })),
    ...pay.map(({ walker_id }) => ({ kind: "pay" as const, id: walker_id })),
  ];
  const form = useCheckedForm({
    ...sendsNothing,
    fields: useFields({ reason: "" }),
    check: ({ reason }) => (left.length > 0 && reason.trim() === "" ? { reason: "Say why it is carried over" } : {}),
  });
  const closing = useSend({
    mutationFn: () => {
      const reason = form.values.reason.trim();
      const body = { id, carried: left.map((one) => ({ ...one, reason })) };
      return writeToMoney(() => call(closeWeek, { params: { monday }, body }));
    },
    onSuccess: () => toast(`The week of ${daySpan(monday, sunday)} is closed`),
    here: { onSuccess: onClose },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Close the week"
      width={480}
      problem={
        closing.error && <Failure error={closing.error} fallback="Failed to close the week. Please try again." />
      }
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus={left.length === 0 || undefined} type="submit" form={form.id}>
            {closing.busy ? "Closing..." : "Close the week"}
          </Button>
        </>
      }
    >
      <form {...form.propsFor(() => closing.send(undefined))} className={classes.form}>
        <Facts>
          <Fact term="Week">{daySpan(monday, sunday)}</Fact>
          <Fact term="Completed work">
            {formatDollars(figures.completed)}, {count(visits, "visit")}
          </Fact>
          <Fact term="Carried over">
            {left.length === 0
              ? "Nothing"
              : `${count(overdue.length, "invoice")} and the pay of ${count(pay.length, "walker")}`}
          </Fact>
          {name && <Fact term="You sign as">{name}</Fact>}
        </Facts>
        {left.length > 0 && (
          <TextInput
            label="Why it is carried over"
            placeholder="Pays on the 1st"
            autoComplete="off"
            maxLength={200}
            data-autofocus
            {...form.text("reason")}
          />
        )}
        <p>Nothing reopens a closed week. What changes later is in the history.</p>
      </form>
    </Dialog>
  );
}
