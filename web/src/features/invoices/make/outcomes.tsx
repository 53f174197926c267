import { Link } from "react-router-dom";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { clientNameIn, invoicePath } from "../invoice.ts";
import classes from "./outcomes.module.css";
import type { Made } from "./use-making.ts";

interface OutcomesProps {
  made: readonly Made[];
  clients: ReadonlyMap<string, { name: string }>;
}

/** Shows what came of each bill: the invoice that is there now, or why there is none. */
export function Outcomes({ made, clients }: OutcomesProps) {
  const there = made.filter(({ outcome }) => outcome !== "changed");
  const changed = made.filter(({ outcome }) => outcome === "changed");
  return (
    <>
      {there.length > 0 && (
        <Notice tone="success">
          <b>{madeWords(there)}</b>
          <ul className={classes.list}>
            {there.map((one) => (
              <li key={one.invoice?.id}>
                {clientNameIn(clients, one.client_id)}: <InvoiceNumber made={one} />,{" "}
                {formatDollars(one.invoice?.total ?? 0)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="warn">
          <b>{count(changed.length, "client")} changed since you looked, and got no invoice yet</b>
          <ul className={classes.list}>
            {changed.map((one) => (
              <li key={one.bill}>
                <ChangedWords made={one} name={clientNameIn(clients, one.client_id)} />
              </li>
            ))}
          </ul>
          <p>The list below has what is there now. Press again to bill that.</p>
        </Notice>
      )}
    </>
  );
}

/** '3 invoices made, $150.00 in all'; 'there already' where none of them is new. */
export function madeWords(made: readonly Made[]): string {
  const isNew = made.some(({ outcome }) => outcome !== "existing");
  const sum = formatDollars(sumDollars(made.map(({ invoice }) => invoice?.total ?? 0)));
  return `${count(made.length, "invoice")} ${isNew ? "made" : "there already"}, ${sum} in all`;
}

/** 'Ana: $50.00 is now $25.00 for 1 visit' */
function ChangedWords({ made: { requested, now }, name }: { made: Made; name: string }) {
  return (
    <>
      {name}: {formatDollars(requested)} is now {formatDollars(sumDollars(now?.lines.map(({ price }) => price) ?? []))}{" "}
      for {count(now?.lines.length ?? 0, "visit")}
    </>
  );
}

/** The number leads to the invoice. */
export const InvoiceNumber = ({ made: { invoice } }: { made: Made }) =>
  invoice && <Link to={invoicePath(invoice.id)}>{invoice.number}</Link>;
