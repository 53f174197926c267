import { type AnswerOf, getPriceRules } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, refuse } from "../../../testing/fake-server.ts";
import { answerForm, openForm } from "../../../testing/schedule-form.ts";

type Rule = AnswerOf<typeof getPriceRules>["rules"][number];

const aRule = (changes: Pick<Rule, "id" | "name" | "when" | "charge">): Rule => ({
  services: ["25", "visit", "overnight", "other"],
  pay: null,
  from: "2026-11-01",
  to: null,
  ...changes,
});
const holidays = aRule({ id: "h", name: "Holidays", when: { type: "holidays" }, charge: { dollars: 10 } });
const thirdPet = aRule({ id: "p", name: "Third pet", when: { type: "pets", beyond: 2 }, charge: { percent: 10 } });
const answerRules = (rules: Rule[]) =>
  answer(getPriceRules, {
    rules,
    holidays: ["thanksgiving", "christmas", "new_year"],
    days: [],
    version: 1,
    cancelling: [],
    accept_free_cancels: false,
    takes_meets: false,
  });

beforeEach(answerForm);

/** The form of a booking of Ana's for a day, at $28.00, and the lines that say what its visits cost. */
async function openOn(date: string) {
  const { user, dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  const type = async (label: string | RegExp, text: string) => {
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  await type("Date", date);
  await type("Price", "28");
  const costs = dialog.getByRole("status", { name: "What visits cost" });
  const lines = () =>
    within(costs)
      .queryAllByRole("listitem")
      .map(({ textContent }) => textContent);
  return { user, dialog, type, costs, lines };
}

test("a series says both sums, and which of the next visits has which part", async () => {
  answerRules([holidays]);
  const { user, dialog, costs, lines } = await openOn("11/26/2026");
  expect(lines()).toEqual(["Thu, Nov 26$28.00 + Thanksgiving $10.00 = $38.00"]);
  await user.click(dialog.getByText("Weekly"));
  expect(costs.textContent).toContain("$28.00, on holidays $38.00");
  expect(lines()).toEqual(["Thu, Nov 26$28.00 + Thanksgiving $10.00 = $38.00", "Thu, Dec 3, and 28 more$28.00"]);
});

test("what is typed changes the sums at once", async () => {
  answerRules([holidays, thirdPet]);
  const { user, dialog, costs, lines, type } = await openOn("11/27/2026");
  expect(costs.textContent).toBe("");
  await type(/^Pet.*comma separated/, "Biscuit, Max, Rex");
  expect(lines()).toEqual(["Fri, Nov 27$28.00 + Third pet $2.80 = $30.80"]);
  await type("Price", "25.55");
  expect(lines()).toEqual(["Fri, Nov 27$25.55 + Third pet $2.55 = $28.10"]);
  await type("Date", "12/25/2026");
  expect(lines()).toEqual(["Fri, Dec 25$25.55 + Christmas $10.00 + Third pet $2.55 = $38.10"]);
  await user.click(dialog.getByText("Weekly"));
  expect(costs.textContent).toContain("$28.10, on holidays $38.10");
});

test("a rule of weekdays counts on ordinary days too; where these differ, one sum for all of them is not said", async () => {
  const friday = aRule({ id: "f", name: "Friday", when: { type: "weekdays", weekdays: [4] }, charge: { dollars: 2 } });
  answerRules([holidays, friday]);
  const { user, dialog, costs } = await openOn("11/27/2026");
  await user.click(dialog.getByText("Weekly"));
  expect(costs.textContent).toContain("$30.00, on holidays $40.00");
  await user.click(dialog.getByText("Daily"));
  expect(costs.textContent).toContain("The next 30 visits");
});

test("a series on no holiday, and a booking without rules, say nothing more", async () => {
  answerRules([]);
  const { user, dialog, costs } = await openOn("11/26/2026");
  await user.click(dialog.getByText("Daily"));
  expect(costs.textContent).toBe("");
});

test("many kinds of days are counted beyond the sixth", async () => {
  const days = Array.from({ length: 8 }, (_, n) => ({ date: addDays("2026-12-14", n), name: `Day ${n}` }));
  answer(getPriceRules, {
    rules: [holidays],
    holidays: [],
    days,
    version: 1,
    cancelling: [],
    accept_free_cancels: false,
    takes_meets: false,
  });
  const { user, dialog, lines } = await openOn("12/14/2026");
  await user.click(dialog.getByText("Daily"));
  expect(lines()).toHaveLength(7);
  expect(lines()[5]).toBe("Sat, Dec 19$28.00 + Day 5 $10.00 = $38.00");
  expect(lines()[6]).toBe("And 24 visits on other days");
});

test("rules that cannot be read keep nobody from booking", async () => {
  refuse(getPriceRules, 500, { message: "No" });
  const { costs } = await openOn("11/26/2026");
  expect(costs.textContent).toBe("What price rules add could not be read. You can still save.");
});
