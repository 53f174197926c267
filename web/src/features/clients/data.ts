import { business } from "@petcare/business";
import {
  type AnswerOf,
  type BodyOf,
  changeClient,
  type clientVisits,
  getClient,
  getPricing,
  listBalances,
  type listClients,
} from "@petcare/contract";
import { type Rates, visitsWithoutKey } from "@petcare/domain";
import { patchAnswers } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import type { usePages } from "../../lib/api/pages.ts";
import { useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { today } from "../../lib/format/time.ts";
import { keyRegister } from "../../parts/people/key-register.ts";

export type Client = AnswerOf<typeof listClients>[number];
export type ClientRecord = AnswerOf<typeof getClient>;
export type ClientChange = Omit<BodyOf<typeof changeClient>, "version">;
export type Balance = AnswerOf<typeof listBalances>[number];
export type Upcoming = ReturnType<typeof usePages<typeof clientVisits>>;

/** Shows a record as the server answered it, wherever the client is read. */
export function showRecord(record: ClientRecord): void {
  patchAnswers(getClient, (known) => (known.id === record.id ? record : known));
}

/** Changes a client who was seen as `client`, and shows them so everywhere. */
export async function saveClient(
  { id, version }: Pick<ClientRecord, "id" | "version">,
  body: ClientChange,
): Promise<void> {
  showRecord(await call(changeClient, { params: { id }, body: { version, ...body } }));
}

/** Reads what clients owe and have left over, by the client's id; undefined until that is known. */
export function useBalances(): ReadonlyMap<string, Balance> | undefined {
  const { data } = useRead(listBalances, { everyMs: 300_000 });
  return data && new Map(data.map((balance) => [balance.client_id, balance]));
}

/** The default prices in dollars; the business's own where they cannot be read (docs/product/settings.md#default-prices). */
export const useDefaultPrices = (): Rates => useRead(getPricing).data ?? business.defaultPrices;

/** The client's visits of today and tomorrow whose walker has no key. */
export function useMissingKeys(client: ClientRecord, { data = [] }: Upcoming) {
  return visitsWithoutKey(data, today(), keyRegister([client], useWalkers()));
}

/** The clients that share their email or phone with another one: perhaps two records of one person. */
export function sharing(client: Pick<Client, "id" | "email" | "phone">, all: readonly Client[]): Client[] {
  const isSame = (one: string | null, other: string | null) => one !== null && one === other;
  return all.filter(
    (other) => other.id !== client.id && (isSame(other.email, client.email) || isSame(other.phone, client.phone)),
  );
}
