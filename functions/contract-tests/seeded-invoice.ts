import type { Invoice } from "@petcare/storage";
import { type Filled, instant, integer, text } from "./markers.ts";

/** A part-paid invoice of which every field has a mark of its own. */
export function seededInvoice(whose: string, client_id: string): Filled<Invoice> {
  const cents = (field: string) => integer(whose, field);
  return {
    id: text(whose, "id"),
    client_id,
    bill_to: { name: text(whose, "bill_to.name"), address: text(whose, "bill_to.address") },
    status: "partial",
    period: { start: "2026-11-02", end: "2026-11-08" },
    due: "2026-11-16",
    note: text(whose, "note"),
    void_reason: text(whose, "void_reason"),
    voided_at: instant(whose, "voided_at"),
    created_at: instant(whose, "created_at"),
    made_by: text(whose, "made_by"),
    lines: [
      {
        visit_id: text(whose, "lines.visit_id"),
        date: "2026-11-02",
        timeframe: "morning",
        service: "25",
        text: text(whose, "lines.text"),
        pet_names: [text(whose, "lines.pet_names")],
        cents: cents("lines.cents"),
        rate: cents("lines.rate"),
      },
    ],
    adjustments: [
      {
        id: text(whose, "adjustments.id"),
        kind: "adjustment",
        text: text(whose, "adjustments.text"),
        cents: cents("adjustments.cents"),
        rate: cents("adjustments.rate"),
        tax: cents("adjustments.tax"),
        at: instant(whose, "adjustments.at"),
        by: text(whose, "adjustments.by"),
      },
    ],
    settlements: [
      {
        entry_id: text(whose, "settlements.entry_id"),
        kind: "payment",
        date: "2026-11-09",
        method: text(whose, "settlements.method"),
        note: text(whose, "settlements.note"),
        cents: cents("settlements.cents"),
        tip: { cents: cents("settlements.tip.cents"), walker_id: text(whose, "settlements.tip.walker_id") },
        reversed: true,
      },
    ],
    taxes: [
      {
        name: text(whose, "taxes.name"),
        rate: cents("taxes.rate"),
        base: cents("taxes.base"),
        cents: cents("taxes.cents"),
      },
    ],
    exempt: text(whose, "exempt"),
    sums: {
      visits: cents("sums.visits"),
      adjustments: cents("sums.adjustments"),
      tax: cents("sums.tax"),
      total: cents("sums.total"),
      paid: cents("sums.paid"),
      lines: cents("sums.lines"),
      days: { "2026-11-02": cents("sums.days") },
    },
    version: integer(whose, "version"),
    request_hash: text(whose, "request_hash"),
  };
}
