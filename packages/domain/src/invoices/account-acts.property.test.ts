import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../testing/sampled.ts";
import {
  adjusted,
  creditApplied,
  creditGiven,
  forgiven,
  type InvoiceMoney,
  type MoneyAct,
  made,
  paid,
  type RefusedAct,
  refunded,
  voided,
} from "./account-acts.ts";
import { balanceOf, creditOf, type LedgerSums, noSums, owedOf, sumsAfter } from "./ledger-sums.ts";
import { reversed } from "./reversal.ts";

const cents = fc.integer({ min: 1, max: 30_000 });
const pick = fc.nat(10);
const random = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant("make"), cents: fc.nat(20_000), useCredit: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("pay"), cents, picks: fc.array(pick, { maxLength: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("adjust"), pick, cents: fc.integer({ min: -9000, max: 9000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom("forgive", "apply"), pick, cents }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom("refund", "give"), cents }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom("void", "reverse"), pick }) },
);
type Random = typeof random extends fc.Arbitrary<infer Act> ? Act : never;

interface Kept extends InvoiceMoney {
  isVoid: boolean;
}

/** A client's books, kept by adding up what the acts say. */
class Books {
  sums = noSums;
  readonly entries: LedgerSums[] = [];
  readonly invoices: Kept[] = [];
  readonly payments: { cents: number; settled: MoneyAct["settled"] }[] = [];
  given = 0;

  private live = () => this.invoices.filter(({ isVoid }) => !isVoid);

  private of = (index: number): Kept | undefined => this.live()[index % Math.max(1, this.live().length)];

  private enter(act: MoneyAct | RefusedAct | { short: number }): act is MoneyAct {
    if (!("effect" in act)) return false;
    this.entries.push(act.effect);
    this.sums = sumsAfter(this.sums, act.effect);
    for (const { invoice_id, cents } of act.settled) {
      const invoice = this.invoices.find(({ id }) => id === invoice_id);
      if (!invoice) throw new Error(`There is no invoice ${invoice_id}`);
      invoice.paid += cents;
    }
    return true;
  }

  do(random: Random): void {
    const invoice = "pick" in random ? this.of(random.pick) : undefined;
    if (random.act === "make") {
      const invoice = { id: `${this.invoices.length}`, total: random.cents, paid: 0, isVoid: false };
      this.invoices.push(invoice);
      this.enter(made(this.sums, invoice, random.useCredit));
    } else if (random.act === "pay") {
      const invoices = [...new Set(random.picks.flatMap((index) => this.of(index) ?? []))];
      const payment = paid(invoices, random.cents);
      if (this.enter(payment)) this.payments.push({ cents: random.cents, settled: payment.settled });
    } else if (random.act === "refund") this.enter(refunded(this.sums, random.cents));
    else if (random.act === "give") {
      this.given += random.cents;
      this.enter(creditGiven(random.cents));
    } else if (random.act === "reverse") this.reverse(random.pick);
    else if (invoice) this.change(invoice, random);
  }

  private change(invoice: Kept, random: Random): void {
    if (random.act === "adjust" && this.enter(adjusted(invoice, random.cents))) invoice.total += random.cents;
    if (random.act === "forgive" && this.enter(forgiven(invoice, -random.cents))) invoice.total -= random.cents;
    if (random.act === "apply") this.enter(creditApplied(this.sums, invoice, random.cents));
    if (random.act === "void" && this.enter(voided(invoice))) invoice.isVoid = true;
  }

  private reverse(index: number): void {
    const [payment] = this.payments.splice(index % Math.max(1, this.payments.length), 1);
    if (!payment) return;
    const isOwn = ({ id }: Kept) => payment.settled.some(({ invoice_id }) => invoice_id === id);
    const others = this.invoices.filter((one) => !isOwn(one)).reverse();
    if (!this.enter(reversed(this.sums, payment, { own: this.invoices.filter(isOwn), others }))) {
      this.payments.push(payment);
    }
  }

  check(): void {
    const sum = (of: readonly Kept[], part: "total" | "paid") => of.reduce((total, one) => total + one[part], 0);
    for (const { total, paid, isVoid } of this.invoices) {
      expect(paid).toBeGreaterThanOrEqual(0);
      expect(paid).toBeLessThanOrEqual(isVoid ? 0 : total);
    }
    expect(this.sums).toEqual(this.entries.reduce(sumsAfter, noSums));
    expect(this.sums.billed).toBe(sum(this.live(), "total") - this.given);
    expect(this.sums.settled).toBe(sum(this.invoices, "paid") - this.given);
    expect(creditOf(this.sums)).toBeGreaterThanOrEqual(0);
    expect(owedOf(this.sums)).toBe(sum(this.live(), "total") - sum(this.live(), "paid"));
    expect(balanceOf(this.sums)).toBe(owedOf(this.sums) - creditOf(this.sums));
  }
}

test("after any acts the books add up: paid is within 0 and the total, and no credit is below 0", () => {
  fc.assert(
    fc.property(fc.array(random, { minLength: 10, maxLength: 40 }), (acts) => {
      const books = new Books();
      for (const one of acts) {
        books.do(one);
        books.check();
      }
    }),
    { seed: 20_261_122, numRuns: runs({ sample: 200, whole: 2000 }) },
  );
});
