import { Link } from "react-router-dom";
import { addedUp, dollarsText } from "../../../lib/format/dollars-text.ts";
import { count } from "../../../lib/format/words.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { clientNameIn, invoicePath } from "../invoice.ts";
import classes from "./outcomes.module.css";
import type { Made } from "./use-making.ts";

interface OutcomesProps {
  made: readonly Made[];
  clients: ReadonlyMap<string, { name: string }>;
}

/** What came of each client's bill: the invoice that is there now, or why there is none. */
export function Outcomes({ made, clients }: OutcomesProps) {
  const there = made.filter(({ invoice }) => invoice !== null);
  const changed = made.filter(({ outcome }) => outcome === "changed");
  const isNew = there.some(({ outcome }) => outcome === "made");
  const sum = addedUp(there.map(({ invoice }) => invoice?.total ?? 0));
  return (
    <>
      {there.length > 0 && (
        <Notice tone="success">
          <b>
            {count(there.length, "invoice")} {isNew ? "made" : "there already"}, {dollarsText(sum)} in all
          </b>
          <ul className={classes.list}>
            {there.map(({ client_id, invoice, dropped }) => (
              <li key={client_id}>
                {clientNameIn(clients, client_id)}: <Link to={invoicePath(invoice?.id ?? "")}>{invoice?.number}</Link>,{" "}
                {dollarsText(invoice?.total ?? 0)}
                {dropped.length > 0 && `, without ${count(dropped.length, "visit")} changed meanwhile`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="warn">
          <b>{count(changed.length, "client")} changed since you looked, and got no invoice yet</b>
          <ul className={classes.list}>
            {changed.map(({ client_id, asked, now }) => (
              <li key={client_id}>
                {clientNameIn(clients, client_id)}: {dollarsText(asked)} is now{" "}
                {dollarsText(addedUp(now?.lines.map(({ price }) => price) ?? []))} for{" "}
                {count(now?.lines.length ?? 0, "visit")}
              </li>
            ))}
          </ul>
          <p>The list below has what is there now. Press again to bill that.</p>
        </Notice>
      )}
    </>
  );
}
