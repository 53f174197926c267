import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useWalkers } from "../../../../lib/api/people.ts";
import { formatDollars, sumDollars } from "../../../../lib/format/dollars.ts";
import { count } from "../../../../lib/format/words.ts";
import type { Shown } from "../../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../../ui/feedback/form-dialog.tsx";
import { useFields } from "../../../../ui/form/fields.ts";
import { sendsNothing } from "../../../../ui/form/form-rules.ts";
import { useCheckedForm } from "../../../../ui/form/use-checked-form.ts";
import { clientNameIn, useClientsById } from "../../data.ts";
import { type Carried, notCarried, type OpenWeek } from "../data.ts";

interface CarryDialogProps extends Shown {
  week: OpenWeek;
  carried: readonly Carried[];
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
