import { claimOfLine, faultsOfInvoice, heldLines, invoiceNumber, noBilling, withInvoice } from "@petcare/domain";
import type { Invoice } from "@petcare/storage";
import { invoiceNumbers, invoices } from "../kinds/kinds.ts";
import type { Archive } from "../reading/archive.ts";
import { Balance } from "./balance.ts";
import { recordsIn } from "./records.ts";
import { assertHolds, must, type World } from "./world.ts";

/** Checks that each invoice adds up and has its number, and keeps what its visits and its account are checked against. */
export async function checkInvoices(archive: Archive, world: World): Promise<void> {
  for await (const { record, place } of recordsIn<Invoice>(archive, invoices)) {
    const { id, client_id, version } = record;
    world.needPeople(place, client_id);
    assertHolds(faultsOfInvoice(record), place);
    const claims = new Balance();
    for (const line of heldLines(record)) claims.add(claimOfLine(line));
    world.invoices.set(id, { client_id, place, claims, isNumbered: false });
    world.versions.set(`invoice ${id}`, { version, place });
    world.billed.set(client_id, withInvoice(world.billed.get(client_id) ?? noBilling, record));
  }
  for await (const { record, place } of recordsIn<{ number: string; invoice_id: string }>(archive, invoiceNumbers)) {
    const invoice = world.needInvoice(place, record.invoice_id);
    must(record.number === invoiceNumber(record.invoice_id), place, "It is the number of another invoice");
    invoice.isNumbered = true;
  }
  for (const { isNumbered, place } of world.invoices.values()) must(isNumbered, place, "It has no number");
}

/** Checks that the visits which name an invoice are its lines. To be called once all visits are read. */
export function checkClaims({ invoices: all }: World): void {
  for (const { claims, place } of all.values()) {
    must(claims.isEven(), place, "Its lines are not the visits that are on it");
  }
}
