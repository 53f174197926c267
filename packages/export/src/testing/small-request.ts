import type { ClientRequest } from "@petcare/storage";

/** A walk that somebody has asked for. @param at epoch milliseconds */
export const aRequest = (at: number): ClientRequest => ({
  id: "request-1",
  version: 1,
  kind: "book",
  state: "asked",
  client_id: "client-1",
  created_at: at,
  created_by: "client-1",
  request_hash: "hash",
  begins_at: at + 86_400_000,
  date: "2026-11-24",
  timeframe: "morning",
  service: "25",
  pet_names: ["Biscuit"],
  care: [{ pet: "Biscuit", field: "feeding", from: "A cup", to: "Half a cup" }],
  words: "Ring first",
  quote: { cents: 2500, parts: [{ name: "Evening", cents: 500 }] },
});
