import { agreementKinds, maxAgreementText } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import {
  id,
  instant,
  localDate,
  maxText,
  once,
  requiredLine,
  seen,
  seenVersion,
  settingsVersion,
  titled,
  visible,
} from "./schema/basics.ts";
import { dollars, price } from "./schema/money.ts";
import { petName } from "./schema/person.ts";

const kind = z.enum(agreementKinds, { error: "must be service, key, vet or photos" });

/** A version of a text: of which the SHA-256 is taken in UTF-8, in hexadecimal. */
const published = z.object({ version: z.int(), published_at: instant, sha256: z.string() });

/** The most that a vet may spend on each pet, in dollars. */
const limits = z.array(z.object({ pet: z.string(), limit: dollars }));

/** The text that a client has signed of a kind. */
const signed = z.object({
  kind,
  version: z.int(),
  /** The name as it was typed. */
  name: z.string(),
  limits,
  /** The client says no to the photo release. */
  refused: z.boolean(),
  /** The day on which it was signed on paper. */
  on_paper: z.nullable(localDate),
});

const signature = z.extend(signed, { id, signed_at: instant, sha256: z.string() });

const ownersAgreements = z.object({
  /** Counts the owner's changes of all kinds. */
  version: settingsVersion,
  kinds: z.array(
    z.object({
      kind,
      /** The text that is asked for now; null: none is. */
      text: z.nullable(z.string()),
      /** The first one first. */
      versions: z.array(published),
    }),
  ),
  /** The active clients, by name. */
  clients: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** Whoever cannot sign in cannot sign. */
      has_account: z.boolean(),
      /** The latest of each kind. */
      signed: z.array(signed),
      /** The kinds that are asked for and not signed. */
      unsigned: z.array(kind),
    }),
  ),
});

export const getAgreements = defineEndpoint({
  name: "getAgreements",
  method: "GET",
  path: "/agreements",
  handler: "agreements/get-agreements",
  audience: ["admin"],
  summary: "The owner's texts with their versions, and who has signed which.",
  answer: ownersAgreements,
});

export const putAgreement = defineEndpoint({
  name: "putAgreement",
  method: "PUT",
  path: "/agreements/{kind}",
  handler: "agreements/put-agreement",
  audience: ["admin"],
  summary: "Publishes a text, which is asked of every client then, or ends its kind.",
  params: z.object({ kind }),
  body: z.object({
    version: settingsVersion,
    /** Null: nobody is asked to sign it any more. */
    text: titled(
      "Text",
      z.nullable(z.string().check(seen, z.trim(), visible("Write the text"), maxText(maxAgreementText))),
    ),
  }),
  answer: ownersAgreements,
});

/** A version of a text, whole. */
const text = z.extend(published, { kind, text: z.string() });

export const getAgreementText = defineEndpoint({
  name: "getAgreementText",
  method: "GET",
  path: "/agreements/{kind}/{version}",
  handler: "agreements/get-agreement-text",
  audience: ["admin", "client"],
  summary: "A version of a text. A client reads the one that is asked for, and those that they have signed.",
  params: z.object({ kind, version: z.string().check(z.regex(/^[1-9]\d{0,2}$/, "must be a version")) }),
  answer: text,
});

const myAgreements = z.array(
  z.object({
    kind,
    /** The version that is asked for; null: none is any more. */
    version: z.nullable(z.int()),
    to_sign: z.boolean(),
    signed: z.nullable(signed),
  }),
);

export const listMyAgreements = defineEndpoint({
  name: "listMyAgreements",
  method: "GET",
  path: "/my-agreements",
  handler: "agreements/list-my-agreements",
  audience: ["client"],
  summary: "The agreements that the caller is asked for or has signed.",
  answer: myAgreements,
});

export const signAgreement = defineEndpoint({
  name: "signAgreement",
  method: "POST",
  path: "/my-agreements/{kind}/sign",
  handler: "agreements/sign-agreement",
  audience: ["client"],
  summary: "Signs the version that was read. The same again signs nothing.",
  params: z.object({ kind }),
  body: z.object({
    version: seenVersion,
    name: requiredLine("Your name", "Type your name", 80),
    /** Of a vet release: one for each pet, in dollars. */
    limits: titled(
      "Limits",
      z._default(
        z.array(z.object({ pet: titled("Pet", petName), limit: titled("Limit", price) })).check(
          z.maxLength(50, "must be at most 50 pets"),
          once("must name each pet once", ({ pet }) => pet.toLowerCase()),
        ),
        [],
      ),
    ),
    /** Of a photo release: the answer is no. */
    refused: z._default(z.boolean(), false),
  }),
  answer: myAgreements,
});

const ofClient = z.object({ signatures: z.array(signature), unsigned: z.array(kind) });

export const clientAgreements = defineEndpoint({
  name: "clientAgreements",
  method: "GET",
  path: "/clients/{id}/agreements",
  handler: "agreements/client-agreements",
  audience: ["admin"],
  summary: "All that a client has signed, the latest first, and what they have not.",
  params: z.object({ id }),
  answer: ofClient,
});

export const notePaper = defineEndpoint({
  name: "notePaper",
  method: "PUT",
  path: "/clients/{id}/agreements/{kind}",
  handler: "agreements/note-paper",
  audience: ["admin"],
  summary: "Notes on which day a client has signed the present text on paper, or takes that back.",
  params: z.object({ id, kind }),
  /** Null takes it back. */
  body: z.object({ on_paper: titled("Signed on", z.nullable(localDate)) }),
  answer: ofClient,
});

export const agreementsEndpoints: readonly Endpoint[] = [
  getAgreements,
  putAgreement,
  getAgreementText,
  listMyAgreements,
  signAgreement,
  clientAgreements,
  notePaper,
];
