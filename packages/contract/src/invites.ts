import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { done, id } from "./schema/basics.ts";
import { invite } from "./schema/invite.ts";

/** Of somebody whom the owner has added, and who has no account yet. */
const ofPerson = { audience: ["admin"], params: z.object({ id }) } as const;

export const invitePerson = defineEndpoint({
  ...ofPerson,
  name: "invitePerson",
  method: "POST",
  path: "/people/{id}/invite",
  handler: "invites/invite-person",
  summary: "Issues a code with which a client or a walker claims their record. An earlier one ends.",
  /** `replaces` is the code of the invite that was seen. Where there is another one by now, that one is the answer. */
  body: z.object({ replaces: z.nullable(z.string().check(z.maxLength(20))) }),
  answer: invite,
  status: 201,
});

export const sendInvite = defineEndpoint({
  ...ofPerson,
  name: "sendInvite",
  method: "POST",
  path: "/people/{id}/invite/send",
  handler: "invites/send-invite",
  summary: "Texts an invite to its person, who has agreed to be texted.",
  body: z.object({
    consent: z.literal(true, { error: "Please confirm that they agreed to receive texts" }),
  }),
  answer: invite,
});

export const revokeInvite = defineEndpoint({
  ...ofPerson,
  name: "revokeInvite",
  method: "DELETE",
  path: "/people/{id}/invite",
  handler: "invites/revoke-invite",
  summary: "Ends an invite: its code is good for nothing any more.",
  answer: done,
});

export const invitesEndpoints: readonly Endpoint[] = [invitePerson, sendInvite, revokeInvite];
