import { type Cents, creditGiven, refunded } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { actOnLedger } from "./act-on-ledger.ts";
import type { Entry } from "./entry.ts";
import type { MoneyRequest } from "./ledger-act.ts";

interface Refund extends Pick<Entry, "method" | "note"> {
  cents: Cents;
  /** The client's name, for the ledger's history. */
  name: string;
}

/** Refunds credit, up to what there is. */
export const refundCredit = (db: Db, request: MoneyRequest, { cents, name, ...recorded }: Refund) =>
  actOnLedger(db, request, [], ({ account }) => {
    const money = refunded(account.sums, cents);
    if ("refused" in money) return money;
    const changes = { refunded_cents: cents, method: recorded.method, reason: recorded.note };
    return {
      money,
      invoices: [],
      entry: { type: "refund", ...recorded },
      settlement: "released",
      recorded: { name, changes },
    };
  });

/** Gives a client credit out of goodwill. */
export const giveCredit = (db: Db, request: MoneyRequest, { cents, name, note }: Omit<Refund, "method">) =>
  actOnLedger(db, request, [], () => ({
    money: creditGiven(cents),
    invoices: [],
    entry: { type: "goodwill", note },
    settlement: "credit",
    recorded: { name, changes: { given_cents: cents, reason: note } },
  }));
