import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { nearDay } from "../../../lib/format/invoice-words.ts";
import { count } from "../../../lib/format/words.ts";
import { clientNameIn, invoicePath } from "../invoice.ts";
import { MarkAsPaid } from "../pay/mark-as-paid.tsx";
import { CheckRow, CheckSection } from "./check-section.tsx";
import type { Carried, OpenWeek } from "./week.ts";

interface CarryingProps {
  week: OpenWeek;
  left: number;
  carried: readonly Carried[];
  onCarry: (kind: Carried["kind"], id: string) => void;
  onTakeBack: (one: Omit<Carried, "reason">) => void;
}

/** Invoices of any period that are past their due date. */
export function OverdueCheck({
  week,
  today,
  left,
  onCarryAll,
  ...carrying
}: CarryingProps & { today: OpenWeek["monday"]; onCarryAll: () => void }) {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const { overdue } = week;
  return (
    <CheckSection
      id="overdue"
      title="Overdue invoices"
      left={left}
      late
      words={
        left === 0
          ? "Those that are left are carried over."
          : "Collect them, or carry them over with a reason that is kept."
      }
      atZero="Nothing is past its due date."
      dollars={sumDollars(overdue.map(({ balance }) => balance))}
      action={left > 1 && <Button size="sm" variant="light" onClick={onCarryAll}>{`Carry all ${left} over…`}</Button>}
      rows={overdue}
      nameOf={({ client_id }) => clientNameIn(clients, client_id)}
    >
      {(invoice) => {
        const { id, number, client_id, due, balance } = invoice;
        const name = clientNameIn(clients, client_id);
        return (
          <CheckRow
            key={id}
            first={`Due ${nearDay(due, today)}`}
            name={name}
            about={<Link to={invoicePath(id)}>{number}</Link>}
            dollars={balance}
            reason={reasonOf(carrying.carried, "invoice", id)}
          >
            <MarkAsPaid invoice={invoice} clientName={name} today={today} />
            <Link to={`${invoicePath(id)}?remind=1`} aria-label={`Remind ${name} of ${number}`}>
              Remind…
            </Link>
            <CarryButton kind="invoice" id={id} name={`${number} of ${name}`} {...carrying} />
          </CheckRow>
        );
      }}
    </CheckSection>
  );
}

/** Walkers who are due pay of the week or of earlier days. */
export function PayCheck({ week, left, onPayAll, ...carrying }: CarryingProps & { onPayAll: () => void }) {
  const team = useWalkers();
  const { pay, sunday } = week;
  const nameOf = ({ walker_id }: { walker_id: string }) =>
    team.find(({ id }) => id === walker_id)?.name ?? "Former walker";
  return (
    <CheckSection
      id="pay"
      title="Walkers to pay"
      left={left}
      words={
        left === 0 ? "Those that are left are carried over." : "For all up to Sunday, and the tips received by then."
      }
      atZero="Everybody was paid up to Sunday."
      dollars={sumDollars(pay.map(({ amount }) => amount))}
      action={left > 1 && <Button size="sm" variant="light" onClick={onPayAll}>{`Mark all ${left} paid…`}</Button>}
      rows={pay.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))}
      nameOf={nameOf}
    >
      {({ walker_id, visits, tips, amount, unknown }) => {
        const name = nameOf({ walker_id });
        const parts = [
          count(visits, "visit"),
          tips > 0 && `${formatDollars(tips)} of tips`,
          unknown > 0 && `${unknown} without a pay yet`,
        ].filter((part) => part !== false);
        return (
          <CheckRow
            key={walker_id}
            first={parts.join(", ")}
            name={name}
            dollars={amount}
            reason={reasonOf(carrying.carried, "pay", walker_id)}
          >
            <Link
              to={`/admin/walkers/${walker_id}?${new URLSearchParams({ tab: "pay", to: sunday })}`}
              aria-label={`Mark paid: ${name}`}
            >
              Mark paid
            </Link>
            <CarryButton kind="pay" id={walker_id} name={`the pay of ${name}`} {...carrying} />
          </CheckRow>
        );
      }}
    </CheckSection>
  );
}

const reasonOf = (carried: readonly Carried[], kind: Carried["kind"], id: string) =>
  carried.find((one) => one.kind === kind && one.id === id)?.reason;

interface CarryButtonProps extends Pick<CarryingProps, "carried" | "onCarry" | "onTakeBack"> {
  kind: Carried["kind"];
  id: string;
  name: string;
}

function CarryButton({ kind, id, name, carried, onCarry, onTakeBack }: CarryButtonProps) {
  const isCarried = reasonOf(carried, kind, id) !== undefined;
  return isCarried ? (
    <Button size="sm" variant="default" onClick={() => onTakeBack({ kind, id })} aria-label={`Take back: ${name}`}>
      Take back
    </Button>
  ) : (
    <Button size="sm" variant="default" onClick={() => onCarry(kind, id)} aria-label={`Carry over ${name}`}>
      Carry over…
    </Button>
  );
}
