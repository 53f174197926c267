import { expect, test } from "vitest";
import { dueWords, isPastDue, knownStatus, periodText } from "./invoice-words.ts";

const today = "2026-11-20";

test("a status that nobody knows shows as unpaid", () => {
  expect(["unpaid", "partial", "paid", "void", "open", ""].map(knownStatus)).toEqual([
    "unpaid",
    "partial",
    "paid",
    "void",
    "unpaid",
    "unpaid",
  ]);
});

test.each([
  ["unpaid", "2026-11-19", true],
  ["partial", "2026-11-19", true],
  ["unpaid", "2026-11-20", false],
  ["paid", "2026-11-01", false],
  ["void", "2026-11-01", false],
] as const)("an invoice that is %s and was due on %s: past due is %s", (status, due, expected) => {
  expect(isPastDue({ status, due }, today)).toBe(expected);
});

test.each([
  ["2026-11-20", "due today"],
  ["2026-11-21", "due tomorrow"],
  ["2026-11-23", "due Mon, Nov 23"],
  ["2026-11-19", "was due yesterday"],
  ["2026-11-09", "was due Mon, Nov 9"],
  ["2027-01-04", "due Mon, Jan 4, 2027"],
] as const)("the due date %s in words", (due, words) => expect(dueWords(due, today)).toBe(words));

test.each([
  ["2026-11-02", "2026-11-08", "Nov 2 – 8"],
  ["2026-10-26", "2026-11-01", "Oct 26 – Nov 1"],
  ["2026-11-02", "2026-11-02", "Nov 2"],
  ["2025-12-29", "2026-01-04", "Dec 29, 2025 – Jan 4, 2026"],
] as const)("the period from %s to %s in words", (start, end, words) => {
  expect(periodText({ start, end }, today)).toBe(words);
});
