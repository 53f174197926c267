import { expect, test } from "vitest";
import { payBodies } from "./pay-bodies.ts";

test("two pay runs are requests of their own, each up to its day and with its lines", () => {
  const line = {
    kind: "visit",
    client_id: "client-1",
    timeframe: "morning",
    service_type: "25",
    pet_names: [],
  } as const;
  const lines = (["2026-11-09", "2026-11-10", "2026-11-11"] as const).map((date) => ({
    ...{ ...line, pet_names: [], cancelled: false },
    ...{ id: `visit.${date}`, date, amount: 15 },
  }));
  const due = {
    walker_id: "rosa",
    n: 3,
    lines,
    sums: { visits: 3, work: 45, tips: 0, corrections: 0, total: 45 },
    runs: [
      { to: "2026-11-09" as const, lines: 1, total: 15 },
      { to: "2026-11-15" as const, lines: 2, total: 30 },
    ],
    paid_this_year: { times: 0, total: 0 },
  };
  const how = { paid_on: "2026-11-20", method: "Check", note: null } as const;
  const paid = lines.map(({ kind, id, amount }) => ({ kind, id, amount }));
  expect(payBodies(due, how)).toEqual([
    { walker_id: "rosa", to: "2026-11-09", n: 3, lines: paid.slice(0, 1), ...how },
    { walker_id: "rosa", to: "2026-11-15", n: 4, lines: paid.slice(1), ...how },
  ]);
});
