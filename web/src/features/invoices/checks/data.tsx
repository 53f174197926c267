import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWalkers } from "../../../lib/api/people.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { nearDay } from "../../../lib/format/invoice-words.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { clientNameIn, invoicePath, useClientsById } from "../data.ts";
import { MarkAsPaid } from "../mark-as-paid.tsx";
import { VisitActs } from "../visit-acts.tsx";
import { type Carried, notCarried, type OpenWeek, type WeekDialog } from "../week/data.ts";

interface CheckRow {
  key: string;
  /** A day, or a number of lines. */
  first: ReactNode;
  name: string;
  about?: ReactNode;
  dollars?: number;
  /** The reason to carry it over, once typed. */
  reason?: string | undefined;
  acts: ReactNode;
}

/** One list of the checklist. */
export interface Check {
  /** The anchor in the address. */
  id: string;
  title: string;
  /** How many rows are left to settle, as a number and in words. */
  left: number;
  leftWords: string;
  /** Below the title: what the rows are, and what their absence means. */
  words: string;
  atZero: string;
  dollars?: number;
  /** It is about late money. */
  late?: boolean;
  /** The control that settles all rows at once. */
  action?: ReactNode;
  rows: readonly CheckRow[];
}

const allCarried = "Those that are left are carried over.";

interface ChecksOptions {
  week: OpenWeek;
  today: LocalDate;
  carried: readonly Carried[];
  open: (dialog: WeekDialog, id: string) => void;
  takeBack: (one: Pick<Carried, "kind" | "id">) => void;
}

/** Makes the six lists of an open week, with the ways to settle each row. Carried-over rows are not left to settle. */
export function useChecks({ week, today, carried, open, takeBack }: ChecksOptions): Check[] {
  const { monday, sunday, visits, unfinished, unassigned, reports, to_bill, overdue, pay } = week;
  const clients = useClientsById();
  const clientOf = ({ client_id }: { client_id: string }) => clientNameIn(clients, client_id);
  const team = new Map(useWalkers().map(({ id, name }) => [id, name]));
  const makePath = (client?: string) =>
    `/admin/invoices/make?${new URLSearchParams({ from: monday, ...(client && { client }) })}`;

  const lead = (words: string, label: string, to: string) => (
    <Link to={to} aria-label={label}>
      {words}
    </Link>
  );
  const visitRow = (visit: OpenWeek["unfinished"][number]): CheckRow => {
    const { visit_id, date, timeframe, pet_names, walker_id, price } = visit;
    const walker = team.get(walker_id ?? "");
    return {
      key: visit_id,
      first: [shortDay(date), <small key="frame">{frameSpan(timeframe)}</small>],
      name: petsText(pet_names),
      about: `${clientOf(visit)}, ${walker ? `with ${walker}` : "nobody was assigned"}`,
      dollars: price,
      acts: <VisitActs visit={visit} onOpen={open} />,
    };
  };
  const reasonOf = (kind: Carried["kind"], id: string) =>
    carried.find((one) => one.kind === kind && one.id === id)?.reason;
  const carryButton = (kind: Carried["kind"], id: string, name: string) => {
    const isCarried = reasonOf(kind, id) !== undefined;
    return (
      <Button
        size="sm"
        variant="default"
        onClick={() => (isCarried ? takeBack({ kind, id }) : open("carry", `${kind}.${id}`))}
        aria-label={isCarried ? `Take back: ${name}` : `Carry over ${name}`}
      >
        {isCarried ? "Take back" : "Carry over…"}
      </Button>
    );
  };
  const settleAll = (words: string, onClick: () => void) => (
    <Button size="sm" variant="light" onClick={onClick}>
      {words}
    </Button>
  );
  const settleThere = (words: string, to: string) => (
    <Button component={Link} to={to} size="sm">
      {words}
    </Button>
  );

  const lines = to_bill.reduce((sum, one) => sum + one.visits, 0);
  const unfinishedFirst =
    unfinished.length > 0 ? ` Settle the ${count(unfinished.length, "unfinished visit")} first: they come along.` : "";
  const overdueLeft = notCarried(overdue, carried).length;
  const payLeft = pay.filter(({ walker_id }) => reasonOf("pay", walker_id) === undefined).length;
  return [
    {
      id: "unfinished",
      title: "Unfinished visits",
      left: unfinished.length,
      leftWords: count(unfinished.length, "unfinished visit"),
      words: "The day has passed, and nobody has said that they happened.",
      atZero: "Each visit was completed or cancelled.",
      dollars: sumDollars(unfinished.map(({ price }) => price)),
      rows: unfinished.map(visitRow),
    },
    {
      id: "unassigned",
      title: "Visits without a walker",
      left: unassigned.length,
      leftWords: `${count(unassigned.length, "visit")} without a walker`,
      words: "Assign each to whoever did it, or cancel it. They are among the unfinished visits, too.",
      atZero: visits === 0 ? "The week had no visits." : `All ${count(visits, "visit")} of the week had one.`,
      dollars: sumDollars(unassigned.map(({ price }) => price)),
      rows: unassigned.map(visitRow),
    },
    {
      id: "reports",
      title: "Reports to settle",
      left: reports.length,
      leftWords: `${count(reports.length, "report")} to settle`,
      words: "Walkers did what the plan contradicts. Each changes what is charged and paid.",
      atZero: "Each report of a walker is settled.",
      action: settleThere("Settle", "/admin/to-settle"),
      rows: reports.map((report) => ({
        key: `${report.visit_id} ${report.id}`,
        first: shortDay(report.day),
        name: petsText(report.pet_names),
        about: `${clientOf(report)}, reported by ${team.get(report.walker_id) ?? "a former walker"}`,
        acts: lead(
          "Visit",
          `Visit of ${petsText(report.pet_names)}, ${shortDay(report.day)}`,
          calendarOn(report.day, { visit: report.visit_id }),
        ),
      })),
    },
    {
      id: "to-bill",
      title: "Clients to invoice",
      left: to_bill.length,
      leftWords: `${count(to_bill.length, "client")} to invoice`,
      words: `${count(lines, "line")} ${lines === 1 ? "is" : "are"} on no invoice yet.${unfinishedFirst}`,
      atZero: "All that was done is on invoices, or written off.",
      dollars: sumDollars(to_bill.map(({ amount }) => amount)),
      action: settleThere("Make invoices", makePath()),
      rows: byName(
        to_bill.map((one) => ({
          key: one.client_id,
          first: count(one.visits, "line"),
          name: clientOf(one),
          about: petsText(clients.get(one.client_id)?.pets.map(({ name }) => name) ?? []),
          dollars: one.amount,
          acts: lead("Preview", `Preview ${clientOf(one)}’s invoice`, makePath(one.client_id)),
        })),
      ),
    },
    {
      id: "overdue",
      title: "Overdue invoices",
      left: overdueLeft,
      leftWords: count(overdueLeft, "overdue invoice"),
      words: overdueLeft === 0 ? allCarried : "Collect them, or carry them over with a reason that is kept.",
      atZero: "Nothing is past its due date.",
      dollars: sumDollars(overdue.map(({ balance }) => balance)),
      late: true,
      action: overdueLeft > 1 && settleAll(`Carry all ${overdueLeft} over…`, () => open("carry", "invoices")),
      rows: overdue.map((invoice) => {
        const { id, number, due, balance } = invoice;
        const name = clientOf(invoice);
        return {
          key: id,
          first: `Due ${nearDay(due, today)}`,
          name,
          about: <Link to={invoicePath(id)}>{number}</Link>,
          dollars: balance,
          reason: reasonOf("invoice", id),
          acts: (
            <>
              <MarkAsPaid invoice={invoice} clientName={name} today={today} />
              {lead("Remind…", `Remind ${name} of ${number}`, `${invoicePath(id)}?remind=1`)}
              {carryButton("invoice", id, `${number} of ${name}`)}
            </>
          ),
        };
      }),
    },
    {
      id: "pay",
      title: "Walkers to pay",
      left: payLeft,
      leftWords: `${count(payLeft, "walker")} to pay`,
      words: payLeft === 0 ? allCarried : "For all up to Sunday, and the tips received by then.",
      atZero: "Everybody was paid up to Sunday.",
      dollars: sumDollars(pay.map(({ amount }) => amount)),
      action: payLeft > 1 && settleAll(`Mark all ${payLeft} paid…`, () => open("pay-all", "1")),
      rows: byName(
        pay.map(({ walker_id, visits: done, tips, amount, unknown }) => {
          const name = team.get(walker_id) ?? "Former walker";
          return {
            key: walker_id,
            first: payWords(done, tips, unknown),
            name,
            dollars: amount,
            reason: reasonOf("pay", walker_id),
            acts: (
              <>
                {lead(
                  "Mark paid",
                  `Mark paid: ${name}`,
                  `/admin/walkers/${walker_id}?${new URLSearchParams({ tab: "pay", to: sunday })}`,
                )}
                {carryButton("pay", walker_id, `the pay of ${name}`)}
              </>
            ),
          };
        }),
      ),
    },
  ];
}

const byName = (rows: readonly CheckRow[]) => rows.toSorted((a, b) => a.name.localeCompare(b.name));

/** '15 visits, $10.00 of tips, 1 without a pay yet' */
const payWords = (visits: number, tips: number, unknown: number) =>
  [count(visits, "visit"), tips > 0 && `${formatDollars(tips)} of tips`, unknown > 0 && `${unknown} without a pay yet`]
    .filter(Boolean)
    .join(", ");
