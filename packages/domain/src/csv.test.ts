import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test("rows end with CR and LF, and texts are quoted where they have to be", () => {
  expect(
    csvText([
      ["Pets", "Note", "Pay"],
      ["Max", 'He said "woof", twice', 15.5],
      ["", "Two\r\nlines", -3],
    ]),
  ).toBe('Pets,Note,Pay\r\nMax,"He said ""woof"", twice",15.5\r\n,"Two\r\nlines",-3\r\n');
  expect(csvText([])).toBe("");
});

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠SUM(A1)", "'＠SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\n=1", '"\'\n=1"'],
  ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
  ["'=1", "'=1"],
  ["9–12", "9–12"],
  ["Rex; =1+1", '"Rex; =1+1"'],
  ["Ana = Max", "Ana = Max"],
])("%j is a text and no formula", (text, cell) => {
  expect(csvText([[text]])).toBe(`${cell}\r\n`);
});

test("a number below zero stays a number", () => {
  expect(csvText([[-12.5, "-12.50", "-12.50=1"]])).toBe("-12.5,-12.50,'-12.50=1\r\n");
});
