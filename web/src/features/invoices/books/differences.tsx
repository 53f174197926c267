import { Link } from "react-router-dom";
import { calendarWith } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { Books } from "./books.ts";

type Difference = Books["differences"][number];

/** Shows what was written apart and does not agree, each with both sides and the way to it. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <Notice tone="danger">
      {differences.map((difference) => (
        <p key={`${difference.kind} ${difference.visit_id ?? difference.invoice_id}`}>
          <Subject difference={difference} /> {whatIsWrong(difference)}
        </p>
      ))}
    </Notice>
  );
}

function Subject({ difference: { visit_id, invoice_id } }: { difference: Difference }) {
  // Without a date the calendar finds it where it is now.
  if (visit_id !== null) {
    return <Link to={calendarWith(visit_id)}>A visit</Link>;
  }
  return <Link to={`/admin/invoices/${invoice_id}`}>An invoice</Link>;
}

function whatIsWrong({ kind, is, should }: Difference): string {
  switch (kind) {
    case "not-billable":
      return "that nobody is billed for is on an invoice, or written off.";
    case "unknown-invoice":
      return `of ${formatDollars(is)} names an invoice that does not count.`;
    case "not-in-list":
      return `is to bill at ${formatDollars(is)}, and the list of work to bill has ${formatDollars(should)}.`;
    case "only-in-list":
      return `of ${formatDollars(should)} is in the list of work to bill, and is not to bill.`;
    case "invoice":
      return `has lines of ${formatDollars(should)} for these days, and its visits come to ${formatDollars(is)}.`;
  }
}
