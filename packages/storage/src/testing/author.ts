import type { Author } from "../index.ts";

/** The owner, on the web. `given` replaces fields. */
export const anAuthor = (given: Partial<Author> = {}): Author => ({
  id: "owner-1",
  way: "web",
  request_id: "request-1",
  at: Date.UTC(2026, 10, 20, 13),
  ...given,
});
