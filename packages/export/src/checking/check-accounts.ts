import { isDeepStrictEqual } from "node:util";
import { noSums, sumsAfter } from "@petcare/domain";
import type { Account, Entry } from "@petcare/storage";
import { accountEntries, accountRequests, accounts } from "../kinds/money.ts";
import type { Archive } from "../reading/archive.ts";
import { BrokenFile, type Place } from "../reading/broken-file.ts";
import { recordsIn } from "./records.ts";
import { type KnownAccount, must, type World } from "./world.ts";

const noBilling = { total: 0, paid: 0, unfinished: [] };

/** Checks that each account is what its entries and its invoices make of it. The invoices must have been read. */
export async function checkAccounts(archive: Archive, world: World): Promise<void> {
  for await (const { record, place } of recordsIn<Account>(archive, accounts)) {
    world.needPeople(place, record.client_id);
    world.accounts.set(record.client_id, { account: record, place, entries: 0, sums: noSums, given: 0 });
  }
  for await (const { record, place } of recordsIn<Entry>(archive, accountEntries)) {
    const known = accountOf(world, record.client_id, place);
    for (const { invoice_id } of record.settled) world.needInvoice(place, invoice_id);
    if (record.invoice_id !== undefined) world.needInvoice(place, record.invoice_id);
    known.entries += 1;
    known.sums = sumsAfter(known.sums, record.effect);
    if (record.type === "goodwill") known.given -= record.effect.billed;
  }
  for await (const { record, place } of recordsIn<{ client_id: string }>(archive, accountRequests)) {
    accountOf(world, record.client_id, place);
  }
  for (const known of world.accounts.values()) addsUp(known, world);
  for (const [client, { unfinished }] of world.billed) {
    for (const id of unfinished) {
      const { place } = world.needInvoice({ file: "" }, id);
      must(world.accounts.get(client)?.account.pending === id, place, "Its client’s account does not wait for it");
    }
  }
}

/** See docs/product/payments.md#the-account. */
function addsUp({ account, place, entries, sums, given }: KnownAccount, { billed }: World): void {
  const { client_id, pending, merging } = account;
  must(account.entries === entries, place, `It counts ${account.entries} entries, and has ${entries}`);
  must(isDeepStrictEqual({ ...account.sums }, sums), place, "Its entries do not make its sums");
  must(sums.received >= sums.settled, place, "More of it is on invoices than came");
  const { total, paid, unfinished } = billed.get(client_id) ?? noBilling;
  must(pending === undefined || unfinished.includes(pending), place, `There is no unfinished invoice ${pending}`);
  // While two accounts become one, their invoices move one by one.
  if (merging) return;
  must(sums.billed === total - given, place, "Its invoices do not make what it was billed");
  must(sums.settled === paid - given, place, "Its invoices do not make what is settled");
}

function accountOf({ accounts: all }: World, clientId: string, place: Place): KnownAccount {
  const known = all.get(clientId);
  if (!known) throw new BrokenFile(place, `There is no account of client ${clientId}`);
  return known;
}
