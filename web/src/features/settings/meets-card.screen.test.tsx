import { type AnswerOf, getPriceRules, listReferralCodes, setPriceRules } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

const rules: AnswerOf<typeof getPriceRules> = {
  rules: [],
  holidays: ["thanksgiving"],
  days: [],
  cancelling: [],
  accept_free_cancels: true,
  takes_meets: false,
  version: 3,
};

beforeEach(() => {
  answerPages(listReferralCodes, () => ({ items: [], next: undefined }));
  answer(getPriceRules, rules);
});

const tick = async () => {
  const user = openApp("/admin/settings?tab=codes", "admin");
  const card = within(await screen.findByRole("region", { name: "Meet and greet" }));
  const box = (await card.findByRole("checkbox", {
    name: "Strangers can ask for a meet and greet",
  })) as HTMLInputElement;
  expect(box.checked).toBe(false);
  await user.click(box);
  return box;
};

test("the owner lets strangers ask for a meet and greet by a tick, and the price rules stay", async () => {
  answer(setPriceRules, ({ body: { takes_meets = false } }) => ({
    ...{ ...rules, takes_meets, version: 4 },
    saved: true,
    effect: { visits: 0, change: 0 },
  }));
  const box = await tick();
  expect(await screen.findByText("Meet and greet saved")).toBeTruthy();
  await waitFor(() => expect(box.checked).toBe(true));
  const { ...body } = rules;
  expect(bodiesOf(setPriceRules)).toEqual([{ ...body, takes_meets: true }]);
});
