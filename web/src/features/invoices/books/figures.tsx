import { dateInWords } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarWith } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { Books, Days } from "./books.ts";
import { Differences } from "./differences.tsx";
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

/** How the list of a period's invoices follows from the visits that are on invoices. */
function listSentence({ on_invoices, list }: Pick<Books, "on_invoices" | "list">): string {
  const { other_days, other_invoices, adjustments, tax = 0, total } = list;
  const parts = [
    `On invoices ${formatDollars(on_invoices.amount)}`,
    other_days > 0 && `${formatDollars(other_days)} of other days on these invoices`,
    other_invoices > 0 && `${formatDollars(-other_invoices)} on invoices of other periods`,
    adjustments !== 0 && `adjustments ${formatDollars(adjustments)}`,
    tax !== 0 && `sales tax ${formatDollars(tax)}`,
  ].filter((part) => part !== false);
  const [first, ...rest] = parts;
  const last = rest.pop();
  const all = last === undefined ? first : `${[first, ...rest].join(", ")} and ${last}`;
  return `${all} ${last === undefined ? "makes" : "make"} the invoice total of ${formatDollars(total)} below. Void invoices do not count.`;
}

type Audit = NonNullable<Books["audit"]>;
type Fault = Audit["faults"][number];

/** Shows what the last nightly check of all books found. */
function AuditLine({ audit }: { audit: Audit }) {
  const checked = `All books were checked on ${dateInWords(audit.date)}`;
  if (audit.count === 0) return <p className="quiet">{checked}: no difference.</p>;
  return (
    <Notice tone="danger">
      <p>
        {checked}: {count(audit.count, "difference")}.
      </p>
      {audit.faults.map((fault) => (
        <p key={`${fault.kind} ${fault.id} ${fault.rule}`}>
          <Subject fault={fault} /> {whatIsWrong[fault.rule]}
        </p>
      ))}
    </Notice>
  );
}

function Subject({ fault: { kind, id } }: { fault: Fault }) {
  switch (kind) {
    case "visit":
      // Without a date the calendar finds it where it is now.
      return <Link to={calendarWith(id)}>A visit</Link>;
    case "invoice":
      return <Link to={`/admin/invoices/${id}`}>An invoice</Link>;
    case "client":
      return <Link to={`/admin/clients/${id}?tab=invoices`}>A client’s account</Link>;
  }
}

const whatIsWrong: Record<Fault["rule"], string> = {
  account: "has sums that are not those of its invoices and payments.",
  difference: "does not agree with the reconciliation of the last four weeks.",
};
