import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWalkers } from "../../../lib/api/people.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { nearDay } from "../../../lib/format/invoice-words.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { clientNameIn, invoicePath, useClientsById } from "../data.ts";
import { MarkAsPaid } from "../mark-as-paid.tsx";
import { VisitActs } from "../visit-acts.tsx";
import type { Carried, OpenWeek, WeekDialog } from "../week/data.ts";

interface CheckRow {
  key: string;
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
  /** Names the rows that are left to settle. */
  leftWords: (left: number) => string;
  /** Below the title: what the rows are, and what their absence means. */
  words: string;
  atZero: string;
  late?: boolean;
  /** The button that settles all rows at once, or leads to the screen that does. */
  action?: (left: number) => false | { words: string; to?: string; onClick?: () => void };
  rows: readonly CheckRow[];
}

/** Counts the rows that are left to settle. Carried-over rows are not. */
export const leftIn = ({ rows }: Check): number => rows.filter(({ reason }) => reason === undefined).length;

type Carriable = Pick<Carried, "kind" | "id">;

interface ChecksOptions {
  week: OpenWeek;
  today: LocalDate;
  carried: readonly Carried[];
  open: (dialog: WeekDialog, id: string) => void;
  takeBack: (one: Carriable) => void;
}

interface Context extends ChecksOptions {
  clientOf: (of: { client_id: string }) => string;
  petsOf: (clientId: string) => string;
  walkerOf: (id: string | null) => string | undefined;
  reasonOf: (one: Carriable) => string | undefined;
}

/** Makes the six lists of an open week, with the ways to settle each row. */
export function useChecks(options: ChecksOptions): Check[] {
  const clients = useClientsById();
  const team = new Map(useWalkers().map(({ id, name }) => [id, name]));
  const context: Context = {
    ...options,
    clientOf: ({ client_id }) => clientNameIn(clients, client_id),
    petsOf: (id) => petsText(clients.get(id)?.pets.map(({ name }) => name) ?? []),
    walkerOf: (id) => team.get(id ?? ""),
    reasonOf: ({ kind, id }) => options.carried.find((one) => one.kind === kind && one.id === id)?.reason,
  };
  return [unfinishedCheck, unassignedCheck, reportsCheck, toBillCheck, overdueCheck, payCheck].map((check) =>
    check(context),
  );
}

const unfinishedCheck = (context: Context): Check => ({
  id: "unfinished",
  title: "Unfinished visits",
  leftWords: (left) => count(left, "unfinished visit"),
  words: "The day has passed, and nobody has said that they happened.",
  atZero: "Each visit was completed or cancelled.",
  rows: context.week.unfinished.map((visit) => visitRow(visit, context)),
});

function unassignedCheck(context: Context): Check {
  const { unassigned, visits } = context.week;
  return {
    id: "unassigned",
    title: "Visits without a walker",
    leftWords: (left) => `${count(left, "visit")} without a walker`,
    words: "Assign each to whoever did it, or cancel it. They are among the unfinished visits, too.",
    atZero: visits === 0 ? "The week had no visits." : `All ${count(visits, "visit")} of the week had one.`,
    rows: unassigned.map((visit) => visitRow(visit, context)),
  };
}

function visitRow(visit: OpenWeek["unfinished"][number], { clientOf, walkerOf, open }: Context): CheckRow {
  const { visit_id, date, timeframe, pet_names, walker_id, price } = visit;
  const walker = walkerOf(walker_id);
  return {
    key: visit_id,
    first: [shortDay(date), <small key="frame">{frameSpan(timeframe)}</small>],
    name: petsText(pet_names),
    about: `${clientOf(visit)}, ${walker ? `with ${walker}` : "nobody was assigned"}`,
    dollars: price,
    acts: <VisitActs visit={visit} onOpen={open} />,
  };
}

const reportsCheck = ({ week, clientOf, walkerOf }: Context): Check => ({
  id: "reports",
  title: "Reports to settle",
  leftWords: (left) => `${count(left, "report")} to settle`,
  words: "Walkers did what the plan contradicts. Each changes what is charged and paid.",
  atZero: "Each report of a walker is settled.",
  action: () => ({ words: "Settle", to: "/admin/to-settle" }),
  rows: week.reports.map((report) => {
    const { visit_id, id, day, pet_names, walker_id } = report;
    const pets = petsText(pet_names);
    return {
      key: `${visit_id} ${id}`,
      first: shortDay(day),
      name: pets,
      about: `${clientOf(report)}, reported by ${walkerOf(walker_id) ?? "a former walker"}`,
      acts: (
        <Link to={calendarOn(day, { visit: visit_id })} aria-label={`Visit of ${pets}, ${shortDay(day)}`}>
          Visit
        </Link>
      ),
    };
  }),
});

function toBillCheck({ week, clientOf, petsOf }: Context): Check {
  const { monday, unfinished, to_bill } = week;
  const makePath = `/admin/invoices/make?from=${monday}`;
  const lines = to_bill.reduce((sum, one) => sum + one.visits, 0);
  const unfinishedFirst =
    unfinished.length > 0 ? ` Settle the ${count(unfinished.length, "unfinished visit")} first: they come along.` : "";
  const rows = to_bill.map((one) => ({
    key: one.client_id,
    first: count(one.visits, "line"),
    name: clientOf(one),
    about: petsOf(one.client_id),
    dollars: one.amount,
    acts: (
      <Link to={`${makePath}&client=${one.client_id}`} aria-label={`Preview ${clientOf(one)}’s invoice`}>
        Preview
      </Link>
    ),
  }));
  return {
    id: "to-bill",
    title: "Clients to invoice",
    leftWords: (left) => `${count(left, "client")} to invoice`,
    words: `${count(lines, "line")} ${lines === 1 ? "is" : "are"} on no invoice yet.${unfinishedFirst}`,
    atZero: "All that was done is on invoices, or written off.",
    action: () => ({ words: "Make invoices", to: makePath }),
    rows: byName(rows),
  };
}

function overdueCheck(context: Context): Check {
  const { week, today, clientOf, reasonOf, open } = context;
  return {
    id: "overdue",
    title: "Overdue invoices",
    leftWords: (left) => count(left, "overdue invoice"),
    words: "Collect them, or carry them over with a reason that is kept.",
    atZero: "Nothing is past its due date.",
    late: true,
    action: (left) => left > 1 && { words: `Carry all ${left} over…`, onClick: () => open("carry", "invoices") },
    rows: week.overdue.map((invoice) => {
      const { id, number, due, balance } = invoice;
      const name = clientOf(invoice);
      return {
        key: id,
        first: `Due ${nearDay(due, today)}`,
        name,
        about: <Link to={invoicePath(id)}>{number}</Link>,
        dollars: balance,
        reason: reasonOf({ kind: "invoice", id }),
        acts: (
          <>
            <MarkAsPaid invoice={invoice} clientName={name} today={today} />
            <Link to={`${invoicePath(id)}?remind=1`} aria-label={`Remind ${name} of ${number}`}>
              Remind…
            </Link>
            <CarryButton one={{ kind: "invoice", id }} name={`${number} of ${name}`} context={context} />
          </>
        ),
      };
    }),
  };
}

function payCheck(context: Context): Check {
  const { week, walkerOf, reasonOf, open } = context;
  const rows = week.pay.map(({ walker_id: id, visits, tips, amount, unknown }) => {
    const name = walkerOf(id) ?? "Former walker";
    const details = [
      count(visits, "visit"),
      tips > 0 && `${formatDollars(tips)} of tips`,
      unknown > 0 && `${unknown} without a pay yet`,
    ];
    return {
      key: id,
      first: details.filter(Boolean).join(", "),
      name,
      dollars: amount,
      reason: reasonOf({ kind: "pay", id }),
      acts: (
        <>
          <Link to={`/admin/walkers/${id}?tab=pay&to=${week.sunday}`} aria-label={`Mark paid: ${name}`}>
            Mark paid
          </Link>
          <CarryButton one={{ kind: "pay", id }} name={`the pay of ${name}`} context={context} />
        </>
      ),
    };
  });
  return {
    id: "pay",
    title: "Walkers to pay",
    leftWords: (left) => `${count(left, "walker")} to pay`,
    words: "For all up to Sunday, and the tips received by then.",
    atZero: "Everybody was paid up to Sunday.",
    action: (left) => left > 1 && { words: `Mark all ${left} paid…`, onClick: () => open("pay-all", "1") },
    rows: byName(rows),
  };
}

const byName = (rows: readonly CheckRow[]) => rows.toSorted((a, b) => a.name.localeCompare(b.name));

function CarryButton({ one, name, context }: { one: Carriable; name: string; context: Context }) {
  const isCarried = context.reasonOf(one) !== undefined;
  return (
    <Button
      size="sm"
      variant="default"
      onClick={() => (isCarried ? context.takeBack(one) : context.open("carry", `${one.kind}.${one.id}`))}
      aria-label={isCarried ? `Take back: ${name}` : `Carry over ${name}`}
    >
      {isCarried ? "Take back" : "Carry over…"}
    </Button>
  );
}
