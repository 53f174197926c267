import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { id } from "./schema/id.ts";

export const walker = z.object({
  id,
  name: z.string(),
  active: z.boolean(),
  isAdmin: z.boolean(),
  isCurrentUser: z.boolean(),
  /** The owner sees every phone. A walker sees only the own one. */
  phone: z.nullable(z.string()),
  username: z.optional(z.string()),
  color: z.optional(z.string()),
});

export const listWalkers = defineEndpoint({
  name: "listWalkers",
  method: "GET",
  path: "/walkers",
  handler: "walkers/list-walkers",
  audience: ["admin", "walker"],
  summary: "Everybody who can be assigned a visit: walkers and the owner.",
  answer: z.array(walker),
});

export const walkersEndpoints: readonly Endpoint[] = [listWalkers];
