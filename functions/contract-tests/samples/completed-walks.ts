import {
  completedWalksTotals,
  correctCharge,
  correctPay,
  listCompletedWalks,
  takeBackWriteOff,
  writeOffVisit,
} from "@petcare/contract";
import { type Visit, visitId } from "@petcare/storage";
import type { ContractTestApp } from "../contract-test-app.ts";
import { type Parties, sampleOf } from "../sample.ts";
import { storeVisit } from "../stored.ts";

const done = { status: "completed", comments: "All well", charge_cents: 2500, pay_cents: 1500 } as const;

const doneVisit = async (app: ContractTestApp, parties: Parties, given: Partial<Visit> = {}) =>
  visitId(await storeVisit(app, parties, { ...done, ...given }));

const days = { from: "2026-11-16", to: "2026-11-22" };

const filterOf = async (app: ContractTestApp, parties: Parties) => {
  await doneVisit(app, parties);
  return {
    ...days,
    walker_id: parties.walker.user.id,
    client_id: parties.client.user.id,
    service: "25" as const,
    billing: "to-bill" as const,
  };
};

export const completedWalksSamples = [
  sampleOf(listCompletedWalks, async (app, parties) => ({
    query: { ...(await filterOf(app, parties)), limit: 20 },
  })),
  sampleOf(completedWalksTotals, async (app, parties) => ({ query: await filterOf(app, parties) })),
  sampleOf(correctCharge, async (app, parties) => ({
    params: { id: await doneVisit(app, parties) },
    body: { version: 1, amount: 28 },
  })),
  sampleOf(correctPay, async (app, parties) => ({
    params: { id: await doneVisit(app, parties) },
    body: { version: 1, amount: 16 },
  })),
  sampleOf(writeOffVisit, async (app, parties) => ({
    params: { id: await doneVisit(app, parties) },
    body: { version: 1, reason: "A gift" },
  })),
  sampleOf(takeBackWriteOff, async (app, parties) => ({
    params: { id: await doneVisit(app, parties, { written_off_at: 1, written_off_reason: "A gift" }) },
    body: { version: 1 },
  })),
];
