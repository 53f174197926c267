import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { cursor } from "./paged-endpoint.ts";
import { id } from "./schema/id.ts";
import { rates } from "./schema/money.ts";

export const pet = z.object({
  name: z.string(),
  kind: z.optional(z.string()),
  feeding: z.optional(z.string()),
  medication: z.optional(z.string()),
  vet: z.optional(z.string()),
  flags: z.optional(z.array(z.string())),
  notes: z.optional(z.string()),
});

export const client = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  garage_code: z.nullable(z.string()),
  pets: z.array(pet),
  custom_rates: z.nullable(z.partial(rates)),
  preferred_walker_id: z.nullable(id),
  active: z.boolean(),
});

export const listClients = defineEndpoint({
  name: "listClients",
  method: "GET",
  path: "/clients",
  handler: "clients/list-clients",
  audience: ["admin"],
  summary: "All clients, by name.",
  query: z.object({ cursor }),
  answer: z.array(client),
  paged: "if long",
});

export const clientsEndpoints: readonly Endpoint[] = [listClients];
