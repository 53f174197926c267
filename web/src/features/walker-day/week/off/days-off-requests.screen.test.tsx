import { askRequest, me, myRequests, mySchedule, withdrawRequest } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../../testing/open-app.tsx";
import { aProfile } from "../../../../testing/people.ts";
import { aRequest } from "../../../../testing/requests.ts";

const off = (given: Parameters<typeof aRequest>[0] = {}) =>
  aRequest({
    ...{ kind: "off", timeframe: null, service_type: null, pet_names: [] },
    ...{ date: "2026-12-01", through: "2026-12-03", words: "Dentist" },
    ...given,
  });
beforeEach(() => {
  answer(me, aProfile({ id: "walker-1", _id: "walker-1", role: "walker" }));
  answer(mySchedule, []);
});

test("days off are asked for in three taps", async () => {
  answer(myRequests, []);
  answer(askRequest, { quote: { total: 0 }, recurring: false, visits: null, care: null, request: off() });
  const user = openApp("/walker?view=week", "walker");
  await user.click(await screen.findByRole("button", { name: "Ask for days off" }));
  expect(currentAddress()).toBe("/walker?view=week&ask=days-off");
  const dialog = await screen.findByRole("dialog", { name: "Ask for days off" });
  await user.type(within(dialog).getByLabelText("Note"), "Dentist");
  await user.click(within(dialog).getByRole("button", { name: "Ask Kate" }));
  await screen.findByText("Asked. Kate answers soon, and nothing changes until then.");
  expect(bodiesOf(askRequest)).toEqual([{ kind: "off", date: "2026-11-21", through: "2026-11-21", words: "Dentist" }]);
});

test("a refusal stands at its day", async () => {
  answer(myRequests, []);
  const fields = { through: "Choose fewer days." };
  refuse(askRequest, 400, { message: "The request is not valid.", code: "invalid_input", fields });
  const user = openApp("/walker?view=week&ask=days-off", "walker");
  const dialog = await screen.findByRole("dialog", { name: "Ask for days off" });
  await user.click(within(dialog).getByRole("button", { name: "Ask Kate" }));
  expect(await within(dialog).findByText("Choose fewer days.")).toBeTruthy();
});

test("what was asked for stands with its answer until a week later, and is taken back in one tap", async () => {
  answer(myRequests, [
    off(),
    off({ _id: "no", standing: "declined", answer: "Too many are off", date: "2026-12-08", through: "2026-12-08" }),
    off({ _id: "old", standing: "accepted", date: "2026-11-01", through: "2026-11-12" }),
    off({ _id: "back", standing: "withdrawn" }),
  ]);
  answer(withdrawRequest, off({ standing: "withdrawn" }));
  const user = openApp("/walker?view=week", "walker");
  const panel = await screen.findByRole("region", { name: "Days off" });
  expect((await within(panel).findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "Dec 1 – 3, 2026 · Waits for an answerDentistTake it back",
    "Dec 8, 2026 · DeclinedDentistToo many are off",
  ]);
  await user.click(within(panel).getByRole("button", { name: "Take it back: Dec 1 – 3, 2026" }));
  await screen.findByText("Taken back");
});

test("a list that cannot be read says so, and is read again", async () => {
  refuse(myRequests, 400);
  const user = openApp("/walker?view=week", "walker");
  const panel = await screen.findByRole("region", { name: "Days off" });
  const words = "What you have asked for could not be read. Please try again.";
  expect(await within(panel).findByText(words)).toBeTruthy();
  answer(myRequests, [off({})]);
  await user.click(within(panel).getByRole("button", { name: "Try again" }));
  expect(await within(panel).findByRole("listitem")).toBeTruthy();
  expect(within(panel).queryByText(words)).toBeNull();
});
