import { recordKinds, seriesActs, ways } from "@petcare/domain";
import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { definePaged } from "./paged-endpoint.ts";
import { id, localDate } from "./schema/basics.ts";

/** One field before and after. null: it had no value, or has none. '•••' stands for what nobody is to read there. */
const fieldChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });

const change = z.object({
  id: z.string(),
  kind: z.enum(recordKinds),
  /** The record's id: a visit's, a person's. */
  about: z.string(),
  /** The record's name, as people read it. */
  name: z.string(),
  /** The client of a booking, invoice or account, by their present name; null for other records, and for what is gone. */
  client: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The local day on which its visit is now, or on which its schedule begins; null for other records. */
  date: z.nullable(localDate),
  at: z.string(),
  /** Without a name: nobody did it, but the nightly job or a deployment. */
  by: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  way: z.enum(ways),
  /** Amounts in dollars, people by their names, instants as such. */
  changes: z.array(fieldChange),
  /** An act on a series: from which date on, and on how many of its stored visits. */
  series: z.nullable(z.object({ kind: z.enum(seriesActs), from: z.nullable(z.string()), visits: z.int() })),
});

export const listHistory = definePaged({
  name: "listHistory",
  method: "GET",
  path: "/history",
  handler: "history/list-history",
  audience: ["admin"],
  summary: "Who changed what and when, the latest first: of one record, of all that is a client's, or of all.",
  query: z.object({
    /** A record's id, with its kind. */
    about: z.optional(id),
    kind: z.optional(z.enum(recordKinds)),
    /** The author of the change. */
    by: z.optional(id),
    /** A client's id, without the others: the changes of their record, bookings, invoices and account. */
    client_id: z.optional(id),
  }),
  answer: z.array(change),
});

export const historyEndpoints: readonly Endpoint[] = [listHistory];
