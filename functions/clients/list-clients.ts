import { listClients } from "@petcare/contract";
import { ratesInDollars } from "@petcare/domain";
import { listPeople } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";

/** The cursor is the id of the first client of the next part. */
export const handler = endpoint(listClients, async ({ query: { cursor } }) => {
  const clients = await listPeople(runtime.db, "clients");
  const first = cursor ? clients.findIndex(({ id }) => id === cursor) : 0;
  const left = first < 0 ? [] : clients.slice(first);
  const answers = left.map((client) => ({
    id: client.id,
    name: client.name,
    email: client.email ?? null,
    phone: client.phone ?? null,
    address: client.address ?? null,
    garage_code: client.garage_code ?? null,
    pets: client.pets ?? [],
    custom_rates: client.custom_rates ? ratesInDollars(client.custom_rates) : null,
    preferred_walker_id: client.preferred_walker_id ?? null,
    active: client.active,
  }));
  const items = answers.slice(0, fitting(answers));
  return { items, next: left[items.length]?.id };
});
