import { Group, Skeleton } from "@mantine/core";
import { type AnswerOf, getReconciliation } from "@petcare/contract";
import { dateInWords, type LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { calendarWith } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { daySpan } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { Figures } from "../../../parts/invoices/sums.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { AlertIcon, CheckIcon } from "../../../ui/theme/icons.tsx";
import { invoicePath } from "../data.ts";
import classes from "./screen.module.css";

type Books = AnswerOf<typeof getReconciliation>;
type Difference = Books["differences"][number];
type Audit = NonNullable<Books["audit"]>;

export const useReconciliation = (from: LocalDate, to: LocalDate) =>
  useRead(getReconciliation, { query: { from, to }, everyMs: invoicesEveryMs, keepsPrevious: true });

type Part = "completed" | "on_invoices" | "to_bill" | "written_off";

const equation: readonly { part: Part; words: string; sign?: "=" | "+"; bill?: string }[] = [
  { part: "completed", words: "Completed work" },
  { part: "on_invoices", words: "On invoices", sign: "=", bill: "invoiced" },
  { part: "to_bill", words: "Not yet invoiced", sign: "+", bill: "to-bill" },
  { part: "written_off", words: "Written off", sign: "+", bill: "written-off" },
];

/** The equation of some days: completed work is invoiced, to be invoiced, or written off. Terms lead to their visits. */
export const equationOf = (dollars: Readonly<Record<Part, number>>, from: LocalDate, to: LocalDate) =>
  equation.map(({ part, words, bill, ...sign }) => ({
    part,
    term: (
      <Link to={`/admin/completed-walks?${new URLSearchParams({ from, to, ...(bill && { bill }) })}`}>{words}</Link>
    ),
    dollars: dollars[part],
    ...sign,
  }));

/** Shows whether the work of some days is billed, to the cent. */
export function Reconciliation({ from, to }: { from: LocalDate; to: LocalDate }) {
  const query = useReconciliation(from, to);
  const differences = query.data?.differences.length;
  return (
    <section className={classes.card} aria-label="Reconciliation">
      <Group gap="8px 16px" justify="space-between">
        <h2>
          Reconciliation <small>{daySpan(from, to)}</small>
        </h2>
        {differences !== undefined &&
          (differences > 0 ? (
            <p className="pill" data-tone="danger" role="alert">
              <AlertIcon size={16} /> {count(differences, "difference")}
            </p>
          ) : (
            <p className="pill" data-tone="good">
              <CheckIcon size={16} /> Adds up to the cent
            </p>
          ))}
        <Link to="/admin/invoices/close">Close the week</Link>
      </Group>
      <Loaded query={query} loading={<Skeleton height={120} />}>
        {(books) => <Equation books={books} from={from} to={to} />}
      </Loaded>
    </section>
  );
}

function Equation({ books, from, to }: { books: Books; from: LocalDate; to: LocalDate }) {
  const { completed, on_invoices, to_bill, written_off, unfinished } = books;
  const { cancellations } = completed;
  const visits = count(completed.visits - cancellations, "visit");
  const dollars = {
    completed: completed.amount,
    on_invoices: on_invoices.amount,
    to_bill: to_bill.amount,
    written_off: written_off.amount,
  };
  const details: Record<Part, string> = {
    completed: cancellations > 0 ? `${visits}, ${count(cancellations, "charged cancellation")}` : visits,
    on_invoices: `${count(on_invoices.visits, "line")} on ${count(on_invoices.invoices, "invoice")}`,
    to_bill: `${count(to_bill.visits, "line")}, ${count(to_bill.clients, "client")}`,
    written_off: count(written_off.visits, "visit"),
  };
  return (
    <>
      <Figures
        figures={equationOf(dollars, from, to).map(({ part, ...sum }) => ({
          ...sum,
          more: [details[part]],
          tone: part === "to_bill" && to_bill.visits > 0 ? "warn" : undefined,
        }))}
      />
      <Differences differences={books.differences} />
      <p className="quiet">
        {listSentence(books)}{" "}
        {unfinished > 0 && `${count(unfinished, "unfinished visit")} count once they are completed.`}
      </p>
      {books.audit && <AuditLine audit={books.audit} />}
    </>
  );
}

/** Says how the total of a period's invoices follows from the visits on invoices. */
function listSentence({ on_invoices, list }: Books): string {
  const { other_days, other_invoices, adjustments, tax = 0, total } = list;
  const [first = "", ...rest] = [
    `On invoices ${formatDollars(on_invoices.amount)}`,
    other_days > 0 && `${formatDollars(other_days)} of other days on these invoices`,
    other_invoices > 0 && `${formatDollars(-other_invoices)} on invoices of other periods`,
    adjustments !== 0 && `adjustments ${formatDollars(adjustments)}`,
    tax !== 0 && `sales tax ${formatDollars(tax)}`,
  ].filter((part) => part !== false);
  const last = rest.pop();
  const all = last === undefined ? `${first} makes` : `${[first, ...rest].join(", ")} and ${last} make`;
  return `${all} the invoice total of ${formatDollars(total)} below. Void invoices do not count.`;
}

/** Lists the records that do not agree, each with both amounts and a link. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <Notice tone="danger">
      {differences.map((difference) => {
        const { kind, visit_id, invoice_id } = difference;
        const subject = visit_id === null ? ("invoice" as const) : ("visit" as const);
        const id = visit_id ?? invoice_id ?? "";
        return (
          <p key={`${kind} ${id}`}>
            <Subject kind={subject} id={id} /> {differenceWords(difference)}
          </p>
        );
      })}
    </Notice>
  );
}

function differenceWords({ kind, is, should }: Difference): string {
  const words: Record<typeof kind, string> = {
    "not-billable": "that nobody is billed for is on an invoice, or written off.",
    "unknown-invoice": `of ${formatDollars(is)} names an invoice that does not count.`,
    "not-in-list": `is to bill at ${formatDollars(is)}, and the list of work to bill has ${formatDollars(should)}.`,
    "only-in-list": `of ${formatDollars(should)} is in the list of work to bill, and is not to bill.`,
    invoice: `has lines of ${formatDollars(should)} for these days, and its visits come to ${formatDollars(is)}.`,
  };
  return words[kind];
}

function AuditLine({ audit: { date, count: found, faults } }: { audit: Audit }) {
  const checked = `All books were checked on ${dateInWords(date)}`;
  if (found === 0) return <p className="quiet">{checked}: no difference.</p>;
  return (
    <Notice tone="danger">
      <p>
        {checked}: {count(found, "difference")}.
      </p>
      {faults.map(({ kind, id, rule }) => (
        <p key={`${kind} ${id} ${rule}`}>
          <Subject kind={kind} id={id} /> {faultWords[rule]}
        </p>
      ))}
    </Notice>
  );
}

const faultWords: Record<Audit["faults"][number]["rule"], string> = {
  account: "has sums that are not those of its invoices and payments.",
  difference: "does not agree with the reconciliation of the last four weeks.",
};

function Subject({ kind, id }: { kind: Audit["faults"][number]["kind"]; id: string }) {
  const subjects = {
    // Without a date the calendar looks the visit up.
    visit: { to: calendarWith(id), words: "A visit" },
    invoice: { to: invoicePath(id), words: "An invoice" },
    client: { to: `/admin/clients/${id}?tab=invoices`, words: "A client’s account" },
  };
  return <Link to={subjects[kind].to}>{subjects[kind].words}</Link>;
}
