import { expect, test } from "vitest";
import { aDue, aDueLine } from "../../testing/pay.ts";
import { payBodies } from "./pay-bodies.ts";

test("two pay runs are requests of their own, each up to its day and with its lines", () => {
  const lines = (["2026-11-09", "2026-11-10", "2026-11-11"] as const).map((date) => aDueLine({ date }));
  const due = aDue(lines, {
    walker_id: "rosa",
    runs: [
      { to: "2026-11-09", lines: 1, total: 15 },
      { to: "2026-11-15", lines: 2, total: 30 },
    ],
  });
  const how = { paid_on: "2026-11-20", method: "Check", note: null } as const;
  const paid = lines.map(({ kind, id, amount }) => ({ kind, id, amount }));
  expect(payBodies(due, how)).toEqual([
    { walker_id: "rosa", to: "2026-11-09", n: 3, lines: paid.slice(0, 1), ...how },
    { walker_id: "rosa", to: "2026-11-15", n: 4, lines: paid.slice(1), ...how },
  ]);
});
