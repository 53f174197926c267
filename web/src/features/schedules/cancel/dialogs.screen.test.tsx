import { type AnswerOf, cancelVisit, getPriceRules, getSchedule } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anEditAnswer, anOpenedSchedule, aSeriesVisit } from "../../../testing/edits.ts";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { priceRules } from "../../../testing/settings.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";

const price = 28.01;
const pay = 16;
const visits = { occurrence: 1, following: 18, series: 19 };
const part = (share: string | undefined, amount: number | undefined, all: number) =>
  ({ nothing: 0, half: Math.floor(all * 50) / 100, all, amount: amount ?? 0 })[share ?? "nothing"] ?? 0;

/** Cancelling as the server does it: 18 visits follow, 19 are in the series, each for $28.01. */
function answerCancelling(): void {
  answer(cancelVisit, ({ query, body }) => {
    const cancelled = visits[body.scope];
    const effect = {
      cancelled,
      cancelled_before: body.scope === "occurrence" ? 0 : 1,
      charge: cancelled * part(body.charge, body.charge_amount, price),
      pay: cancelled * part(body.pay, body.pay_amount, pay),
    };
    return anEditAnswer(effect, query.preview && `plan of ${body.scope}`);
  });
}

/** Opens the dialog over the calendar's address of a visit. */
async function openCancel(visit = aSeriesVisit(), cancelling: AnswerOf<typeof getPriceRules>["cancelling"] = []) {
  answer(getPriceRules, priceRules({ cancelling }));
  answer(getSchedule, anOpenedSchedule(visit));
  answerCancelling();
  const user = openApp(`/admin/calendar?cancel=${visit._id}`, "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel visit" }));
  await dialog.findByText(/is charged, of \$28\.01/);
  const red = (name: string) => dialog.findByRole("button", { name });
  /** Gives the last body that was sent, without those of previews. */
  const done = () => bodiesOf(cancelVisit).findLast((body) => "reason" in (body as object));
  return { user, dialog, red, done };
}

test.each([
  ["25", 0],
  ["overnight", 1],
] as const)(
  "a past %s offers no Undo that fails: a walk is not restored, a stay until its last day",
  async (service_type, undos) => {
    const { user, red } = await openCancel(anOwnerVisit({ date: "2026-11-19", timeframe: "evening", service_type }));
    await user.click(await red("Cancel visit"));
    await screen.findByText(/^Cancelled Biscuit & Max: Thu, Nov 19/);
    expect(screen.queryAllByRole("button", { name: "Undo" })).toHaveLength(undos);
  },
);

test("the price rules' row that fits is chosen for one visit, may be changed, and is none of a series'", async () => {
  const services = ["25" as const, "visit" as const, "overnight" as const, "other" as const];
  const week = { services, on: "all" as const, hours: 720, charge: "half" as const, pay: "all" as const };
  const { user, dialog, red, done } = await openCancel(aSeriesVisit(), [week]);
  const charge = within(dialog.getByRole("group", { name: /is charged/ }));
  const paid = within(dialog.getByRole("group", { name: /is paid/ }));
  expect(dialog.getByText("Less than 30 days before: what your price rules say is chosen.")).toBeTruthy();
  const chosen = { checked: true };
  expect(charge.getByRole("radio", { name: /^Half/, ...chosen })).toBeTruthy();
  expect(paid.getByRole("radio", { name: /^All/, ...chosen })).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /^This and following/ }));
  expect(await red("Cancel 18 visits")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /^This occurrence only/ }));
  await user.click(paid.getByRole("radio", { name: /^Amount/ }));
  await user.type(dialog.getByLabelText("Amount for each visit, paid"), "10");
  const button = await red("Cancel visit, charge $14.00");
  expect(dialog.getByText("Stays with the business").nextSibling?.textContent).toBe("$4.00");
  await user.click(button);
  await screen.findByText(/^Cancelled Biscuit/);
  expect(done()).toMatchObject({ scope: "occurrence", charge: "half", pay: "amount", pay_amount: 10 });
});
