import { Link } from "react-router-dom";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { AuditLine } from "./audit-line.tsx";
import type { Books, Days } from "./books.ts";
import { Differences } from "./differences.tsx";
import { listSentence } from "./list-sentence.ts";
import classes from "./reconciliation.module.css";

interface Part {
  /** Stands before it. */
  sign?: "=" | "+";
  name: string;
  amount: number;
  /** The list of its visits. */
  to: string;
  words: string;
  /** Something is still to be done about it. */
  isOpen?: boolean;
}

/** The equation, what does not agree, and how the list follows from it. */
export function Figures({ books, from, to }: Days & { books: Books }) {
  const { completed, on_invoices, to_bill, written_off, unfinished } = books;
  const walks = (bill?: string) =>
    `/admin/completed-walks?${new URLSearchParams({ from, to, ...(bill && { bill }) }).toString()}`;
  const { cancellations } = completed;
  const visits = completed.visits - cancellations;
  const parts: Part[] = [
    {
      name: "Completed work",
      amount: completed.amount,
      to: walks(),
      words: `${count(visits, "visit")}${cancellations > 0 ? `, ${count(cancellations, "charged cancellation")}` : ""}`,
    },
    {
      sign: "=",
      name: "On invoices",
      amount: on_invoices.amount,
      to: walks("invoiced"),
      words: `${count(on_invoices.visits, "line")} on ${count(on_invoices.invoices, "invoice")}`,
    },
    {
      sign: "+",
      name: "Not yet invoiced",
      amount: to_bill.amount,
      to: walks("to-bill"),
      words: `${count(to_bill.visits, "line")}, ${count(to_bill.clients, "client")}`,
      isOpen: to_bill.visits > 0,
    },
    {
      sign: "+",
      name: "Written off",
      amount: written_off.amount,
      to: walks("written-off"),
      words: count(written_off.visits, "visit"),
    },
  ];
  return (
    <>
      <ul className={classes.parts}>
        {parts.map(({ sign, name, amount, to, words, isOpen }) => (
          <li key={name} data-sign={sign} data-tone={isOpen ? "warn" : undefined}>
            <Link to={to}>{name}</Link>
            <b>{formatDollars(amount)}</b>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <Differences differences={books.differences} />
      <p className="quiet">
        {listSentence(books)}{" "}
        {unfinished > 0 && `${count(unfinished, "unfinished visit")} count once they are completed.`}
      </p>
      {books.audit && <AuditLine audit={books.audit} />}
    </>
  );
}
