import { expect, test } from "vitest";
import { formatPhone, parsePhone, phoneMessage, phoneProblem } from "./phone.ts";

const dashes = "516\u2013555\u20110134";
const pasted = ["(516) 555-0134", "516.555.0134", " +1 516 555 0134 ", "1-516-555-0134", "1 (516) 555-0134", dashes];

test.each(["5165550134", ...pasted, "\u202d516/555/0134\u202c", "tel:+15165550134", "Cell: 516 555 0134 (mornings)"])(
  "%j is a phone number",
  (text) => {
    expect([parsePhone(text), phoneProblem(text)]).toEqual(["5165550134", undefined]);
  },
);

const foreign = "This is another country's number. Please enter a US one.";

test.each([
  ...["", "516555013", "51655501345", "516-555-01x4", "0044 20 7946 0018"].map((text) => [text, phoneMessage]),
  ...["+44 516 555 0134", "(+44) 20 7946 0018"].map((text) => [text, foreign]),
  ...["516-555-0134 ext 5", "(516) 555-0134x5", "5165550134 #5"].map((text) => [
    text,
    "Please leave out the extension",
  ]),
])("%j is not a phone number: %s", (text, problem) => {
  expect([parsePhone(text), phoneProblem(text), formatPhone(text)]).toEqual([undefined, problem, expect.anything()]);
});

test.each([
  ["", ""],
  ["5", "5"],
  ["516", "516"],
  ["5165", "516-5"],
  ["516555", "516-555"],
  ["5165550", "516-555-0"],
  ...pasted.map((text) => [text, "516-555-0134"]),
])("%j is formatted as %j", (text, shown) => {
  expect(formatPhone(text)).toBe(shown);
});

test.each(["516555013499", "+", "+4", "+44 20 7946 0018", "516-555-0134 ext 5"])("%j stays as it was typed", (text) => {
  expect(formatPhone(text)).toBe(text);
});
