import type { Samples } from "../sample.ts";
import { storeSeries } from "../stored.ts";
import { storeAskedWalk } from "./requests.ts";

export const scheduleSamples: Samples = {
  createSchedule: async (app, parties) => ({
    headers: { "idempotency-key": "the-form-that-was-open" },
    body: {
      date: "2026-11-20",
      timeframe: "morning",
      service_type: "other",
      client_id: parties.client.user.id,
      walker_id: parties.walker.user.id,
      pet_names: ["Biscuit", "Max"],
      status: "scheduled",
      notes: "Side door",
      address: "41 Harbor Ln",
      garage_code: "4417",
      service_label: "Nail trim",
      walker_phone: "516-555-0101",
      price: 28.5,
      unsigned_reason: "Signs at the door",
      rrule: "FREQ=WEEKLY",
      tell: true,
      request: await storeAskedWalk(app, parties),
    },
  }),
  checkSchedule: async (app, parties) => ({
    body: {
      date: "2026-11-20",
      timeframe: "morning",
      service_type: "25",
      client_id: parties.client.user.id,
      walker_id: parties.walker.user.id,
      rrule: "FREQ=WEEKLY",
      except: (await storeSeries(app, parties)).id,
    },
  }),
  getSchedule: async (app, parties) => ({ params: { id: (await storeSeries(app, parties)).id } }),
  listSchedules: () => ({ query: { start: "2026-11-16", end: "2026-11-23" } }),
};
