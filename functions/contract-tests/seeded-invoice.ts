import type { Invoice } from "@petcare/storage";
import { type Filled, instant, integer, marks, text } from "./markers.ts";

/** A part-paid invoice of which every field has a mark of its own. */
export function seededInvoice(whose: string, client_id: string): Filled<Invoice> {
  return {
    ...marks(whose, "id note void_reason made_by exempt request_hash"),
    ...marks(whose, "voided_at created_at", { mark: instant }),
    version: integer(whose, "version"),
    client_id,
    bill_to: marks(whose, "name address", { of: "bill_to" }),
    status: "partial",
    period: { start: "2026-11-02", end: "2026-11-08" },
    due: "2026-11-16",
    lines: [
      {
        ...marks(whose, "visit_id text", { of: "lines" }),
        ...marks(whose, "cents rate", { of: "lines", mark: integer }),
        date: "2026-11-02",
        timeframe: "morning",
        service: "25",
        pet_names: [text(whose, "lines.pet_names")],
      },
    ],
    adjustments: [
      {
        ...marks(whose, "id text by", { of: "adjustments" }),
        ...marks(whose, "cents rate tax", { of: "adjustments", mark: integer }),
        at: instant(whose, "adjustments.at"),
        kind: "adjustment",
      },
    ],
    settlements: [
      {
        ...marks(whose, "entry_id method note", { of: "settlements" }),
        cents: integer(whose, "settlements.cents"),
        kind: "payment",
        date: "2026-11-09",
        tip: {
          cents: integer(whose, "settlements.tip.cents"),
          walker_id: text(whose, "settlements.tip.walker_id"),
        },
        reversed: true,
      },
    ],
    taxes: [{ name: text(whose, "taxes.name"), ...marks(whose, "rate base cents", { of: "taxes", mark: integer }) }],
    sums: {
      ...marks(whose, "visits adjustments tax total paid lines", { of: "sums", mark: integer }),
      days: { "2026-11-02": integer(whose, "sums.days") },
    },
  };
}
