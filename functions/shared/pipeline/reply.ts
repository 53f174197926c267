/** An answer that also sets headers. */
export interface Reply<Body> {
  body: Body;
  headers: Record<string, string>;
}

/** The header that says where the next page starts; none on the last page. */
export const nextCursor = (cursor: string | undefined): Record<string, string> =>
  cursor === undefined ? {} : { "next-cursor": cursor };
