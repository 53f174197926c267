import * as z from "zod/mini";

/** The query of every list in pages. */
export const pageQuery = z.object({
  /** The maximum number of items. */
  limit: z._default(
    z.coerce
      .number<number>()
      .check(
        z.int("must be a whole number"),
        z.minimum(1, "must be at least 1"),
        z.maximum(200, "must be at most 200"),
      ),
    50,
  ),
  // A cursor becomes part of a key, which DynamoDB limits to 1024 bytes. These characters are one byte each.
  cursor: z.optional(z.string().check(z.regex(/^[ -~]{0,400}$/, "must be the Next-Cursor of the page before"))),
});

/** One page of a list. */
export interface Page<Items> {
  items: Items;
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined;
}

/** The response header with a page's `next`; absent on the last page. HTTP/2 sends header names in lower case. */
export const nextCursorHeader = "next-cursor";
