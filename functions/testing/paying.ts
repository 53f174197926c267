import type { LocalDate } from "@petcare/domain";
import type { User } from "@petcare/storage";
import { type BodyFor, call, ok } from "./call.ts";
import { invoiceOf, newClient, storeDone } from "./invoicing.ts";
import type { SignedInApp } from "./signed-in-app.ts";

let acts = 0;

/** Reads all that a walker is due up to a day. */
export async function dueOf({ owner }: SignedInApp, walker_id: string, to: LocalDate) {
  const [due] = await ok(owner, "listDuePay", { query: { to, walker_id } });
  if (!due) throw new Error(`Nothing is answered of ${walker_id}`);
  return due;
}

type PayRun = BodyFor<"payWalker">;

/** Pays what was seen to be due, with Zelle on the scene's Friday unless told otherwise. */
export const payDue = (
  { owner }: SignedInApp,
  { walker_id, n, lines }: Awaited<ReturnType<typeof dueOf>>,
  given: Pick<PayRun, "to"> & Partial<PayRun>,
) =>
  call(owner, "payWalker", {
    body: {
      ...{ walker_id, n, paid_on: "2026-11-20", method: "Zelle" },
      lines: lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 })),
      ...given,
    },
  });

interface Seen {
  id: string;
  version: number;
}

type Payment = BodyFor<"recordPayment">;

/** The owner's acts on one client's money, each with an id of its own. Amounts are dollars. */
export class Purse {
  readonly client: User;
  private readonly app: SignedInApp;

  private constructor(app: SignedInApp, client: User) {
    this.app = app;
    this.client = client;
  }

  static of = (app: SignedInApp, client: User): Purse => new Purse(app, client);

  /** A client's of whom no other test of the file knows. */
  static open = async (app: SignedInApp): Promise<Purse> => Purse.of(app, await newClient(app));

  /** The id of another act, a second after the last one. */
  private next(): string {
    this.app.clock.now += 1000;
    return `act-${++acts}`;
  }

  /** Makes an invoice of visits of last week that cost so much each. */
  async bill(prices: readonly number[], { use_credit = false, adjustment = 0 } = {}) {
    const visits = prices.map((price) => ({ date: "2026-11-10" as const, price_cents: Math.round(price * 100) }));
    this.next();
    await storeDone(this.app, this.client, visits);
    const adjustments = adjustment === 0 ? [] : [{ id: this.next(), text: "Thank you", amount: adjustment }];
    return this.read((await invoiceOf(this.app, this.client, { use_credit, adjustments })).id);
  }

  /** The client's statement of November 2026. */
  statement = () => {
    const query = { from: "2026-11-01", to: "2026-11-30" } as const;
    return ok(this.app.owner, "clientStatement", { params: { id: this.client.id }, query });
  };

  read = (id: string) => ok(this.app.owner, "getInvoice", { params: { id } });

  payment = (amount: number, invoices: readonly Seen[], given: Partial<Payment> = {}): Payment => ({
    id: this.next(),
    client_id: this.client.id,
    date: "2026-11-20",
    amount,
    method: "Zelle",
    invoices: invoices.map(({ id, version }) => ({ id, version })),
    ...given,
  });

  pay = (amount: number, invoices: readonly Seen[], given: Partial<Payment> = {}) =>
    call(this.app.owner, "recordPayment", { body: this.payment(amount, invoices, given) });

  adjust = ({ id, version }: Seen, amount: number, given: Partial<BodyFor<"adjustInvoice">> = {}) =>
    call(this.app.owner, "adjustInvoice", {
      params: { id },
      body: { id: this.next(), version, text: "Correction", amount, ...given },
    });

  applyCredit = ({ id, version }: Seen, amount: number, given: Partial<BodyFor<"applyCredit">> = {}) =>
    call(this.app.owner, "applyCredit", { params: { id }, body: { id: this.next(), version, amount, ...given } });

  void = ({ id, version }: Seen) => {
    this.next();
    return call(this.app.owner, "voidInvoice", { params: { id }, body: { version } });
  };

  reverse = (paymentId: string, given: Partial<BodyFor<"reversePayment">> = {}) =>
    call(this.app.owner, "reversePayment", {
      params: { id: paymentId },
      body: { id: this.next(), client_id: this.client.id, reason: "The check bounced", ...given },
    });

  refund = (amount: number, given: Partial<BodyFor<"refundClient">> = {}) =>
    call(this.app.owner, "refundClient", {
      params: { id: this.client.id },
      body: { id: this.next(), date: "2026-11-20", amount, method: "Zelle", ...given },
    });

  give = (amount: number, given: Partial<BodyFor<"giveCredit">> = {}) =>
    call(this.app.owner, "giveCredit", {
      params: { id: this.client.id },
      body: { id: this.next(), amount, reason: "A walk came late", ...given },
    });

  /** Reads the client's debts and credit. */
  async balance() {
    const balances = await ok(this.app.owner, "listBalances");
    const { owed = 0, credit = 0 } = balances.find(({ client_id }) => client_id === this.client.id) ?? {};
    return { owed, credit };
  }
}
