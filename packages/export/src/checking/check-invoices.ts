import { isDeepStrictEqual } from "node:util";
import { invoiceNumber, invoiceStatusOf, invoiceSums } from "@petcare/domain";
import { type Invoice, type InvoiceLine, isUnfinishedInvoice } from "@petcare/storage";
import { invoiceNumbers, invoices } from "../kinds/money.ts";
import type { Archive } from "../reading/archive.ts";
import type { Place } from "../reading/broken-file.ts";
import { Balance } from "./balance.ts";
import { recordsIn } from "./records.ts";
import { must, type World } from "./world.ts";

/** A visit on an invoice: the line's words and the visit's are the same. */
export const claimOf = (visitId: string, cents: number) => `${visitId} ${cents}`;

/** Checks that each invoice adds up and has its number, and keeps what its visits and its account are checked against. */
export async function checkInvoices(archive: Archive, world: World): Promise<void> {
  for await (const { record, place } of recordsIn<Invoice>(archive, invoices)) {
    world.needPeople(place, record.client_id);
    addsUp(record, place);
    const claims = new Balance();
    for (const { visit_id, cents } of heldLines(record)) claims.add(claimOf(visit_id, cents));
    world.invoices.set(record.id, { client_id: record.client_id, place, claims, isNumbered: false });
    if (!isUnfinishedInvoice(record)) world.versions.set(`invoice ${record.id}`, { version: record.version, place });
    addToBilled(world, record);
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

/** The lines whose visits are on it: none of a void one, but for those still to be released. */
const heldLines = ({ status, lines, left = 0 }: Invoice): readonly InvoiceLine[] =>
  status === "void" ? lines.slice(lines.length - left) : lines;

/** See docs/product/invoices.md#what-always-holds. */
function addsUp(invoice: Invoice, place: Place): void {
  const { status, sums, left, plan, done } = invoice;
  const should = invoiceSums(invoice);
  // While it is released, `visits` is what it holds still.
  const expected = left === undefined ? should : { ...should, visits: sums.visits };
  must(isDeepStrictEqual({ ...sums }, expected), place, "Its lines, adjustments and payments do not make its sums");
  must(sums.paid >= 0 && sums.paid <= sums.total, place, "More is paid than it comes to");
  const isFitting = status === "making" || status === (status === "void" ? "void" : invoiceStatusOf(sums));
  must(isFitting, place, `It cannot be ${status}`);
  must(status !== "void" || sums.paid === 0, place, "It is void and paid");
  const isPlanned = plan !== undefined && done !== undefined;
  must(isPlanned === (status === "making"), place, "It is half being made");
}

function addToBilled({ billed }: World, invoice: Invoice): void {
  const { client_id, status, sums } = invoice;
  const known = billed.get(client_id) ?? { total: 0, paid: 0, unfinished: [] };
  const isLive = status !== "making" && status !== "void";
  billed.set(client_id, {
    total: known.total + (isLive ? sums.total : 0),
    paid: known.paid + (status === "making" ? 0 : sums.paid),
    unfinished: isUnfinishedInvoice(invoice) ? [...known.unfinished, invoice.id] : known.unfinished,
  });
}
