import { billingOf, chargeOf, isClaimed, isOpen, type SalesTax, serviceTypes } from "@petcare/domain";
import fc from "fast-check";
import type { Visit } from "../../../schedules/visit.ts";
import { updateVisit, type VisitEdit } from "../../../schedules/visit-update.ts";
import { readStoredVisit } from "../../../schedules/visits.ts";
import type { VisitKey } from "../../../table/visit-id.ts";
import { anAuthor } from "../../../testing/author.ts";
import { readInvoice } from "../invoice.ts";
import { adjustInvoice, recordPayment } from "../invoice-acts.ts";
import type { InvoiceRequest } from "../invoice-request.ts";
import { makeInvoice } from "../make-invoice.ts";
import { readSettledLedger } from "../merge-accounts.ts";
import { readOpenInvoices, readSettledInvoices } from "../read-invoices.ts";
import { readWork } from "../read-work.ts";
import { anAdjustment, type MoneyHarness, requestOf, sunday } from "./money-harness.ts";

export const clients = ["client-1", "client-2"] as const;

const client = fc.constantFrom(...clients);
const pick = fc.nat(30);

const works = ["complete", "reopen", "correct", "note", "write off", "cancel"] as const;

const workWish = fc.record({ act: fc.constant("work"), work: fc.constantFrom(...works), pick });
export const makeWish = fc.record({
  act: fc.constant("make"),
  client,
  some: fc.nat(12),
  useCredit: fc.boolean(),
  less: fc.nat(3000),
  milli: fc.constantFrom(0, 0, 8625, 8875),
  withTax: fc.boolean(),
});
const againWish = fc.record({ act: fc.constant("make again") });

/** Something that somebody may want to do to visits, invoices and payments. */
export const wish = fc.oneof(
  { weight: 4, arbitrary: workWish },
  { weight: 4, arbitrary: makeWish },
  { weight: 2, arbitrary: againWish },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("void"), pick }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("pay"), pick, cents: fc.integer({ min: 1, max: 9000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant("adjust"),
      pick,
      cents: fc.integer({ min: -4000, max: 4000 }),
      kind: fc.constantFrom("adjustment", "adjustment", "forgiven"),
      withTax: fc.boolean(),
    }),
  },
);
/** The acts that can happen while an invoice is being made. */
export const meetingWish = fc.oneof(workWish, againWish);
export type Wish = typeof wish extends fc.Arbitrary<infer Of> ? Of : never;

export type Act = (harness: MoneyHarness) => Promise<unknown>;

/** The state that two actors at once share: the same visits, invoices and account. */
export class Office {
  private readonly harness: MoneyHarness;
  private readonly keys: readonly VisitKey[];
  private last: InvoiceRequest | undefined;
  private acts = 0;

  constructor(harness: MoneyHarness, keys: readonly VisitKey[]) {
    this.harness = harness;
    this.keys = keys;
  }

  /** The act of a wish, decided on what is so now; undefined where there is nothing to do it to. */
  async actOf(wished: Wish): Promise<Act | undefined> {
    this.acts += 1;
    if (wished.act === "work") return this.work(wished.work, wished.pick);
    if (wished.act === "make") return this.make(wished);
    if (wished.act === "make again") return this.again();
    const invoices = [
      ...(await readOpenInvoices(this.harness.db)),
      ...(await readSettledInvoices(this.harness.db, "2026-01-01", sunday)),
    ];
    const invoice = invoices[wished.pick % Math.max(1, invoices.length)];
    if (!invoice) return undefined;
    const { version = 0 } = (await readInvoice(this.harness.db, invoice.id)) ?? {};
    const seen = { id: invoice.id, version };
    if (wished.act === "void") return (harness) => harness.void(seen);
    const request = { client_id: invoice.client_id, id: `act-${this.acts}`, hash: "act", date: sunday, by: anAuthor() };
    if (wished.act === "pay") {
      return ({ db }) =>
        recordPayment(db, request, { cents: wished.cents, name: "Carla", method: "Zelle", invoices: [seen] });
    }
    const { kind, cents, withTax } = wished;
    return ({ db }) => adjustInvoice(db, request, seen, { kind, text: "Other", cents, withTax });
  }

  private async work(work: (typeof works)[number], index: number): Promise<Act | undefined> {
    const key = this.keys[index % this.keys.length];
    const visit = key && (await readStoredVisit(this.harness.db, key));
    const changes = visit && changesOf(work, visit);
    return changes && (({ db }) => updateVisit(db, { visit, changes }, anAuthor()));
  }

  private async make({ client, some, useCredit, less, milli, withTax }: Extract<Wish, { act: "make" }>): Promise<Act> {
    const { invoices } = await readSettledLedger(this.harness.db, client);
    const { to_bill } = await readWork(this.harness.db, sunday, client);
    const visits = to_bill.slice(0, some);
    const total = visits.reduce((sum, visit) => sum + chargeOf(visit), 0);
    const request = requestOf([], {
      client_id: client,
      n: invoices,
      visits: visits.map((visit) => ({
        visit_id: `${visit.schedule_id}.${visit.original_date}`,
        cents: chargeOf(visit),
        rate: visit.status === "completed" && milli > 0 ? milli : undefined,
      })),
      adjustments: less > 0 && less <= total ? [{ ...anAdjustment(-less), withTax }] : [],
      terms: { tax: taxAt(milli), client: undefined },
      use_credit: useCredit,
    });
    this.last = request;
    return ({ db }) => makeInvoice(db, request);
  }

  private again(): Act | undefined {
    const { last } = this;
    return last && (({ db }) => makeInvoice(db, last));
  }
}

const taxAt = (milli: number): SalesTax => ({
  rates: [{ id: "nassau", name: "Nassau", milli, from: "2026-01-01" }],
  services: [...serviceTypes],
  cancelled: false,
});

/** Makes the changes of a visit as its writers do; undefined where they refuse. */
function changesOf(work: (typeof works)[number], visit: Visit): VisitEdit["changes"] | undefined {
  switch (work) {
    case "note":
      return { notes: `${visit.notes ?? ""}.` };
    case "complete":
      return isOpen(visit) ? { status: "completed", charge_cents: visit.price_cents, pay_cents: 1500 } : undefined;
    case "cancel":
      return isOpen(visit) ? { status: "cancelled", charge_cents: 700, pay_cents: 0 } : undefined;
    case "reopen":
      return isOpen(visit) || isClaimed(visit)
        ? undefined
        : { status: "scheduled", charge_cents: undefined, pay_cents: undefined, written_off_at: undefined };
    case "correct":
      return billingOf(visit) === "to-bill" ? { charge_cents: chargeOf(visit) + 100 } : undefined;
    case "write off":
      return billingOf(visit) === "to-bill" ? { written_off_at: 1 } : undefined;
  }
}
