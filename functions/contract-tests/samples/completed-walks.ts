import { after, type Parties, type Samples } from "../sample.ts";
import { onVisit } from "../stored.ts";

const done = { status: "completed", comments: "All well", charge_cents: 2500, pay_cents: 1500 } as const;

const filterOf = ({ walker, client }: Parties) => ({
  from: "2026-11-16",
  to: "2026-11-22",
  walker_id: walker.user.id,
  client_id: client.user.id,
  service: "25" as const,
  billing: "to-bill" as const,
});

export const completedWalksSamples: Samples = {
  listCompletedWalks: after(onVisit(done), (parties) => ({ query: { ...filterOf(parties), limit: 20 } })),
  completedWalksTotals: after(onVisit(done), (parties) => ({ query: filterOf(parties) })),
  correctCharge: onVisit(done, () => ({ body: { version: 1, amount: 28 } })),
  correctPay: onVisit(done, () => ({ body: { version: 1, amount: 16 } })),
  writeOffVisit: onVisit(done, () => ({ body: { version: 1, reason: "A gift" } })),
  takeBackWriteOff: onVisit({ ...done, written_off_at: 1, written_off_reason: "A gift" }, () => ({
    body: { version: 1 },
  })),
};
