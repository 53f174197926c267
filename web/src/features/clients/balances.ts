import { type AnswerOf, listBalances } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";

export type Balance = AnswerOf<typeof listBalances>[number];

/** Reads what clients owe and have left over, by the client's id. It answers undefined until that is known. */
export function useBalances(): ReadonlyMap<string, Balance> | undefined {
  const { data } = useRead(listBalances, { everyMs: 300_000 });
  return data && new Map(data.map((balance) => [balance.client_id, balance]));
}
