import { listBalances } from "@petcare/contract";
import { toDollars } from "@petcare/domain";
import { readBalances } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(listBalances, async () =>
  (await readBalances(runtime.db)).map(({ client_id, owed, credit, due, open }) => ({
    client_id,
    owed: toDollars(owed),
    credit: toDollars(credit),
    due: due ?? null,
    open,
  })),
);
