import { expect, test } from "vitest";
import { asServiceType, durationMinutes, serviceLabels, serviceTypes, soldAs } from "./kinds.ts";

test("there are four services, each with its name and duration", () => {
  expect(serviceTypes.map((service) => [service, serviceLabels[service], durationMinutes[service]])).toEqual([
    ["25", "25 minute walk", 25],
    ["visit", "Cat/Dog 25 minute Visit", 25],
    ["overnight", "Overnight stay", 1440],
    ["other", "Other", 25],
  ]);
});

test.each([
  ["20", "25"],
  ["30", "25"],
  ["60", "25"],
  ["25", "25"],
  ["visit", "visit"],
  ["overnight", "overnight"],
  ["other", "other"],
  ["45", undefined],
  ["", undefined],
  ["toString", undefined],
])("a stored %j is read as %j", (raw, expected) => {
  expect(asServiceType(raw)).toBe(expected);
  expect(soldAs(raw)).toBe(expected ?? "other");
});
