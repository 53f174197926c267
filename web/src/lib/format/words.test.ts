import { expect, it } from "vitest";
import { count, petsText, serviceBrief, serviceName, shortName } from "./words.ts";

it.each([
  [[], "No pets named"],
  [["Duke"], "Duke"],
  [["Biscuit", "Max"], "Biscuit & Max"],
  [["Nori", "Tofu", "Rex"], "Nori, Tofu & Rex"],
  [["A", "B", "C", "D"], "A, B +2"],
])("names the pets %j", (names, text) => {
  expect(petsText(names)).toBe(text);
});

it("shortens people", () => {
  expect(["Marco Abate", "Cher", "Ana  De La Cruz"].map(shortName)).toEqual(["M. Abate", "Cher", "A. De La Cruz"]);
});

it("names services in full and in brief", () => {
  expect(serviceName({ service_type: "25" })).toBe("25 minute walk");
  expect(serviceName({ service_type: "other", service_label: "Nail trim" })).toBe("Nail trim");
  expect(serviceName({ service_type: "other", service_label: null })).toBe("Other");
  expect(serviceBrief({ service_type: "visit", service_label: "ignored" })).toBe("Visit");
});

it("counts in words", () => {
  expect([count(1, "visit"), count(0, "visit"), count(2, "person", "people")]).toEqual([
    "1 visit",
    "0 visits",
    "2 people",
  ]);
});
