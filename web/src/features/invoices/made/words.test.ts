import { expect, test } from "vitest";
import { madeText } from "./words.ts";

const period = { start: "2026-11-09", end: "2026-11-15" } as const;
const invoice = { number: "8E21D4F0", total: 50, balance: 50 };
const told = (of: typeof invoice) =>
  madeText({ invoice: of, period, due: "2026-11-27" }, "Ana Reyes", "2026-11-20").split("\n");

test.each([
  {
    of: "one invoice",
    told: invoice,
    says: ["your invoice 8E21D4F0 for Nov 9 – 15 comes to $50.00 and is due Fri, Nov 27."],
  },
  {
    of: "one that credit pays in part",
    told: { ...invoice, balance: 43.5 },
    says: [
      "your invoice 8E21D4F0 for Nov 9 – 15 comes to $50.00.",
      "Your credit pays part of it: $43.50 are due Fri, Nov 27.",
    ],
  },
])("$of is told with its sum, its due date and how to pay", ({ told: one, says }) => {
  const [hello, ...lines] = told(one);
  expect(hello).toBe("Hi Ana,");
  expect(lines.slice(0, -2)).toEqual(says);
  expect(lines.at(-2)).toMatch(/^How to pay: /);
  expect(lines.at(-1)).toMatch(/^Thank you! /);
});

test("nothing is asked for what credit has paid, or what comes to nothing", () => {
  const lines = (of: typeof invoice) => told(of).slice(1, -1);
  expect(lines({ ...invoice, balance: 0 })).toEqual([
    "your invoice 8E21D4F0 for Nov 9 – 15 comes to $50.00.",
    "Your credit pays all of it.",
  ]);
  expect(lines({ ...invoice, total: 0, balance: 0 })).toEqual(["your invoice 8E21D4F0 for Nov 9 – 15 comes to $0.00."]);
});
