import { myBalance } from "@petcare/contract";
import { toDollars } from "@petcare/domain";
import { readInvoiceTotals } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(myBalance, async ({ caller }) => {
  const { unpaid, outstanding, total_invoiced, credit } = await readInvoiceTotals(runtime.db, caller.id);
  return {
    unpaid,
    outstanding: toDollars(outstanding),
    total_invoiced: toDollars(total_invoiced),
    credit: toDollars(credit),
  };
});
