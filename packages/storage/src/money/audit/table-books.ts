import {
  type AuditedKind,
  type AuditedRecord,
  type AuditedVisit,
  type Books,
  type ClientBooks,
  chargeOf,
  type EarningVisit,
  invoiceNumber,
  type LocalDate,
  type SeriesBooks,
  type WalkerBooks,
  type WeekBooks,
  type WeekHeader,
} from "@petcare/domain";
import { rowFrom } from "../../history/history-row.ts";
import { payAdjustmentFrom, payAdjustmentItem } from "../../schedules/pay-adjustment.ts";
import { scheduleFrom } from "../../schedules/schedule-item.ts";
import type { Visit } from "../../schedules/visit.ts";
import { visitFrom, visitItem } from "../../schedules/visit-item.ts";
import { differing } from "../../table/differing.ts";
import { pick } from "../../table/pick.ts";
import type { Item } from "../../table/query.ts";
import { visitId } from "../../table/visit-id.ts";
import { bookedInvoice } from "../books/period-books.ts";
import { clientLedgerFrom, emptyClientLedger } from "../invoices/client-ledger.ts";
import type { Entry } from "../invoices/entry.ts";
import { invoiceFrom, invoiceItem } from "../invoices/invoice.ts";
import { payRunFrom, payRunItem } from "../pay/pay-run.ts";
import { emptyWalkerLedger, walkerLedgerFrom } from "../pay/walker-ledger.ts";
import { unpackRows } from "../weeks/packed-rows.ts";

/** The records of a table by the first part of their sort keys. */
const kinds: Readonly<Record<string, AuditedKind | undefined>> = {
  USER: "person",
  REFERRAL: "code",
  PRICING: "pricing",
  SCHEDULE: "schedule",
  VISIT: "visit",
  INVOICE: "invoice",
  NUMBER: "number",
  ACCOUNT: "client",
  ENTRY: "client",
  WAGES: "walker",
  EXTRA: "extra",
  PAYRUN: "pay_run",
};

/** Those whose items are kept, and the headers of closed weeks with their rows. */
const kept = new Set(["SCHEDULE", "INVOICE", "ACCOUNT", "ENTRY", "EXTRA", "PAYRUN", "WAGES", "WEEKS", "ROWS"]);

/** The record that an attribute names. */
const naming = {
  client_id: "person",
  walker_id: "person",
  bound_to: "person",
  invoice_id: "invoice",
  pay_run_id: "pay_run",
} as const satisfies Record<string, AuditedKind>;

const audited = [
  ...(["schedule_id", "original_date", "date", "client_id", "walker_id", "status", "version"] as const),
  ...(["price_cents", "charge_cents", "pay_cents", "invoice_id", "written_off_at", "pay_run_id"] as const),
] satisfies (keyof Visit)[];

/** As far as any audit reads it. */
type StoredVisit = Pick<Visit, (typeof audited)[number]> & AuditedVisit & EarningVisit & { isToBill: boolean };

/** What the audits need of a whole table, whose items come in any order. Of a visit it keeps little, of the history the versions. */
export class TableBooks {
  /** The records that have versions and are in no other books. */
  readonly records: { record: AuditedRecord; id: string; version: number }[] = [];
  /** 'person walker-1' */
  readonly known = new Set<string>();
  /** The first record that names another one, by that one. */
  readonly named = new Map<string, AuditedRecord>();
  private readonly visits: StoredVisit[] = [];
  private readonly items = new Map<string, Item[]>();
  /** By kind and id of the record. */
  private readonly versions = new Map<string, number[]>();

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): void {
    const { pk, sk } = item as { pk: string; sk: string };
    const sort = pk === "WEEKS" ? pk : (sk.split("#")[0] ?? "");
    if (sort === "HISTORY") this.addRow(item);
    if (kept.has(sort)) append(this.items, sort, item);
    const kind = kinds[sort];
    if (kind === "visit") this.addVisit(item);
    else if (kind) this.addRecord({ kind, id: kind === "pricing" ? kind : pk.slice(pk.indexOf("#") + 1) }, item);
  }

  clients(): ClientBooks[] {
    const invoices = this.of("INVOICE", invoiceFrom, invoiceItem).map((one) => this.versioned("invoice", one));
    const clientOf = new Map(invoices.map(({ id, client_id }) => [id, client_id]));
    // While clients are being merged, a visit can be another's than the invoice that it is on.
    const visits = Map.groupBy(this.visits, ({ client_id, invoice_id = "" }) => clientOf.get(invoice_id) ?? client_id);
    const accounts = new Map(this.of("ACCOUNT", clientLedgerFrom).map((account) => [account.client_id, account]));
    const entries = Map.groupBy(
      this.of("ENTRY", (item) => item as unknown as Entry),
      clientIdOf,
    );
    const invoicesOf = Map.groupBy(invoices, clientIdOf);
    return idsOf(visits, accounts, entries, invoicesOf).map((id) => {
      const account = accounts.get(id) ?? emptyClientLedger(id);
      return {
        account,
        entries: [id, ...(account.from ?? [])].flatMap((one) => entries.get(one) ?? []),
        invoices: invoicesOf.get(id) ?? [],
        visits: visits.get(id) ?? [],
      };
    });
  }

  walkers(): WalkerBooks[] {
    const runs = this.of("PAYRUN", payRunFrom, payRunItem).map((run) => this.versioned("pay_run", run));
    const runsOf = Map.groupBy(runs, walkerIdOf);
    const extras = Map.groupBy(this.of("EXTRA", payAdjustmentFrom, payAdjustmentItem), walkerIdOf);
    const visits = Map.groupBy(this.visits, walkerIdOf);
    // Nobody is paid for a visit without a walker.
    visits.delete("");
    const ledgers = new Map(this.of("WAGES", walkerLedgerFrom).map((ledger) => [ledger.walker_id, ledger]));
    return idsOf(visits, runsOf, extras, ledgers).map((id) => ({
      ledger: ledgers.get(id) ?? emptyWalkerLedger(id),
      runs: runsOf.get(id) ?? [],
      extras: extras.get(id) ?? [],
      visits: visits.get(id) ?? [],
    }));
  }

  series(): SeriesBooks[] {
    const visits = Map.groupBy(this.visits, ({ schedule_id }) => schedule_id);
    const schedules = new Map(this.of("SCHEDULE", scheduleFrom).map((schedule) => [schedule.id, schedule]));
    return idsOf(visits, schedules).map((id) => ({
      id,
      schedule: schedules.get(id),
      visits: (visits.get(id) ?? []).map((visit) => this.versioned("visit", visit)),
    }));
  }

  weeks(): WeekBooks[] {
    const headers = new Map(this.of("WEEKS", ({ pk, sk, ...week }) => [sk, week as unknown as WeekHeader] as const));
    const rows = new Map(this.of("ROWS", (item) => [String(item.pk).slice("WEEK#".length), item.rows] as const));
    return idsOf(headers, rows).map((monday) => ({
      monday: monday as LocalDate,
      header: headers.get(monday),
      rows: rows.has(monday) ? unpackRows(rows.get(monday) as Uint8Array) : undefined,
    }));
  }

  /** The books of each month that has visits. */
  months(): Books[] {
    const invoices = this.of("INVOICE", invoiceFrom).map(bookedInvoice);
    return [...Map.groupBy(this.visits, ({ date }) => date.slice(0, 7))].map(([month, visits]) => {
      const named = new Set(visits.map(({ invoice_id }) => invoice_id));
      const isOfMonth = (date: string) => date.startsWith(month);
      return {
        period: { start: `${month}-01`, end: `${month}-31` } as Books["period"],
        visits,
        toBill: visits.filter(({ isToBill }) => isToBill).map((visit) => ({ id: visit.id, cents: chargeOf(visit) })),
        invoices: invoices.filter(({ id, days }) => named.has(id) || Object.keys(days).some(isOfMonth)),
      };
    });
  }

  versioned<Value extends { id: string }>(kind: string, record: Value) {
    return { ...record, versions: this.versions.get(`${kind} ${record.id}`) ?? [] };
  }

  /** The records of items, and whether each item is what its record makes. */
  private of<Value extends object>(sort: string, from: (item: Item) => Value, itemOf?: (record: Value) => Item) {
    return (this.items.get(sort) ?? []).map((item) => {
      const record = from(item);
      return itemOf ? { ...record, isPlaced: !differing(item, itemOf(record)) } : record;
    }) as (Value & { isPlaced: boolean })[];
  }

  private addRecord(record: AuditedRecord, item: Item): void {
    const { kind, id } = record;
    const isOther = kind === "number" && invoiceNumber(String(item.invoice_id)) !== id;
    if (!isOther) this.known.add(`${kind} ${id}`);
    if (kind === "invoice") this.name(`number ${invoiceNumber(id)}`, record);
    if (["person", "code", "pricing"].includes(kind)) this.records.push({ record, id, version: Number(item.version) });
    this.addNames(record, item);
    for (const settled of (item.settled ?? []) as Item[]) this.addNames(record, settled);
  }

  private addNames(record: AuditedRecord, item: Item): void {
    for (const [attribute, kind] of Object.entries(naming)) {
      if (item[attribute] !== undefined) this.name(`${kind} ${item[attribute]}`, record);
    }
  }

  private name(what: string, record: AuditedRecord): void {
    if (!this.named.has(what)) this.named.set(what, record);
  }

  private addVisit(item: Item): void {
    const visit = visitFrom(item);
    const id = visitId(visit);
    this.addNames({ kind: "visit", id }, item);
    this.visits.push({
      ...pick(visit, audited),
      id,
      isPlaced: !differing(item, visitItem(visit)),
      isDue: item.pay_sk !== undefined,
      isToBill: String(item.money_sk).startsWith("BILL#"),
    });
  }

  private addRow(item: Item): void {
    const { entity, entity_id, version, beside, series } = rowFrom(item);
    if (!beside) append(this.versions, `${entity} ${entity_id}`, version);
    for (const [date, made] of Object.entries(series?.visits ?? {})) {
      const id = visitId({ schedule_id: entity_id, original_date: date as LocalDate });
      append(this.versions, `visit ${id}`, made);
    }
  }
}

const clientIdOf = ({ client_id }: { client_id: string }) => client_id;
const walkerIdOf = ({ walker_id = "" }: { walker_id?: string | undefined }) => walker_id;

const idsOf = (...maps: ReadonlyMap<unknown, unknown>[]) =>
  [...new Set(maps.flatMap((map) => [...map.keys()]))].map(String);

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
