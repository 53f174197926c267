import { addDays } from "@petcare/domain";
import { expect, test } from "vitest";
import { callRaw, fieldsOf } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test.each([
  ["getJournal", 92],
  ["getReconciliation", 92],
  ["getSalesTax", 92],
  ["listInvoices", 92],
  ["previewInvoices", 92],
  ["clientStatement", 366],
  ["listMiles", 366],
] as const)("%s takes a period of %i days, and none that is longer or ends before it starts", async (name, most) => {
  const first = "2026-01-01";
  const read = (to: string) =>
    callRaw(app.owner, name, { params: { id: app.ana.user.id }, query: { from: first, to } });
  expect((await read(addDays(first, most - 1))).status).toBe(200);
  expect(await fieldsOf(read(addDays(first, most)))).toEqual({ to: `The period must be at most ${most} days.` });
  expect(await fieldsOf(read("2025-12-31"))).toEqual({ to: "The period must not end before it starts." });
});
