import { dateInWords } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarWith } from "../../../lib/format/calendar-link.ts";
import { count } from "../../../lib/format/words.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { Books } from "./books.ts";

type Audit = NonNullable<Books["audit"]>;
type Fault = Audit["faults"][number];

/** What the last nightly check of all books found. */
export function AuditLine({ audit }: { audit: Audit }) {
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
    case "walker":
      return <Link to={`/admin/walkers/${id}?tab=pay`}>A walker’s pay</Link>;
  }
}

const whatIsWrong: Record<Fault["rule"], string> = {
  account: "has sums that are not those of its invoices and payments.",
  pay: "has pay that is not what was paid and what is due.",
  difference: "does not agree with the reconciliation of the last four weeks.",
};
