import { type AnswerOf, getPriceRules } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
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

/** The form of a booking of Ana's for a day, at $28.00, and the line that says what its first visit costs. */
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
  return { user, dialog, costs };
}

test("what rules add to the first visit is said, and that each visit of a series counts by its own day", async () => {
  answerRules([holidays]);
  const { user, dialog, costs } = await openOn("11/26/2026");
  const first = "Thu, Nov 26: $28.00 + Thanksgiving $10.00 = $38.00. ";
  expect(costs.textContent).toBe(first);
  await user.click(dialog.getByText("Weekly"));
  expect(costs.textContent).toBe(`${first}Price rules count for each visit of a series by its own day.`);
});
