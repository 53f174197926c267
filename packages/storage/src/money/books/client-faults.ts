import {
  type BookFault,
  claimOfLine,
  claimOfVisit,
  faultsOfAccount,
  faultsOfBill,
  heldLines,
  type NightlyFault,
  noBilling,
  noEntries,
  withEntry,
  withInvoice,
} from "@petcare/domain";
import type { HistoryRow } from "../../history/history-row.ts";
import type { Visit } from "../../schedules/visit.ts";
import { visitFrom } from "../../schedules/visit-item.ts";
import { visitKeys } from "../../schedules/visit-keys.ts";
import type { Item } from "../../table/query.ts";
import { visitId } from "../../table/visit-id.ts";
import type { ClientLedger } from "../invoices/client-ledger.ts";
import type { Entry } from "../invoices/entry.ts";
import { type Invoice, invoiceFrom } from "../invoices/invoice.ts";
import { invoiceFaults } from "./invoice-faults.ts";
import { unmatched } from "./unmatched.ts";

/** All that a client's books are made of. Items are whole, with the keys of their indexes. */
export interface ClientBooks {
  account: ClientLedger;
  /** The account's, and those of the accounts that it took over. */
  entries: readonly Entry[];
  /** All of the client's. */
  invoices: readonly Item[];
  /** The client's that are stored, and those that the invoices' lines name. */
  visits: readonly Item[];
  /** The rows of the invoices. */
  history: readonly HistoryRow[];
}

/** What does not agree in a client's books. What must hold after every write is in docs/product/invoices.md#what-always-holds. */
export function clientFaults({ account, entries, history, ...items }: ClientBooks): BookFault[] {
  const visits = items.visits.map((item) => visitFrom(item));
  const invoices = items.invoices.map(invoiceFrom);
  return [
    ...items.visits.flatMap(visitFaults),
    ...claimFaults(visits, invoices),
    ...items.invoices.flatMap((item) => invoiceFaults(item, history)),
    ...accountFaults(account, entries, invoices),
  ];
}

/** What does not agree in an account's sums. A night checks it too. */
export function accountFaults(
  account: ClientLedger,
  entries: readonly Entry[],
  invoices: readonly Invoice[],
): NightlyFault[] {
  const { client_id: id } = account;
  const { [id]: own = [], ...taken } = Object.groupBy(entries, ({ client_id }) => client_id);
  const sumsOf = (some: readonly Entry[] = []) => some.reduce(withEntry, noEntries);
  const broken = faultsOfAccount({
    account,
    own: sumsOf(own),
    taken: Object.values(taken).map(sumsOf),
    billed: invoices.reduce(withInvoice, noBilling),
  });
  return broken.slice(0, 1).map(() => ({ kind: "client", id, rule: "account" }));
}

/** A visit stands in the indexes where its own fields put it, and is billed or written off only where somebody is to pay. */
function visitFaults(item: Item): BookFault[] {
  const visit = visitFrom(item);
  const { calendar_pk, agenda_sk, money_pk, money_sk, pay_pk, pay_sk } = visitKeys(visit);
  const keys = { calendar_pk, agenda_sk, money_pk, money_sk, pay_pk, pay_sk };
  const isPlaced = Object.entries(keys).every(([name, key]) => item[name] === key);
  const fault = { kind: "visit" as const, id: visitId(visit) };
  return [
    ...(isPlaced ? [] : [{ ...fault, rule: "place" as const }]),
    ...faultsOfBill(visit)
      .slice(0, 1)
      .map(({ rule }) => ({ ...fault, rule })),
  ];
}

/** A visit names an invoice where and only where that has one line for it, with its day and charge. */
function claimFaults(visits: readonly Visit[], invoices: readonly Invoice[]): BookFault[] {
  const lines = invoices.flatMap((invoice) =>
    heldLines(invoice).map((line) => ({
      key: `${invoice.id} ${claimOfLine(line)}`,
      fault: { kind: "invoice" as const, id: invoice.id, rule: "claim" as const },
    })),
  );
  const claims = visits.flatMap((visit) =>
    visit.invoice_id === undefined
      ? []
      : {
          key: `${visit.invoice_id} ${claimOfVisit(visitId(visit), visit)}`,
          fault: { kind: "visit" as const, id: visitId(visit), rule: "claim" as const },
        },
  );
  return [...unmatched(lines, claims), ...unmatched(claims, lines)];
}
