import { settleVisit as definition } from "@petcare/contract";
import { toCents } from "@petcare/domain";
import { settleVisit, visitId } from "@petcare/storage";
import { invoicedVisit } from "../shared/editing/refusals.ts";
import { readPartsOf } from "../shared/money/terms.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";

/** A repeated request finds the matter settled, and gets the visit. */
export const handler = endpoint(definition, async ({ params, body, caller, via }) => {
  const { matter, version, note } = body;
  const result = await settleVisit(runtime.db, {
    key: visitKeyIn(params.id),
    matter,
    version,
    do: body.do,
    note,
    charge: toCents(body.charge_amount) ?? 0,
    partsOf: readPartsOf,
    pay: toCents(body.pay_amount) ?? 0,
    by: authorOf({ caller, via }),
  });
  switch (result.outcome) {
    case "missing":
      throw visitNotFound();
    case "changed":
      throw new AppError("conflict", "This walk has changed. Look again.");
    case "refused":
      if (result.visit.invoice_id !== undefined) throw invoicedVisit(result.visit);
      throw new AppError("conflict", "This walk cannot be counted as done.");
    default:
      return { _id: visitId(result.visit), version: result.visit.version, status: result.visit.status };
  }
});
