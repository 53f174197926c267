import { faultsOfAccount, noBilling, noEntries, withEntry } from "@petcare/domain";
import type { ClientLedger, Entry } from "@petcare/storage";
import { accountEntries, accountRequests, accounts } from "../kinds/kinds.ts";
import type { Archive } from "../reading/archive.ts";
import { recordsIn } from "./records.ts";
import { assertHolds, type World } from "./world.ts";

/** Checks that each account is what its entries and its invoices make of it. The invoices must have been read. */
export async function checkAccounts(archive: Archive, world: World): Promise<void> {
  for await (const { record, place } of recordsIn<ClientLedger>(archive, accounts)) {
    world.needPeople(place, record.client_id);
    world.accounts.set(record.client_id, { account: record, place });
  }
  for await (const { record, place } of recordsIn<Entry>(archive, accountEntries)) {
    world.needAccount(place, record.client_id);
    for (const { invoice_id } of record.settled) world.needInvoice(place, invoice_id);
    if (record.invoice_id !== undefined) world.needInvoice(place, record.invoice_id);
    world.entries.set(record.client_id, withEntry(world.entries.get(record.client_id) ?? noEntries, record));
  }
  for await (const { record, place } of recordsIn<{ client_id: string }>(archive, accountRequests)) {
    world.needAccount(place, record.client_id);
  }
  for (const { client_id, place } of world.invoices.values()) world.needAccount(place, client_id);
  const entriesOf = (clientId: string) => world.entries.get(clientId) ?? noEntries;
  for (const [clientId, { account, place }] of world.accounts) {
    const taken = (account.from ?? []).map(entriesOf);
    const billed = world.billed.get(clientId) ?? noBilling;
    assertHolds(faultsOfAccount({ account, own: entriesOf(clientId), taken, billed }), place);
  }
}
