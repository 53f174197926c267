import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { nearDay } from "../../../lib/format/invoice-words.ts";
import { count } from "../../../lib/format/words.ts";
import { clientNameIn, invoicePath } from "../invoice.ts";
import { MarkAsPaid } from "../pay/mark-as-paid.tsx";
import { CheckRow, CheckSection } from "./check-section.tsx";
import type { OpenWeek } from "./week.ts";

/** Invoices of any period that are past their due date. */
export function OverdueCheck({ week: { overdue }, today }: { week: OpenWeek; today: OpenWeek["monday"] }) {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  return (
    <CheckSection
      id="overdue"
      title="Overdue invoices"
      left={overdue.length}
      late
      words="Collect them, or carry them over with a reason that is kept."
      atZero="Nothing is past its due date."
      dollars={sumDollars(overdue.map(({ balance }) => balance))}
      rows={overdue}
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
          >
            <MarkAsPaid invoice={invoice} clientName={name} today={today} />
            <Link to={`${invoicePath(id)}?remind=1`} aria-label={`Remind ${name} of ${number}`}>
              Remind…
            </Link>
          </CheckRow>
        );
      }}
    </CheckSection>
  );
}

/** Walkers who are due pay of the week or of earlier days. */
export function PayCheck({ week: { pay, sunday }, onPayAll }: { week: OpenWeek; onPayAll: () => void }) {
  const team = useWalkers();
  const nameOf = ({ walker_id }: { walker_id: string }) =>
    team.find(({ id }) => id === walker_id)?.name ?? "Former walker";
  return (
    <CheckSection
      id="pay"
      title="Walkers to pay"
      left={pay.length}
      words="For all up to Sunday, and the tips received by then."
      atZero="Everybody was paid up to Sunday."
      dollars={sumDollars(pay.map(({ amount }) => amount))}
      action={
        pay.length > 1 && <Button size="sm" variant="light" onClick={onPayAll}>{`Mark all ${pay.length} paid…`}</Button>
      }
      rows={pay.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))}
    >
      {({ walker_id, visits, tips, amount, unknown }) => {
        const name = nameOf({ walker_id });
        const parts = [
          count(visits, "visit"),
          tips > 0 && `${formatDollars(tips)} of tips`,
          unknown > 0 && `${unknown} without a pay yet`,
        ].filter((part) => part !== false);
        return (
          <CheckRow key={walker_id} first={parts.join(", ")} name={name} dollars={amount}>
            <Link
              to={`/admin/walkers/${walker_id}?${new URLSearchParams({ tab: "pay", to: sunday })}`}
              aria-label={`Mark paid: ${name}`}
            >
              Mark paid
            </Link>
          </CheckRow>
        );
      }}
    </CheckSection>
  );
}
