import { expect, it } from "vitest";
import { briefName, toldApart } from "./told-apart.ts";

it.each([
  [["Ana Diaz", "Rosa Diaz"], "Ana"],
  [["Ana Diaz", "Ana Reyes"], "Ana D."],
  [["Ana Diaz", "Ana Duarte"], "Ana Diaz"],
  [["Ana Diaz (0147)", "Ana Diaz (0148)"], "Ana Diaz (0147)"],
  [["Ana", "Ana Diaz"], "Ana"],
])("of %j the first is called %s", (names, brief) => expect(briefName(names[0] ?? "", names)).toBe(brief));

it("adds the end of the phone number where two have one name", () => {
  const people = [
    { name: "Ana Diaz", phone: "5165550147" },
    { name: "Ana Diaz", phone: null },
    { name: "Ana Reyes", phone: "5165550103" },
  ];
  expect(toldApart(people).map(({ name }) => name)).toEqual(["Ana Diaz (0147)", "Ana Diaz", "Ana Reyes"]);
});
