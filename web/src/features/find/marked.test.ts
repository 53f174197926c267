import { expect, test } from "vitest";
import { isIn, marked, wordsIn } from "./marked.ts";

const shown = (text: string, typed: string) =>
  marked(text, wordsIn(typed))
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join("");

test("the beginnings of words that were typed are marked, and nothing else", () => {
  expect(shown("Schedule walk for Biscuit", "bis sch")).toBe("[Sch]edule walk for [Bis]cuit");
  expect(shown("Biscuit", "cuit")).toBe("Biscuit");
  expect(shown("Biscuit", "")).toBe("Biscuit");
});

test("accents stay with their letter", () => {
  expect(shown("Zoë Ó Faoláin", "zoe faola")).toBe("[Zoë] Ó [Faolá]in");
  expect(shown("Zoe\u0308 Brandt", "zoe")).toBe("[Zoe\u0308] Brandt");
});

test("an apostrophe counts as one, as another or as none", () => {
  for (const typed of ["o'con", "ocon"]) expect(shown("Ana O’Connor", typed)).toBe("Ana [O’Con]nor");
  expect(shown("Ana O’Connor", "connor")).toBe("Ana O’[Connor]");
  expect(shown("Łukasz Großmann", "luk gross")).toBe("[Łuk]asz [Groß]mann");
});

test("the longest of two beginnings is marked", () => {
  expect(shown("Biscuit", "b bisc")).toBe("[Bisc]uit");
});

test("each word has to begin one of the text", () => {
  expect(isIn("O'Brien & Sons", wordsIn("brien"))).toBe(true);
  expect(isIn("Ana Reyes", wordsIn("rey ana"))).toBe(true);
  expect(isIn("Ana Reyes", wordsIn("ana cruz"))).toBe(false);
});
