/** An answer that also sets headers. */
export interface Reply<Body> {
  body: Body;
  headers: Record<string, string>;
}
