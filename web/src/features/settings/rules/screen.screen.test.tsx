import { getPriceRules, setPriceRules } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { priceRules } from "../../../testing/settings.ts";
import type { Rule, Rules } from "./data.ts";

const weekend: Rule = {
  id: "weekend",
  name: "Weekend",
  services: ["25", "visit", "overnight", "other"],
  when: { type: "weekdays", weekdays: [5, 6] },
  charge: { percent: 10 },
  pay: { dollars: 2 },
  from: "2026-11-01",
  to: null,
};

const rules: Rules = priceRules({
  rules: [weekend],
  holidays: ["thanksgiving", "christmas"],
  days: [{ date: "2026-12-24", name: "Christmas Eve" }],
  version: 3,
});

const saved = { ...rules, version: 4, saved: true, effect: { visits: 2, change: 20 } };

beforeEach(() => {
  answer(getPriceRules, rules);
  answer(setPriceRules, ({ query }) => ({ ...saved, saved: !("preview" in query) }));
});

/** The requests that save. */
const savedBodies = () => bodiesOf(setPriceRules).slice(-1);

test("a new rule counts from today, names its first holiday, and says which rule adds to the same days already", async () => {
  answer(getPriceRules, { ...rules, rules: [{ ...weekend, when: { type: "holidays" }, services: ["25"] }] });
  const user = openApp("/admin/settings?tab=rules&rule=new", "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Add a rule" }));
  expect(dialog.getByText(/First holiday: Thanksgiving, Thu, Nov 26, 2026\./)).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "Client pays" }), "10");
  expect(await dialog.findByText(/“Weekend” already adds 10% on holidays\. Both will count\./)).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "25 minute walk" }));
  expect(dialog.queryByText(/already adds/)).toBeNull();
});

test("a rule is ended from a day on, and a refusal stands at its field", async () => {
  refuse(setPriceRules, 400, { message: "No", fields: { "rules.0.to": "Ends must be today or later" } });
  const user = openApp("/admin/settings?tab=rules", "admin");
  await user.click(await screen.findByRole("button", { name: "End Weekend" }));
  const dialog = within(await screen.findByRole("dialog", { name: "End “Weekend”?" }));
  await user.click(dialog.getByRole("button", { name: "End the rule" }));
  expect(await dialog.findByText("Ends must be today or later")).toBeTruthy();
  answer(setPriceRules, saved);
  await user.click(dialog.getByRole("button", { name: "End the rule" }));
  expect(await screen.findByText("“Weekend” ends")).toBeTruthy();
  expect(savedBodies()).toMatchObject([{ rules: [{ ...weekend, to: "2026-11-20" }] }]);
});

test("what cancelling costs begins with an example, gets a row in a dialog, and loses one", async () => {
  const user = openApp("/admin/settings?tab=rules", "admin");
  const card = within(await screen.findByRole("region", { name: "Cancelling" }));
  answer(setPriceRules, ({ body }) => ({ ...saved, cancelling: body.cancelling ?? [] }));
  await user.click(card.getByRole("button", { name: "Begin with these three" }));
  expect(await card.findByText("Less than 7 days before, on holidays")).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Remove Less than 2 hours before" }));
  await waitFor(() => expect(card.queryByText("Less than 2 hours before")).toBeNull());
  await user.click(card.getByRole("button", { name: "Add a row" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What cancelling costs" }));
  expect(currentAddress()).toContain("cancel-rule=new");
  const hours = dialog.getByLabelText("Less than so many hours before");
  await user.clear(hours);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("Type whole hours, such as 24")).toBeTruthy();
  await user.type(hours, "4");
  await user.click(
    within(dialog.getByRole("group", { name: "The client is charged" })).getByRole("radio", { name: "All" }),
  );
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await card.findByText("Less than 4 hours before")).toBeTruthy();
  expect(savedBodies()).toMatchObject([
    {
      cancelling: [{ hours: 24 }, { hours: 168, on: "holidays" }, { hours: 4, on: "all", charge: "all", pay: "half" }],
    },
  ]);
});
