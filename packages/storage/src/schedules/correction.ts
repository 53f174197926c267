import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import { payAdjustmentWrite } from "./pay-adjustment.ts";
import type { Visit } from "./visit.ts";

/**
 * What goes with an edit that takes a visit out of its pay run: its walker got that pay, and the next run takes it off. The
 * run itself stays as it was paid.
 */
export function correctionWrites(db: Db, before: Visit, after: Visit): Writes {
  const { pay_run_id, walker_id, pay_cents, client_id, date, version } = before;
  if (pay_run_id === undefined || after.pay_run_id !== undefined || walker_id === undefined || !pay_cents) return [];
  const visit_id = visitId(before);
  return [
    payAdjustmentWrite(db, {
      id: `${visit_id}.${version}`,
      walker_id,
      client_id,
      kind: "correction",
      cents: -pay_cents,
      date,
      visit_id,
    }),
  ];
}
