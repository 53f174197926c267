import {
  type AuditedKind,
  type AuditedRecord,
  auditHistory,
  auditNames,
  auditPlaces,
  type Books,
  type ClientBooks,
  chargeOf,
  type Fault,
  invoiceNumber,
  type LocalDate,
  type SeriesBooks,
  type WalkerBooks,
} from "@petcare/domain";
import { rowFrom } from "../../history/history-row.ts";
import { payAdjustmentFrom, payAdjustmentItem } from "../../schedules/pay-adjustment.ts";
import { scheduleFrom } from "../../schedules/schedule-item.ts";
import { type Visit, visitFrom, visitItem } from "../../schedules/visit.ts";
import { differing } from "../../table/differing.ts";
import { pick } from "../../table/item-kind.ts";
import type { Item } from "../../table/query.ts";
import { visitId } from "../../table/visit-id.ts";
import { bookedInvoice } from "../books/period-books.ts";
import { clientLedgerFrom, emptyClientLedger } from "../invoices/client-ledger.ts";
import { entryKind } from "../invoices/entry.ts";
import { invoiceFrom, invoiceItem } from "../invoices/invoice.ts";
import { payRunFrom, payRunItem } from "../pay/pay-run.ts";
import { emptyWalkerLedger, walkerLedgerFrom } from "../pay/walker-ledger.ts";

/** Maps the first part of a sort key to the audits' name of the record. */
const kinds: Readonly<Record<string, AuditedKind | undefined>> = {
  USER: "person",
  REFERRAL: "code",
  PRICING: "pricing",
  TAX: "taxes",
  PRICE_RULES: "price_rules",
  SCHEDULE: "schedule",
  VISIT: "visit",
  INVOICE: "invoice",
  NUMBER: "number",
  ACCOUNT: "client",
  ENTRY: "client",
  WAGES: "walker",
  EXTRA: "pay_adjustment",
  PAYRUN: "pay_run",
};

/** Maps an attribute to the kind of record that it names. */
const naming = {
  client_id: "person",
  walker_id: "person",
  bound_to: "person",
  invoice_id: "invoice",
  pay_run_id: "pay_run",
} as const;

/** Rebuilds the item of a record, by its kind. */
const remade: Readonly<Record<string, ((item: Item) => Item) | undefined>> = {
  VISIT: (item) => visitItem(visitFrom(item)),
  INVOICE: (item) => invoiceItem(invoiceFrom(item)),
  EXTRA: (item) => payAdjustmentItem(payAdjustmentFrom(item)),
  PAYRUN: (item) => payRunItem(payRunFrom(item)),
};

/** Lists the kinds whose every history row makes a version. */
const versioned = new Set<AuditedKind | undefined>([
  "person",
  "code",
  "pricing",
  "taxes",
  "price_rules",
  "invoice",
  "pay_run",
  "visit",
]);

const audited = [
  ...(["schedule_id", "original_date", "date", "client_id", "walker_id", "status"] as const),
  ...(["price_cents", "charge_cents", "pay_cents", "invoice_id", "written_off_at", "pay_run_id"] as const),
] satisfies (keyof Visit)[];

/** Collects the data of the audits from a whole table, whose items come in any order. */
export class TableBooks {
  private readonly items = new Map<string, Item[]>();
  private readonly visits: (Pick<Visit, (typeof audited)[number]> & {
    id: string;
    isDue: boolean;
    isToBill: boolean;
  })[] = [];
  private readonly stored: { record: AuditedRecord; version: number }[] = [];
  /** The versions of history rows, by kind and id of the record. */
  private readonly made = new Map<string, number[]>();
  private readonly misplaced: AuditedRecord[] = [];
  /** The first record that names another one, by the named one: 'person walker-1'. */
  private readonly named = new Map<string, AuditedRecord>();
  private readonly known = new Set<string>();

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): void {
    const { sk } = item as { sk: string };
    const sort = sk.split("#")[0] ?? "";
    if (sort === "HISTORY") this.addRow(item);
    else if (sort === "VISIT") this.addVisit(item);
    else if (kinds[sort]) append(this.items, sort, item);
    const kind = kinds[sort];
    if (kind) this.addRecord({ kind, id: idOf(kind, item) }, item, remade[sort]);
  }

  clients(): ClientBooks[] {
    const invoices = this.of("INVOICE", invoiceFrom);
    const clientOf = new Map(invoices.map(({ id, client_id }) => [id, client_id]));
    // While clients are being merged, a visit and its invoice can have different clients.
    const visits = Map.groupBy(this.visits, ({ client_id, invoice_id = "" }) => clientOf.get(invoice_id) ?? client_id);
    const accounts = new Map(this.of("ACCOUNT", clientLedgerFrom).map((account) => [account.client_id, account]));
    const entries = Map.groupBy(this.of("ENTRY", entryKind.read), clientIdOf);
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
    const runs = Map.groupBy(this.of("PAYRUN", payRunFrom), walkerIdOf);
    const adjustments = Map.groupBy(this.of("EXTRA", payAdjustmentFrom), walkerIdOf);
    const visits = Map.groupBy(this.visits, walkerIdOf);
    // A visit without a walker has no pay.
    visits.delete("");
    const ledgers = new Map(this.of("WAGES", walkerLedgerFrom).map((ledger) => [ledger.walker_id, ledger]));
    return idsOf(visits, runs, adjustments, ledgers).map((id) => ({
      ledger: ledgers.get(id) ?? emptyWalkerLedger(id),
      runs: runs.get(id) ?? [],
      adjustments: adjustments.get(id) ?? [],
      visits: visits.get(id) ?? [],
    }));
  }

  series(): SeriesBooks[] {
    const visits = Map.groupBy(this.visits, ({ schedule_id }) => schedule_id);
    const schedules = new Map(this.of("SCHEDULE", scheduleFrom).map((schedule) => [schedule.id, schedule]));
    return idsOf(visits, schedules).map((id) => ({ id, schedule: schedules.get(id) }));
  }

  /** Makes the books of each month with visits. */
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

  /** Finds the faults of single records: in their keys, and in their histories. */
  recordFaults(): Fault[] {
    const versionsOf = ({ kind, id }: AuditedRecord) => this.made.get(`${kind} ${id}`) ?? [];
    return [
      ...auditPlaces(this.misplaced),
      ...this.stored.flatMap(({ record, version }) => auditHistory(record, version, versionsOf(record))),
    ];
  }

  nameFaults(): Fault[] {
    return auditNames(this.named, this.known);
  }

  private of<Value>(sort: string, from: (item: Item) => Value): Value[] {
    return (this.items.get(sort) ?? []).map(from);
  }

  private addVisit(item: Item): void {
    const visit = pick(visitFrom(item), audited);
    const isToBill = String(item.money_sk).startsWith("BILL#");
    this.visits.push({ ...visit, id: visitId(visit), isDue: item.pay_sk !== undefined, isToBill });
  }

  private addRow(item: Item): void {
    const { entity, entity_id, version, beside, series } = rowFrom(item);
    if (!beside) append(this.made, `${entity} ${entity_id}`, version);
    for (const [date, version] of Object.entries(series?.visits ?? {})) {
      append(this.made, `visit ${visitId({ schedule_id: entity_id, original_date: date as LocalDate })}`, version);
    }
  }

  private addRecord(record: AuditedRecord, item: Item, itemOf?: (item: Item) => Item): void {
    const { kind, id } = record;
    if (itemOf && differing(item, itemOf(item))) this.misplaced.push(record);
    if (versioned.has(kind)) this.stored.push({ record, version: Number(item.version) });
    if (kind === "invoice") this.name(`number ${invoiceNumber(id)}`, record);
    if (kind === "number" ? invoiceNumber(String(item.invoice_id)) === id : kind !== "visit") {
      this.known.add(`${kind} ${id}`);
    }
    for (const part of [item, ...((item.settled ?? []) as Item[])]) {
      for (const [attribute, named] of Object.entries(naming)) {
        if (part[attribute] !== undefined) this.name(`${named} ${part[attribute]}`, record);
      }
    }
  }

  private name(what: string, record: AuditedRecord): void {
    if (!this.named.has(what)) this.named.set(what, record);
  }
}

/** Reads a record's id, as its history has it. */
function idOf(kind: AuditedKind, item: Item): string {
  if (kind === "visit") return visitId(visitFrom(item));
  const isSettings = kind === "pricing" || kind === "taxes" || kind === "price_rules";
  return isSettings ? kind : String(item.pk).replace(/^[A-Z]+#/, "");
}

const clientIdOf = ({ client_id }: { client_id: string }) => client_id;
const walkerIdOf = ({ walker_id = "" }: { walker_id?: string | undefined }) => walker_id;

const idsOf = (...maps: ReadonlyMap<string, unknown>[]) => [...new Set(maps.flatMap((map) => [...map.keys()]))];

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
