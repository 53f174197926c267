import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

// A file of its own: defineEndpoint is in every function, and the schemas here would be, too.

// A cursor becomes part of a key, which DynamoDB limits to 1024 bytes. These characters are one byte each.
export const cursor = z.optional(
  z.string().check(z.regex(/^[ -~]{0,400}$/, "must be the Next-Cursor of the page before")),
);

const limit = z.coerce
  .number<number>()
  .check(z.int("must be a whole number"), z.minimum(1, "must be at least 1"), z.maximum(200, "must be at most 200"));

/** The query of every list in pages. */
const pageQuery = z.object({
  /** The maximum number of items. */
  limit: z._default(limit, 50),
  cursor,
});

/** An endpoint that answers a list in pages. */
export type PagedEndpoint = Endpoint & { readonly paged: true; readonly query: typeof pageQuery };

type Paged<E extends Omit<Endpoint, "paged">> = Omit<E, "query"> & {
  readonly paged: true;
  readonly query: E["query"] extends z.ZodMiniObject<infer Shape>
    ? z.ZodMiniObject<Shape & typeof pageQuery.shape>
    : typeof pageQuery;
};

/** Defines an endpoint that answers a list in pages. Its query takes `limit` and `cursor` beside its own fields. */
export function definePaged<const E extends Omit<Endpoint, "paged">>(definition: E, usual?: number): Paged<E>;
export function definePaged({ query, ...definition }: Omit<Endpoint, "paged">, usual = 50): PagedEndpoint {
  const paging = z.extend(pageQuery, { limit: z._default(limit, usual) });
  return { ...definition, paged: true, query: query ? z.extend(query, paging.shape) : paging };
}

/** Defines a list in pages that is whole where no `limit` is sent: about as many items as one answer holds. */
export const defineWhole = <const E extends Omit<Endpoint, "paged">>(definition: E) => definePaged(definition, 5000);
