import { createHash } from "node:crypto";
import { addDays, type LocalDate } from "@petcare/domain";
import { putBookings } from "../../../schedules/put-bookings.ts";
import type { Visit } from "../../../schedules/visit.ts";
import type { Db } from "../../../table/client.ts";
import { visitId } from "../../../table/visit-id.ts";
import { anAuthor } from "../../../testing/author.ts";
import { aVisit } from "../../../testing/bookings.ts";
import { connect, newTable } from "../../../testing/test-table.ts";
import type { Invoice } from "../invoice.ts";
import type { InvoiceRequest } from "../invoice-request.ts";
import { type MadeInvoice, makeInvoice } from "../make-invoice.ts";

const monday: LocalDate = "2026-11-09";
export const sunday: LocalDate = addDays(monday, 6);

/** A visit of client-1 that is done and costs $25.55, in a partition of its own. */
export function done(index: number, given: Partial<Visit> = {}): Visit {
  const cents = given.charge_cents ?? 2555;
  return aVisit({
    schedule_id: `schedule-${index}`,
    date: addDays(monday, index % 7),
    status: "completed",
    price_cents: cents,
    charge_cents: cents,
    pay_cents: 1500,
    ...given,
  });
}

/** The request of an invoice of client-1, on Monday after the visits. `given` replaces fields. */
function requestOf(visits: readonly Visit[], given: Partial<InvoiceRequest> = {}): InvoiceRequest {
  const { client_id = "client-1", n = 0 } = given;
  const requested = {
    client_id,
    bill_to: { name: "Carla Client", address: "12 Bedford Ave" },
    period: { start: monday, end: sunday },
    due: "2026-11-23" as const,
    n,
    visits: visits.map((visit) => ({ visit_id: visitId(visit), cents: visit.charge_cents ?? 0 })),
    adjustments: [],
    use_credit: true,
    date: "2026-11-16" as const,
    ...given,
  };
  return {
    request_hash: JSON.stringify(requested),
    by: anAuthor(),
    idOf: (number, salt) => createHash("sha256").update(`${client_id} ${number} ${salt}`).digest("hex"),
    ...requested,
  };
}

export const visitsOf = (count: number): Visit[] => Array.from({ length: count }, (_, index) => done(index));

/** Acts of the owner on invoices, in a table of its own. */
export class MoneyHarness {
  readonly db: Db;
  private readonly endpoint: string;

  private constructor(db: Db, endpoint: string) {
    this.db = db;
    this.endpoint = endpoint;
  }

  static async open(endpoint: string, visits: readonly Visit[] = []): Promise<MoneyHarness> {
    const harness = new MoneyHarness(await newTable(endpoint), endpoint);
    await putBookings(harness.db, [], visits);
    return harness;
  }

  /** The same table over a connection of its own. */
  elsewhere = (): MoneyHarness => new MoneyHarness(connect(this.endpoint, this.db.table), this.endpoint);

  make = (visits: readonly Visit[], given: Partial<InvoiceRequest> = {}): Promise<MadeInvoice> =>
    makeInvoice(this.db, requestOf(visits, given));

  /** An invoice that must be made. */
  async made(visits: readonly Visit[], given: Partial<InvoiceRequest> = {}): Promise<Invoice> {
    const made = await this.make(visits, given);
    if (made.outcome !== "made") throw new Error(`The invoice is ${made.outcome}`);
    return made.document;
  }
}
