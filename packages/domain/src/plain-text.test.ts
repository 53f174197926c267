import { expect, test } from "vitest";
import { hasWords, inOrderOfNames } from "./plain-text.ts";

const connor = ["Siobhán O’Connor"];

test.each<[string, string[]]>([
  ...["o'connor", "o’connor", "oconnor", "O`Connor", "connor sio", "oʼc"].map((typed): [string, string[]] => [
    typed,
    connor,
  ]),
  ["lukasz", ["Łukasz"]],
  ["Łukasz", ["Lukasz"]],
  ["oster strasse", ["Øster Straße"]],
  ["irmak dordevic", ["Irmak Đorđević"]],
  ["thora aegir", ["Þóra Ægir"]],
])("%j finds %j", (typed, texts) => expect(hasWords(texts, typed)).toBe(true));

test("names are ordered by their plain letters", () => {
  const names = ["Zoe", "Łukasz", "Mia", "Émile", "Øyvind", "Ana", "Kit"];
  const sorted = inOrderOfNames(names.map((name) => ({ name })));
  expect(sorted.map(({ name }) => name)).toEqual(["Ana", "Émile", "Kit", "Łukasz", "Mia", "Øyvind", "Zoe"]);
});
