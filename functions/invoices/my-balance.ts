import { myBalance } from "@petcare/contract";
import { creditOf, toDollars } from "@petcare/domain";
import { readClientLedger } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(myBalance, async ({ caller }) => {
  const { unpaid, invoiced, sums } = await readClientLedger(runtime.db, caller.household.id);
  return {
    unpaid,
    outstanding: toDollars(sums.billed - sums.settled),
    total_invoiced: toDollars(invoiced),
    credit: toDollars(creditOf(sums)),
  };
});
