import { actOnSeries, noTerms, visitId } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { runtime, today } from "../../shared/runtime.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import type { Parties, Samples } from "../sample.ts";
import { onVisit, storeSeries } from "../stored.ts";

/** The visit of a series on a day that no nightly run has stored. */
const comingVisit = async (app: ContractTestApp, parties: Parties) =>
  visitId({ schedule_id: (await storeSeries(app, parties)).id, original_date: "2026-11-25" });

export const editingSamples: Samples = {
  updateSchedule: async (app, { walker, client }) => ({
    params: { id: await comingVisit(app, { walker, client }) },
    body: {
      date: "2026-11-16",
      timeframe: "afternoon",
      service_type: "25",
      client_id: client.user.id,
      walker_id: walker.user.id,
      pet_names: ["Biscuit"],
      notes: "Back gate",
      price: 30,
      scope: "following",
    },
  }),
  updateOccurrence: async (app, parties) => ({
    params: { id: (await storeSeries(app, parties)).id },
    body: {
      occurrence_start: "2026-11-25T14:00:00Z",
      timeframe: "evening",
      pet_names: ["Biscuit"],
      notes: "Back gate",
      address: "9 Orchard St",
      garage_code: "77",
      walker_id: parties.walker.user.id,
      walker_phone: "516-555-0101",
      service_label: "Nail trim",
      price: 30,
      date: "2026-11-26",
      reset: ["price"],
    },
  }),
  endSchedule: async (app, parties) => ({
    params: { id: await comingVisit(app, parties) },
    query: { scope: "following" as const },
  }),
  undoEdit: async (app, parties) => {
    const { id } = await storeSeries(app, parties);
    await actOnSeries(app.installation.db, id, {
      act: { kind: "edit", values: { notes: "Back gate" }, opened: "2026-11-25", scope: { type: "series" } },
      termsOf: () => Promise.resolve(noTerms),
      by: anAuthor({ id: app.people.owner.user.id, at: runtime.now() }),
      today: today(),
    });
    return { params: { id }, body: { version: 2 } };
  },
  moveVisit: onVisit({}, ({ walker }) => ({
    body: { date: "2026-11-23", timeframe: "evening", walker_id: walker.user.id, scope: "occurrence" },
  })),
  assignVisit: onVisit({}, () => ({ body: { walker_id: null, scope: "occurrence" } })),
  cancelVisit: onVisit({}, () => ({
    body: {
      scope: "occurrence",
      charge: "half",
      pay: "amount",
      pay_amount: 5.5,
      reason: "The client is ill",
      also_unfinished: false,
      tell: true,
    },
  })),
  restoreVisit: onVisit({ status: "cancelled", charge_cents: 1400 }, () => ({ body: { scope: "occurrence" } })),
  reopenVisit: onVisit({ status: "completed", comments: "All well" }, () => ({ body: {} })),
  confirmVisit: onVisit({}, () => ({ body: {} })),
};
