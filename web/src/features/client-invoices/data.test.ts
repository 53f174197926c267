import { expect, test } from "vitest";
import { aClientInvoice } from "../../testing/invoices.ts";
import { stateWords } from "./data.ts";

test("an invoice says when it is due, or when it was paid", () => {
  const words = (changes: Parameters<typeof aClientInvoice>[0]) => stateWords(aClientInvoice(changes), "2026-11-20");
  const payments = [{ date: "2026-11-18" as const, method: "Check", amount: 28, tip: null }];
  expect(words({ due: "2026-11-20" })).toBe("due today");
  expect(words({ status: "paid", balance: 0, payments })).toBe("paid Wed, Nov 18");
  expect(words({ status: "paid", balance: 0 })).toBe("nothing to pay");
});
