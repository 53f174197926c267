import type { VisitRow } from "@petcare/domain";
import { expect, test } from "vitest";
import { maxRows } from "./closing-writes.ts";
import { packRows, unpackRows } from "./packed-rows.ts";
import { sha256 } from "./sha256.ts";

const idOf = (text: string) => sha256(text).slice(0, 24);

/** One visit of each of 1,500 clients after the other, each booked by itself and on an invoice of its client. */
const row = (index: number): VisitRow => ({
  kind: "visit",
  id: `${idOf(`visit ${index}`)}.2026-11-10`,
  date: "2026-11-10",
  timeframe: "morning",
  service: "25",
  client_id: idOf(`client ${(index * 7) % 1500}`),
  walker_id: idOf(`walker ${index % 25}`),
  status: "completed",
  billing: "invoiced",
  charge: 2500 + (index % 37),
  pay: 1500,
  invoice_id: idOf(`invoice ${(index * 7) % 1500}`),
  pay_run_id: idOf(`run ${index % 25}`),
});

test("as many rows as a week keeps fit into one item of the table, and come back as they were", () => {
  const rows = Array.from({ length: maxRows }, (_, index) => row(index));
  const packed = packRows(rows);
  expect(packed.length).toBeLessThan(350_000);
  expect(unpackRows(packed)).toEqual(rows);
});
