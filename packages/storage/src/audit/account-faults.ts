import { isDeepStrictEqual } from "node:util";
import { type BookFault, noSums, sumsAfter, totalOf } from "@petcare/domain";
import type { Account } from "../money/account.ts";
import type { Entry } from "../money/entry.ts";
import { type Invoice, isUnfinished } from "../money/invoice.ts";

interface AccountBooks {
  account: Account;
  entries: readonly Entry[];
  invoices: readonly Invoice[];
}

/** Whether an account's sums are those of its entries, and those of the client's invoices. */
export function accountFaults({ account, entries, invoices }: AccountBooks): BookFault[] {
  const { sums, client_id } = account;
  const own = entries.filter((entry) => entry.client_id === client_id);
  const proven = own.map(({ effect }) => effect).reduce(sumsAfter, noSums);
  const given = givenBy(account, entries);
  const ended = invoices.filter(({ status }) => status !== "making");
  const live = ended.filter(({ status }) => status !== "void");
  const pending = invoices.filter(isUnfinished).map(({ id }) => id);
  const holds =
    isDeepStrictEqual(sums, proven) &&
    account.entries === own.length &&
    sums.billed === totalOf(live.map((invoice) => invoice.sums.total)) - given &&
    sums.settled === totalOf(ended.map((invoice) => invoice.sums.paid)) - given &&
    sums.received >= sums.settled &&
    pending.length === Number(account.pending !== undefined) &&
    pending.every((id) => id === account.pending);
  return holds ? [] : [{ kind: "client", id: client_id, rule: "account" }];
}

/** The goodwill in an account's sums, of those that it took over too; that of one that was taken over has left it. */
function givenBy({ client_id }: Account, entries: readonly Entry[]): number {
  const hasLeft = entries.some(({ type, request_hash, ...entry }) => {
    return type === "merged" && entry.client_id === client_id && request_hash === client_id;
  });
  if (hasLeft) return 0;
  return -totalOf(entries.filter(({ type }) => type === "goodwill").map(({ effect }) => effect.billed));
}
