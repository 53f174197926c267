import type { ClientRequest } from "../index.ts";

/** A walk that client-1 has asked for on Friday 2026-11-20, for Tuesday after. `given` replaces fields. */
export const aRequest = (given: Partial<ClientRequest> = {}): ClientRequest => ({
  id: "request-1",
  version: 1,
  kind: "book",
  state: "asked",
  client_id: "client-1",
  created_at: Date.UTC(2026, 10, 20, 12),
  created_by: "client-1",
  request_hash: "hash",
  begins_at: Date.UTC(2026, 10, 24, 14),
  date: "2026-11-24",
  timeframe: "morning",
  service: "25",
  pet_names: ["Biscuit"],
  quote: { cents: 2500 },
  ...given,
});
