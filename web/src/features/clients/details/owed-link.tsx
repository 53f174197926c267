import { Link } from "react-router-dom";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { dueWords } from "../../../lib/format/invoice-words.ts";
import { today } from "../../../lib/format/time.ts";
import { InvoiceIcon } from "../../../ui/theme/icons.tsx";
import { useBalances } from "../balances.ts";

/** What a client owes, or has left over, as a link to their invoices. Nothing where there is nothing, or until it is known. */
export function OwedLink({ clientId }: { clientId: string }) {
  const balance = useBalances()?.get(clientId);
  if (!balance) return null;
  const { owed, credit, due } = balance;
  const words = [
    ...(owed > 0 ? [`Owes ${formatDollars(owed)}${due ? `, ${dueWords(due, today())}` : ""}`] : []),
    ...(credit > 0 ? [`${formatDollars(credit)} credit`] : []),
  ];
  return (
    <Link to="?tab=invoices">
      <InvoiceIcon size={18} />
      {words.join(" · ")}
    </Link>
  );
}
