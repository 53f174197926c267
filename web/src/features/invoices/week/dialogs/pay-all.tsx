import { listDuePay } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { useWalkers } from "../../../../lib/api/people.ts";
import { useRead } from "../../../../lib/api/use-read.ts";
import { useSend } from "../../../../lib/api/use-send.ts";
import { formatDollars } from "../../../../lib/format/dollars.ts";
import { count } from "../../../../lib/format/words.ts";
import { WagesFields, wagesPaid } from "../../../../parts/money/paid-fields.tsx";
import { Fact, Facts } from "../../../../ui/data/facts.tsx";
import type { Shown } from "../../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../../ui/feedback/states.tsx";
import { toast } from "../../../../ui/feedback/toast.tsx";
import { useFields } from "../../../../ui/form/fields.ts";
import { sendsNothing } from "../../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../../ui/form/typed-text.ts";
import { useCheckedForm } from "../../../../ui/form/use-checked-form.ts";
import { type Carried, type Due, type OpenWeek, obstacleOf, payEach, sumOf } from "../data.ts";

interface PayAllDialogProps extends Shown {
  week: OpenWeek;
  carried: readonly Carried[];
  today: LocalDate;
}

/** Marks all walkers as paid up to the week's Sunday, except those who are carried over. */
export function PayAllDialog({ week: { sunday }, carried, today, ...shown }: PayAllDialogProps) {
  const team = useWalkers();
  const nameOf = (walkerId: string) => team.find(({ id }) => id === walkerId)?.name ?? "Former walker";
  const query = useRead(listDuePay, { query: { to: sunday } });
  const due = (query.data ?? []).filter(
    ({ walker_id }) => !carried.some(({ kind, id }) => kind === "pay" && id === walker_id),
  );
  const payable = due.filter((one) => obstacleOf(one) === undefined);
  const form = useCheckedForm({
    ...sendsNothing,
    fields: useFields(wagesPaid(today)),
    check: ({ paid_on }) => (paid_on === "" ? { paid_on: "Choose a day" } : {}),
  });
  // A press after a failure pays those who are left.
  const [paid, setPaid] = useState<readonly string[]>([]);
  const paying = useSend({
    mutationFn: (due: readonly Due[]) => {
      const { paid_on, method, note } = form.values;
      const how = { paid_on: paid_on as LocalDate, method, note: textOrNull(note) };
      return payEach(due, how, (walkerId) => setPaid((before) => [...before, walkerId]));
    },
    onSuccess: (_, due) => toast(`${count(due.length, "walker")} marked as paid, ${formatDollars(sumOf(due))}`),
    here: { onSuccess: shown.onClose },
  });
  return (
    <FormDialog
      {...shown}
      title="Mark all as paid"
      width={520}
      form={{
        id: form.id,
        props: form.propsFor(() => paying.send(payable)),
        failure: paying.error,
        isSaving: paying.busy,
      }}
      action={`Mark ${count(payable.length, "walker")} as paid, ${formatDollars(sumOf(payable))}`}
      underWay="Marking..."
      keep={paid.length > 0 ? "Close" : "Cancel"}
      failed="Failed to mark as paid. Please try again."
      isOff={payable.length === 0}
    >
      <Loaded query={query}>
        {() => (
          <div className="stack gap-14">
            {paid.length > 0 && <Notice tone="success">{`Marked as paid: ${paid.map(nameOf).join(", ")}`}</Notice>}
            <Facts>
              {due.map((one) => (
                <Fact key={one.walker_id} term={nameOf(one.walker_id)}>
                  {[formatDollars(one.sums.total), count(one.sums.visits, "visit"), obstacleOf(one)]
                    .filter(Boolean)
                    .join(", ")}
                </Fact>
              ))}
            </Facts>
            <WagesFields form={form} />
          </div>
        )}
      </Loaded>
    </FormDialog>
  );
}
