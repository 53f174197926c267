import { Fragment } from "react";
import { Link } from "react-router-dom";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { clientNameIn, invoicePath } from "../invoice.ts";
import type { Outcome } from "./bills.ts";
import classes from "./outcomes.module.css";
import type { Made } from "./use-making.ts";

interface OutcomesProps {
  made: readonly Made[];
  clients: ReadonlyMap<string, { name: string }>;
}

/** Shows what came of each client's bill: the invoices that are there now, or why there are none. */
export function Outcomes({ made, clients }: OutcomesProps) {
  const there = made.filter(({ outcome }) => outcome !== "changed");
  const changed = made.filter(({ outcome }) => outcome === "changed");
  const without = changed.filter(({ invoice }) => invoice === null).length;
  return (
    <>
      {there.length > 0 && (
        <Notice tone="success">
          <b>{madeWords(there)}</b>
          <ul className={classes.list}>
            {there.map((one) => (
              <li key={one.client_id}>
                <MadeWords made={one} name={clientNameIn(clients, one.client_id)} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="warn">
          {without > 0 && <b>{count(without, "client")} changed since you looked, and got no invoice yet</b>}
          <ul className={classes.list}>
            {changed.map((one) => (
              <li key={one.client_id}>
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
  const invoices = made.flatMap(invoicesOf);
  const isNew = made.some(({ outcome }) => outcome !== "existing");
  const sum = formatDollars(sumDollars(invoices.map(({ total }) => total)));
  return `${count(invoices.length, "invoice")} ${isNew ? "made" : "there already"}, ${sum} in all`;
}

export const invoicesOf = ({ invoice, more }: Outcome) => (invoice ? [invoice, ...more] : []);

/** 'Ana: 8E21D4F0, $50.00', or '2 invoices for Kim: 7F3A9C1E, 0B4D77A2'. */
function MadeWords({ made, name }: { made: Made; name: string }) {
  const invoices = invoicesOf(made);
  const isOne = invoices.length === 1;
  return (
    <>
      {isOne ? name : `${count(invoices.length, "invoice")} for ${name}`}: <InvoiceNumbers invoices={invoices} />
      {isOne && `, ${formatDollars(made.invoice?.total ?? 0)}`}
    </>
  );
}

/** 'Ana: $50.00 is now $25.00 for 1 visit', or '1 of 2 invoices for Kim was made. The rest has changed since you looked.' */
function ChangedWords({ made, name }: { made: Made; name: string }) {
  const { requested, parts, now } = made;
  const invoices = invoicesOf(made);
  if (invoices.length > 0) {
    return (
      <>
        {invoices.length} of {count(parts, "invoice")} for {name} {invoices.length === 1 ? "was" : "were"} made. The
        rest has changed since you looked. <InvoiceNumbers invoices={invoices} />
      </>
    );
  }
  return (
    <>
      {name}: {formatDollars(requested)} is now {formatDollars(sumDollars(now?.lines.map(({ price }) => price) ?? []))}{" "}
      for {count(now?.lines.length ?? 0, "visit")}
    </>
  );
}

/** Each number leads to its invoice. */
export const InvoiceNumbers = ({ invoices }: { invoices: ReturnType<typeof invoicesOf> }) =>
  invoices.map(({ id, number }, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      <Link to={invoicePath(id)}>{number}</Link>
    </Fragment>
  ));
