import { Button, TextInput } from "@mantine/core";
import { closeWeek, listDuePay, me } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { useWalkers } from "../../../lib/api/people.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { daySpan } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { WagesFields, wagesPaid } from "../../../parts/money/paid-fields.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { sendsNothing } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useCheckedForm } from "../../../ui/form/use-checked-form.ts";
import { clientNameIn, useClientsById } from "../data.ts";
import { type Carried, type Due, notCarried, type OpenWeek, obstacleOf, payEach, sumOf } from "./data.ts";

interface WeekDialogProps extends Shown {
  week: OpenWeek;
  carried: readonly Carried[];
}

interface CarryDialogProps extends WeekDialogProps {
  /** In the address: 'invoice.<id>', 'pay.<walker>', or 'invoices' for all overdue ones that are left. */
  about: string;
  onCarry: (some: readonly Carried[]) => void;
}

/** Asks for the reason to carry over. Several overdue invoices get the same one. */
export function CarryDialog({ week, carried, about, onCarry, ...shown }: CarryDialogProps) {
  // As when it opened, so that it names the same invoices while it closes.
  const [before] = useState(carried);
  const subject = useSubject(week, before, about);
  const form = useCheckedForm({
    ...sendsNothing,
    fields: useFields({ reason: "" }),
    check: ({ reason }) => (reason.trim() === "" ? { reason: "Say why it is carried over" } : {}),
  });
  if (!subject) return null;
  const { kind, ids, name, dollars } = subject;
  const isOne = ids.length === 1;
  const carry = () => {
    onCarry(ids.map((id) => ({ kind, id, reason: form.values.reason.trim() })));
    shown.onClose();
  };
  return (
    <FormDialog
      {...shown}
      title="Carry over"
      width={480}
      form={{ id: form.id, props: form.propsFor(carry) }}
      action={isOne ? "Carry it over" : `Carry all ${ids.length} over`}
    >
      <p>
        <b>
          {name}, {formatDollars(dollars)}
        </b>{" "}
        {isOne ? "comes" : "come"} again next week. The closed week keeps the reason{isOne ? "" : " for each"}.
      </p>
      <TextInput
        label="Reason"
        placeholder="Pays on the 1st"
        autoComplete="off"
        maxLength={200}
        data-autofocus
        {...form.text("reason")}
      />
    </FormDialog>
  );
}

/** Finds what the address names; undefined if it was settled meanwhile. */
function useSubject({ overdue, pay }: OpenWeek, carried: readonly Carried[], about: string) {
  const clients = useClientsById();
  const team = useWalkers();
  const [what, id = ""] = about.split(/\.(.*)/s);
  if (what === "pay") {
    const due = pay.find(({ walker_id }) => walker_id === id);
    const walker = team.find((one) => one.id === id)?.name ?? "a former walker";
    return due && { kind: "pay" as const, ids: [id], name: `The pay of ${walker}`, dollars: due.amount };
  }
  const invoices = what === "invoices" ? notCarried(overdue, carried) : overdue.filter((one) => one.id === id);
  const [first] = invoices;
  if (!first) return undefined;
  return {
    kind: "invoice" as const,
    ids: invoices.map((one) => one.id),
    name:
      invoices.length > 1
        ? count(invoices.length, "overdue invoice")
        : `Invoice ${first.number} of ${clientNameIn(clients, first.client_id)}`,
    dollars: sumDollars(invoices.map(({ balance }) => balance)),
  };
}

/** Marks all walkers as paid up to the week's Sunday, except those who are carried over. */
export function PayAllDialog({ week: { sunday }, carried, today, ...shown }: WeekDialogProps & { today: LocalDate }) {
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

/** Closes a week. Trying again after a lost answer closes it once. */
export function SignDialog({ week, carried, ...shown }: WeekDialogProps) {
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
