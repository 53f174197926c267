import { type PayAdjustment, payAdjustmentFrom } from "../../schedules/pay-adjustment.ts";
import type { Visit } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { clientLedgerKey, invoiceKey } from "../../table/keys.ts";
import { putItems } from "../../table/put-items.ts";
import type { Item } from "../../table/query.ts";
import type { Writes } from "../../table/transact.ts";
import { visitId } from "../../table/visit-id.ts";
import { type ClientLedger, clientLedgerFrom, emptyClientLedger } from "./client-ledger.ts";
import { type Invoice, invoiceFrom } from "./invoice.ts";
import { type Payment, paymentAct } from "./invoice-acts.ts";
import type { InvoiceRequest } from "./invoice-request.ts";
import { actWrites, type MoneyRequest } from "./ledger-act.ts";
import { makingWrites, nextInvoice } from "./next-invoice.ts";
import { type Voiding, voidingWrites } from "./voiding.ts";

/**
 * The invoices and payments of a new installation's past. Each act is planned by the code that makes it elsewhere, on what
 * the ones before have left. Only the end is stored, in batches.
 */
export class PastBooks {
  private readonly db: Db;
  private readonly byId: Map<string, Visit>;
  private readonly items = new Map<string, Item>();

  constructor(db: Db, visits: readonly Visit[]) {
    this.db = db;
    this.byId = new Map(visits.map((visit) => [visitId(visit), visit]));
  }

  /** The visits as the acts have left them. */
  get visits(): Visit[] {
    return [...this.byId.values()];
  }

  /** The walkers' tips that came with payments. */
  get adjustments(): PayAdjustment[] {
    return [...this.items.values()].filter(({ sk }) => sk === "EXTRA").map(payAdjustmentFrom);
  }

  /** How many invoices of a client there are. */
  invoicesOf = (clientId: string): number => this.accountOf(clientId).invoices;

  /** Makes an invoice of visits that are to bill. */
  bill(request: InvoiceRequest): Invoice {
    const visits = request.visits.flatMap(({ visit_id }) => this.byId.get(visit_id) ?? []);
    const account = this.accountOf(request.client_id);
    const next = nextInvoice(request, visits, { account });
    this.keep(makingWrites(this.db, next, account, request.by));
    for (const visit of visits) this.byId.set(visitId(visit), { ...visit, invoice_id: next.invoice.id });
    return next.invoice;
  }

  /** Records a payment for one invoice. */
  pay(id: string, request: Omit<MoneyRequest, "client_id">, payment: Omit<Payment, "invoices" | "name">): void {
    const invoice = this.invoiceOf(id);
    const account = this.accountOf(invoice.client_id);
    const requested = { ...request, client_id: invoice.client_id };
    this.keep(actWrites(this.db, requested, account, paymentAct([invoice], payment)).writes);
  }

  /** Voids an invoice. */
  void(id: string, voiding: Voiding): void {
    const invoice = this.invoiceOf(id);
    const visits = invoice.lines.flatMap(({ visit_id }) => this.byId.get(visit_id) ?? []);
    this.keep(voidingWrites(this.db, invoice, visits, this.accountOf(invoice.client_id), voiding).writes);
    for (const { invoice_id, ...visit } of visits) this.byId.set(visitId(visit), visit);
  }

  /** Stores all but the visits. */
  store = (): Promise<void> => putItems(this.db, [...this.items.values()]);

  private keep(writes: Writes): void {
    for (const { Put } of writes) if (Put?.Item) this.items.set(placeOf(Put.Item), Put.Item);
  }

  private accountOf(clientId: string): ClientLedger {
    const item = this.items.get(placeOf(clientLedgerKey(clientId)));
    return item ? clientLedgerFrom(item) : emptyClientLedger(clientId);
  }

  private invoiceOf(id: string): Invoice {
    const item = this.items.get(placeOf(invoiceKey(id)));
    if (!item) throw new Error(`There is no invoice ${id}`);
    return invoiceFrom(item);
  }
}

const placeOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
