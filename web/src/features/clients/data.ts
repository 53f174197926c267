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

/** Shows a record as the server answered it, on every screen. */
export function showRecord(record: ClientRecord): void {
  patchAnswers(getClient, (known) => (known.id === record.id ? record : known));
}

/** Changes a client in the version on the screen, and shows the answer on every screen. */
export async function saveClient(
  { id, version }: Pick<ClientRecord, "id" | "version">,
  body: ClientChange,
): Promise<void> {
  showRecord(await call(changeClient, { params: { id }, body: { version, ...body } }));
}

/** Reads the clients' debts and credits by client id. Undefined until they are read. */
export function useBalances(): ReadonlyMap<string, Balance> | undefined {
  const { data } = useRead(listBalances, { everyMs: 300_000 });
  return data && new Map(data.map((balance) => [balance.client_id, balance]));
}

/** Reads the default prices in dollars, or the built-in ones on a failure (docs/product/settings.md#default-prices). */
export const useDefaultPrices = (): Rates => useRead(getPricing).data ?? business.defaultPrices;

/** Finds the client's visits of today and tomorrow whose walker has no key. */
export function useMissingKeys(client: ClientRecord, { data = [] }: Upcoming) {
  return visitsWithoutKey(data, today(), keyRegister([client], useWalkers()));
}

/** Finds other clients with the same email or phone: perhaps two records of one person. */
export function sharing(client: Pick<Client, "id" | "email" | "phone">, all: readonly Client[]): Client[] {
  const isSame = (one: string | null, other: string | null) => one !== null && one === other;
  return all.filter(
    (other) => other.id !== client.id && (isSame(other.email, client.email) || isSame(other.phone, client.phone)),
  );
}
