import {
  assignVisit,
  cancelVisit,
  confirmVisit,
  endSchedule,
  moveVisit,
  reopenVisit,
  restoreVisit,
  undoEdit,
  updateOccurrence,
  updateSchedule,
} from "@petcare/contract";
import { actOnSeries, visitId } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { runtime, today } from "../../shared/runtime.ts";
import { type Parties, sampleOf } from "../sample.ts";
import type { Stage } from "../stage.ts";
import { storeSeries, storeVisit } from "../stored.ts";

const visitOf = async (stage: Stage, parties: Parties, given: Parameters<typeof storeVisit>[2] = {}) =>
  visitId(await storeVisit(stage, parties, given));

/** The visit of a series on a day that no nightly run has stored. */
const comingVisit = async (stage: Stage, parties: Parties) =>
  visitId({ schedule_id: (await storeSeries(stage, parties)).id, original_date: "2026-11-25" });

export const editingSamples = [
  sampleOf(updateSchedule, async (stage, { walker, client }) => ({
    params: { id: await comingVisit(stage, { walker, client }) },
    body: {
      date: "2026-11-16",
      timeframe: "afternoon" as const,
      service_type: "25" as const,
      client_id: client.user.id,
      walker_id: walker.user.id,
      pet_names: ["Biscuit"],
      notes: "Back gate",
      price: 30,
      scope: "following" as const,
    },
  })),
  sampleOf(updateOccurrence, async (stage, parties) => ({
    params: { id: (await storeSeries(stage, parties)).id },
    body: {
      occurrence_start: "2026-11-25T14:00:00Z",
      timeframe: "evening" as const,
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
  })),
  sampleOf(endSchedule, async (stage, parties) => ({
    params: { id: await comingVisit(stage, parties) },
    query: { scope: "following" as const },
  })),
  sampleOf(undoEdit, async (stage, parties) => {
    const { id } = await storeSeries(stage, parties);
    await actOnSeries(stage.world.db, id, {
      act: { kind: "edit", values: { notes: "Back gate" }, opened: "2026-11-25", scope: { type: "series" } },
      ratesOf: () => Promise.resolve({}),
      by: anAuthor({ id: stage.people.owner.user.id, at: runtime.now() }),
      today: today(),
    });
    return { params: { id }, body: { version: 2 } };
  }),
  sampleOf(moveVisit, async (stage, { walker, client }) => ({
    params: { id: await visitOf(stage, { walker, client }) },
    body: {
      date: "2026-11-23",
      timeframe: "evening" as const,
      walker_id: walker.user.id,
      scope: "occurrence" as const,
    },
  })),
  sampleOf(assignVisit, async (stage, parties) => ({
    params: { id: await visitOf(stage, parties) },
    body: { walker_id: null, scope: "occurrence" as const },
  })),
  sampleOf(cancelVisit, async (stage, parties) => ({
    params: { id: await visitOf(stage, parties) },
    body: {
      scope: "occurrence" as const,
      charge: "half" as const,
      pay: "amount" as const,
      pay_amount: 5.5,
      reason: "The client is ill",
      also_unfinished: false,
    },
  })),
  sampleOf(restoreVisit, async (stage, parties) => ({
    params: { id: await visitOf(stage, parties, { status: "cancelled", charge_cents: 1400 }) },
    body: { scope: "occurrence" as const },
  })),
  sampleOf(reopenVisit, async (stage, parties) => ({
    params: { id: await visitOf(stage, parties, { status: "completed", comments: "All well" }) },
    body: {},
  })),
  sampleOf(confirmVisit, async (stage, parties) => ({
    params: { id: await visitOf(stage, parties) },
    body: {},
  })),
];
