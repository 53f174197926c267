import { type AnswerOf, getPriceRules } from "@petcare/contract";
import { within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { answerForm, openForm } from "../../../testing/schedule-form.ts";
import { priceRules } from "../../../testing/settings.ts";

type Rule = AnswerOf<typeof getPriceRules>["rules"][number];

const aRule = (changes: Pick<Rule, "id" | "name" | "when" | "charge">): Rule => ({
  services: ["25", "visit", "overnight", "other"],
  pay: null,
  from: "2026-11-01",
  to: null,
  ...changes,
});
const holidays = aRule({ id: "h", name: "Holidays", when: { type: "holidays" }, charge: { dollars: 10 } });

const answerRules = (rules: Rule[]) =>
  answer(getPriceRules, priceRules({ rules, holidays: ["thanksgiving", "christmas", "new_year"] }));

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
