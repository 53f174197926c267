import { Button, TextInput } from "@mantine/core";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { sendsNothing } from "../../../ui/form/form-rules.ts";
import { useCheckedForm } from "../../../ui/form/use-checked-form.ts";
import { clientNameIn } from "../invoice.ts";
import classes from "../money-dialog.module.css";
import type { Carried, OpenWeek } from "./week.ts";

interface CarryDialogProps {
  week: OpenWeek;
  /** 'invoice.<id>' or 'pay.<walker>', as the address has it. */
  about: string;
  onCarry: (one: Carried) => void;
  opened: boolean;
  onClose: () => void;
}

/** Asks why something stays unsettled when the week is closed. */
export function CarryDialog({ week, about, onCarry, opened, onClose }: CarryDialogProps) {
  const subject = useSubject(week, about);
  const form = useCheckedForm({
    ...sendsNothing,
    fields: useFields({ reason: "" }),
    check: ({ reason }) => (reason.trim() === "" ? { reason: "Say why it is carried over" } : {}),
  });
  if (!subject) return null;
  const { kind, id, name, dollars } = subject;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Carry over"
      width={480}
      keepOnOutsideClick
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id}>
            Carry it over
          </Button>
        </>
      }
    >
      <form
        {...form.propsFor(() => {
          onCarry({ kind, id, reason: form.values.reason.trim() });
          onClose();
        })}
        className={classes.form}
      >
        <p>
          <b>
            {name}, {formatDollars(dollars)}
          </b>{" "}
          comes again next week. The closed week keeps the reason.
        </p>
        <TextInput
          label="Reason"
          placeholder="Pays on the 1st"
          autoComplete="off"
          maxLength={200}
          data-autofocus
          {...form.text("reason")}
        />
      </form>
    </Dialog>
  );
}

/** What the address names; nothing where it was settled meanwhile. */
function useSubject({ overdue, pay }: OpenWeek, about: string) {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const team = useWalkers();
  const id = about.slice(about.indexOf(".") + 1);
  const invoice = about.startsWith("invoice.") && overdue.find((one) => one.id === id);
  if (invoice) {
    const name = `Invoice ${invoice.number} of ${clientNameIn(clients, invoice.client_id)}`;
    return { kind: "invoice" as const, id, name, dollars: invoice.balance };
  }
  const due = about.startsWith("pay.") && pay.find(({ walker_id }) => walker_id === id);
  const walker = team.find((one) => one.id === id)?.name ?? "a former walker";
  return due ? { kind: "pay" as const, id, name: `The pay of ${walker}`, dollars: due.amount } : undefined;
}
