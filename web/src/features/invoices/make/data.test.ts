import { expect, test } from "vitest";
import { aBill, aPreview } from "../../../testing/invoices.ts";
import { billsOf } from "../bills/data.ts";
import { requestsOf } from "./data.ts";

test("a client's second bill is asked for after the first, with the next number", () => {
  const [early, late] = aBill().lines;
  if (!early || !late) throw new Error("no line");
  const [first, second, whole] = [
    { start: "2026-11-09", end: "2026-11-10" },
    { start: "2026-11-11", end: "2026-11-15" },
    { start: "2026-11-09", end: "2026-11-15" },
  ] as const;
  const two = [aBill({ period: first, lines: [early] }), aBill({ period: second, lines: [late] })];
  const preview = aPreview({ clients: [...two, aBill({ client_id: "client-2" })] });
  const bills = billsOf(preview, { due: "2026-11-27", note: "", off: [], creditOff: [], adjustments: [] });
  expect(requestsOf(bills).map(({ period, bills: some }) => [period, ...some.map(({ n }) => n)])).toEqual([
    [first, 0],
    [whole, 0],
    [second, 1],
  ]);
});
