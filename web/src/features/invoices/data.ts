import type { AnswerOf, getInvoice, listInvoices } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { useClients } from "../../lib/api/people.ts";
import { recentWeeks } from "../../lib/api/recent-invoices.ts";
import { sumDollars } from "../../lib/format/dollars.ts";
import { isPastDue } from "../../lib/format/invoice-words.ts";
import { isNearDate } from "../../lib/format/near-date.ts";
import { withParams } from "../../lib/format/with-params.ts";
import { isSamePeriod, maxDays, namedPeriods, problemOf } from "../../parts/periods/periods.ts";

export type InvoiceList = AnswerOf<typeof listInvoices>;
export type InvoiceRow = InvoiceList["open"][number];
export type InvoiceDocument = AnswerOf<typeof getInvoice>;

export const invoicePath = (id: string): string => `/admin/invoices/${id}`;

export type Team = readonly { id: string; name: string }[];
export type Clients = ReadonlyMap<string, ReturnType<typeof useClients>[number]>;

/** All clients by their ids. */
export const useClientsById = (): Clients => new Map(useClients().map((client) => [client.id, client]));

/** The client's name in lists of invoices. A deleted client has no name any more. */
export const clientNameIn = (clients: ReadonlyMap<string, { name: string }>, clientId: string): string =>
  clients.get(clientId)?.name ?? "Deleted client";

export const isVoid = ({ status }: { status: string }) => status === "void";
/** Tells whether something is still to be paid. */
export const isOpen = (invoice: { status: string; balance: number }) => !isVoid(invoice) && invoice.balance > 0;

export const chips = ["all", "open", "overdue", "paid", "void"] as const;
type Chip = (typeof chips)[number];

/** The choice of invoices in the list. */
export interface Choice {
  show: Chip;
  /** Only this client's invoices. */
  client: string | undefined;
  /** Both days included. An invoice belongs to the period in which its own period ends. */
  from: LocalDate;
  to: LocalDate;
}

/** Holds in the address what the list shows: ?show=open&client=…&from=…&to=…. Defaults are not in it. */
export function useChoice(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const choose = (part: Partial<Choice>) =>
    setParams(
      (current) => {
        const { show, client, ...period } = { ...choiceIn(current, today), ...part };
        const { from, to } = isSamePeriod(period, recentWeeks(today)) ? {} : period;
        return withParams(current, { show: show === "all" ? undefined : show, client, from, to });
      },
      { replace: true },
    );
  return { choice: choiceIn(params, today), choose };
}

function choiceIn(params: URLSearchParams, today: LocalDate): Choice {
  const [from, to] = [params.get("from"), params.get("to")];
  const isPeriod = isNearDate(from) && isNearDate(to) && !problemOf({ from, to });
  return {
    show: chips.find((chip) => chip === params.get("show")) ?? "all",
    client: params.get("client") ?? undefined,
    ...(isPeriod ? { from, to } : recentWeeks(today)),
  };
}

/** The periods to choose from. The list opens on the first one. */
export const invoicePeriods = (today: LocalDate) => [
  { value: "weeks", label: "Last three weeks", ...recentWeeks(today) },
  ...namedPeriods(today),
  { value: "quarter", label: "Last three months", from: addDays(today, 1 - maxDays), to: today },
];

/**
 * Divides invoices into what the list shows: open and settled ones of the period, and open ones of other days, which no
 * total includes. `counts` has the number of each chip.
 */
export function chosenOf(list: InvoiceList, { show, client, from, to }: Choice, today: LocalDate) {
  const isClients = (invoice: InvoiceRow) => client === undefined || invoice.client_id === client;
  const isOfPeriod = ({ period }: InvoiceRow) => from <= period.end && period.end <= to;
  const isShown = (invoice: InvoiceRow, chip = show) => isUnder(chip, invoice, today);
  const [open, settled] = [list.open.filter(isClients), list.settled.filter(isClients)];
  return {
    open: open.filter((invoice) => isOfPeriod(invoice) && isShown(invoice)),
    settled: settled.filter((invoice) => isShown(invoice)),
    elsewhere: open.filter((invoice) => !isOfPeriod(invoice) && isShown(invoice)),
    counts: Object.fromEntries(
      chips.map((chip) => [chip, [...open, ...settled].filter((invoice) => isShown(invoice, chip)).length]),
    ) as Record<Chip, number>,
  };
}

function isUnder(chip: Chip, invoice: InvoiceRow, today: LocalDate): boolean {
  if (chip === "open") return invoice.status === "unpaid" || invoice.status === "partial";
  if (chip === "overdue") return isPastDue(invoice, today);
  return chip === "all" || invoice.status === chip;
}

/** The sums of rows, in dollars. Void ones do not count. */
export function sumsOf(rows: readonly InvoiceRow[]) {
  const live = rows.filter((invoice) => !isVoid(invoice));
  const sum = (of: "total" | "paid" | "balance") => sumDollars(live.map((invoice) => invoice[of]));
  return { count: live.length, total: sum("total"), paid: sum("paid"), balance: sum("balance") };
}
