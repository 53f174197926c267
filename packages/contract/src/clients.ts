import * as z from "zod/mini";
import { clientSeries, clientVisits, nextVisits } from "./client-visits.ts";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { cursor } from "./paged-endpoint.ts";
import { id, localDate, optionalText, requiredLine, seenVersion, titled } from "./schema/basics.ts";
import { accountEmail } from "./schema/credentials.ts";
import { preview } from "./schema/edit.ts";
import {
  accessCode,
  accessFields,
  doorTag,
  emergencyContact,
  emergencyFields,
  garageCode,
  houseKey,
  keyList,
  ownRates,
  ownRatesAnswer,
  petList,
  shownCodes,
} from "./schema/household.ts";
import { invite } from "./schema/invite.ts";
import { dollars, newPrices, repriced } from "./schema/money.ts";
import { pet, phone } from "./schema/person.ts";
import { clientTaxAnswer, clientTaxFields } from "./schema/tax.ts";

export const client = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  garage_code: z.nullable(z.string()),
  pets: z.array(pet),
  custom_rates: ownRatesAnswer,
  preferred_walker_id: z.nullable(id),
  keys: z.array(houseKey),
  /** Whether they can sign in. Otherwise the owner has made the record. */
  has_account: z.boolean(),
  /** The invite that they have not used yet. */
  invited: z.nullable(z.object({ on: localDate, expires_on: localDate })),
  active: z.boolean(),
});

/** A client in the list, with the members of the household, whom people search for, too. */
const listedClient = z.extend(client, {
  members: z.array(z.object({ name: z.string(), email: z.nullable(z.string()), phone: z.nullable(z.string()) })),
});

/** All that the owner keeps of a client, except for the codes of the home. */
export const clientDetails = z.extend(z.omit(client, { garage_code: true }), {
  /** Counts the edits, from 1. */
  version: z.int(),
  since: localDate,
  notes: z.nullable(z.string()),
  emergency_contact: z.nullable(emergencyContact),
  parking: z.nullable(z.string()),
  /** The codes that are stored. */
  codes: z.array(accessCode),
  invite: z.nullable(invite),
  /** The secret of the tag at the door; null if there is none. */
  door_tag: z.nullable(z.string()),
  /** Absent: the first rate of sales tax counts, where there is one. */
  tax: z.optional(clientTaxAnswer),
});

export const listClients = defineEndpoint({
  name: "listClients",
  method: "GET",
  path: "/clients",
  handler: "clients/list-clients",
  audience: ["admin"],
  summary: "All clients, by name.",
  query: z.object({ cursor }),
  answer: z.array(listedClient),
  paged: "if long",
});

export const getClient = defineEndpoint({
  name: "getClient",
  method: "GET",
  path: "/clients/{id}",
  handler: "clients/get-client",
  audience: ["admin"],
  summary: "All that is kept of a client, but for the codes of the home.",
  params: z.object({ id }),
  answer: clientDetails,
});

const name = requiredLine("Full name", "Full name is required", 100);
const email = titled("Email", z.nullish(accountEmail));

/** The fields of a client that the owner can set from the beginning. Null and empty text are as absent. */
const fields = {
  email,
  phone: titled("Phone", z.nullish(phone)),
  address: optionalText("Home address", 300),
  garage_code: garageCode,
  pets: z.optional(petList),
  custom_rates: z.optional(ownRates),
  tax: z.optional(clientTaxFields),
  preferred_walker_id: titled("Preferred walker", z.nullish(id)),
  emergency_contact: z.optional(emergencyFields),
  notes: optionalText("Private notes", 4000),
  access: z.optional(accessFields),
  keys: z.optional(keyList),
};

export const createClient = defineEndpoint({
  name: "createClient",
  method: "POST",
  path: "/clients",
  handler: "clients/create-client",
  audience: ["admin"],
  summary: "Makes the record of a client without an account, once for its id.",
  /** The form makes the id. The same request again gets the same answer. */
  body: z.object({ id, name, ...fields }),
  answer: clientDetails,
  status: 201,
});

export const changeClient = defineEndpoint({
  name: "changeClient",
  method: "PATCH",
  path: "/clients/{id}",
  handler: "clients/change-client",
  audience: ["admin"],
  summary: "Changes what is sent of a client. Lists are replaced whole.",
  params: z.object({ id }),
  body: z.object({
    version: seenVersion,
    name: z.optional(name),
    door_tag: doorTag,
    ...fields,
  }),
  answer: clientDetails,
});

export const showClientCodes = defineEndpoint({
  name: "showClientCodes",
  method: "POST",
  path: "/clients/{id}/access",
  handler: "clients/show-client-codes",
  audience: ["admin"],
  summary: "The codes of a client's home. That they were read is kept.",
  params: z.object({ id }),
  answer: shownCodes,
});

export const mergeClients = defineEndpoint({
  name: "mergeClients",
  method: "POST",
  path: "/clients/{id}/merge",
  handler: "clients/merge-clients",
  audience: ["admin"],
  summary:
    "Makes one record of two of the same person: this one goes, and the other gets its bookings and what it lacks.",
  params: z.object({ id }),
  query: z.object({ preview }),
  body: z.object({
    /** The record that stays. */
    into: titled("Client", id),
    version: seenVersion,
    into_version: seenVersion,
  }),
  answer: z.object({
    /** false: it is a preview. */
    saved: z.boolean(),
    /** Stored visits that change hands, done ones too. */
    visits: z.int(),
    /** The debts and the credit of the other record. Both go to the one that stays. */
    owed: dollars,
    credit: dollars,
    /** The fields of the record that stays which get something. */
    fills: z.array(z.string()),
    /** The pets that come to it. */
    pets: z.array(z.string()),
    keys: z.int(),
  }),
});

export const repriceVisits = defineEndpoint({
  name: "repriceVisits",
  method: "POST",
  path: "/clients/{id}/reprice",
  handler: "clients/reprice-visits",
  audience: ["admin"],
  summary: "Gives what is booked from tomorrow on at an old price the new one.",
  params: z.object({ id }),
  query: z.object({ preview }),
  body: newPrices,
  answer: repriced,
});

export const clientsEndpoints: readonly Endpoint[] = [
  listClients,
  createClient,
  nextVisits,
  getClient,
  changeClient,
  showClientCodes,
  mergeClients,
  repriceVisits,
  clientVisits,
  clientSeries,
];
