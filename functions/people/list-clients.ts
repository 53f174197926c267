import { listClients } from "@petcare/contract";
import { ratesInDollars } from "@petcare/domain";
import { listPeople } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(listClients, async () => {
  const clients = await listPeople(runtime.db, "clients");
  return clients.map((client) => ({
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
});
