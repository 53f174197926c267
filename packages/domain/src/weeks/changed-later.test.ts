import { expect, test } from "vitest";
import { changedLater } from "./changed-later.ts";
import type { VisitRow } from "./week-rows.ts";

const row: VisitRow = {
  kind: "visit",
  id: "daily.2026-11-10",
  date: "2026-11-10",
  timeframe: "morning",
  service: "25",
  client_id: "carla",
  walker_id: "rosa",
  status: "completed",
  billing: "invoiced",
  charge: 2500,
  pay: 1500,
  invoice_id: "invoice-1",
  pay_run_id: undefined,
};

test.each<[what: string, now: Partial<VisitRow>]>([
  ["the client's record was merged into another one", { client_id: "carla-2" }],
  ["the walker was paid", { pay_run_id: "run-1" }],
])("nothing of a closed week has changed where %s", (_, now) => {
  expect(changedLater([row], [{ ...row, ...now }]).visits).toEqual([]);
});

test.each<[what: string, now: Partial<VisitRow>]>([
  ["another walker", { walker_id: "marcus" }],
  ["another charge", { charge: 2600 }],
  ["another invoice", { invoice_id: "invoice-2" }],
])("%s is a change", (_, now) => {
  const is = { ...row, ...now };
  expect(changedLater([row], [is]).visits).toEqual([{ id: row.id, was: row, is }]);
});
