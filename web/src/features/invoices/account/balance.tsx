import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { dueWords } from "../../../lib/format/invoice-words.ts";
import { count } from "../../../lib/format/words.ts";
import classes from "./client-account-tab.module.css";

interface BalanceProps {
  clientId: string;
  /** Amounts in dollars; when the oldest open invoice is due; how many are open. */
  standing: { owed: number; credit: number; due: LocalDate | null; open: number };
  today: LocalDate;
  onOpen: (dialog: "pay" | "credit" | "refund") => void;
}

/** Shows what a client owes and has left over, and what can be done about it. */
export function Balance({ clientId, standing, today, onOpen }: BalanceProps) {
  const { owed, credit, due } = standing;
  return (
    <>
      <dl className={classes.sums}>
        <div>
          <dt>To be paid</dt>
          <dd>{formatDollars(owed)}</dd>
          {due && (
            <dd className={classes.quiet}>
              {count(standing.open, "invoice")}, {standing.open > 1 && "the oldest "}
              {dueWords(due, today)}
            </dd>
          )}
        </div>
        <div>
          <dt>Left over</dt>
          <dd>{formatDollars(credit)}</dd>
        </div>
      </dl>
      <div className={classes.acts}>
        <Button onClick={() => onOpen("pay")}>Record a payment</Button>
        {credit > 0 && (
          <Button variant="light" onClick={() => onOpen("refund")}>
            Refund…
          </Button>
        )}
        <Button variant="light" onClick={() => onOpen("credit")}>
          Give credit…
        </Button>
        <Button variant="light" component={Link} to={`/admin/clients/${clientId}/statement`}>
          Statement
        </Button>
        <Button variant="light" component={Link} to={`/admin/invoices/make?client=${clientId}`}>
          Make an invoice
        </Button>
      </div>
    </>
  );
}
