/** One page of a list. */
export interface Page<Items> {
  items: Items;
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined;
}

/** The response header with a page's `next`; absent on the last page. HTTP/2 sends header names in lower case. */
export const nextCursorHeader = "next-cursor";
