import { expect, test } from "vitest";
import { serviceLine } from "./service-line.ts";

test.each([
  ["25", "", { title: "25 minute walk" }],
  ["other", "Nail trim", { title: "Nail trim" }],
  ["other", "", { title: "Other" }],
  ["25", "Cancelled, half of $28.00", { title: "25 minute walk", detail: "Cancelled, half of $28.00" }],
  ["other", "Nail trim. Cancelled, charged $9.00", { title: "Nail trim", detail: "Cancelled, charged $9.00" }],
  [null, "Thank you for referring a neighbor", { title: "Thank you for referring a neighbor" }],
] as const)("a line of %s with the words '%s'", (service_type, description, words) => {
  expect(serviceLine({ service_type, description })).toEqual(words);
});
