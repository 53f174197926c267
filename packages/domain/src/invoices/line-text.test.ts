import { expect, test } from "vitest";
import { lineText } from "./line-text.ts";

const cancelled = (price_cents: number, charge_cents: number) => ({
  status: "cancelled" as const,
  price_cents,
  charge_cents,
});

test.each([
  ["nothing of a visit that was done", { status: "completed" as const, price_cents: 2800 }, ""],
  ["half of its price", cancelled(2800, 1400), "Cancelled, half of $28.00"],
  ["half, without the half cent", cancelled(2555, 1277), "Cancelled, half of $25.55"],
  ["what was charged", cancelled(2800, 1000), "Cancelled, charged $10.00"],
  ["that all of it was charged", cancelled(2800, 2800), "Cancelled, charged $28.00"],
  ["its own words", { status: "completed" as const, price_cents: 2800, service_label: "Nail trim" }, "Nail trim"],
  ["both", { ...cancelled(2800, 1400), service_label: "Nail trim" }, "Nail trim. Cancelled, half of $28.00"],
])("a line says %s", (_, visit, text) => {
  expect(lineText(visit)).toBe(text);
});
