import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { done, id, requiredLine, titled } from "./schema/basics.ts";
import { invite } from "./schema/invite.ts";

/** How many members a client's household has at most, beside the client. */
export const maxMembers = 3;

/** Of a client's own household; the owner names the client. */
const ofHousehold = { audience: ["admin", "client"] } as const;

/** Somebody with a sign-in of their own, who sees and does what the client of their household does. */
const member = z.object({
  id,
  /** As the invite has it until they have signed up. */
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  has_account: z.boolean(),
  /** Absent once they have signed up, and for other members. */
  invite: z.optional(invite),
});

export const listMembers = defineEndpoint({
  ...ofHousehold,
  name: "listMembers",
  method: "GET",
  path: "/household",
  handler: "household/list-members",
  summary: "The members of a client's household, the first to be invited first.",
  query: z.object({ client: z.optional(id) }),
  answer: z.array(member),
});

export const addMember = defineEndpoint({
  ...ofHousehold,
  name: "addMember",
  method: "POST",
  path: "/household",
  handler: "household/add-member",
  summary: "Adds a member to a client's household, once for its id, with an invite to sign up.",
  /** The form makes the id. The same request again gets the same answer. */
  body: z.object({
    id,
    name: requiredLine("Name", "Name is required", 100),
    client: titled("Client", z.optional(id)),
  }),
  answer: member,
  status: 201,
});

export const removeMember = defineEndpoint({
  ...ofHousehold,
  name: "removeMember",
  method: "DELETE",
  path: "/household/{id}",
  handler: "household/remove-member",
  summary: "Ends a member's account, or their invite, for good. It can be repeated.",
  params: z.object({ id }),
  answer: done,
});

export const householdEndpoints: readonly Endpoint[] = [listMembers, addMember, removeMember];
