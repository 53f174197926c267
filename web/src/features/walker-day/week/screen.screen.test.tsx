import { me, myRequests, withdrawRequest } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aProfile } from "../../../testing/people.ts";
import { aRequest } from "../../../testing/requests.ts";

const off = (given: Parameters<typeof aRequest>[0] = {}) =>
  aRequest({
    ...{ kind: "off", timeframe: null, service_type: null, pet_names: [] },
    ...{ date: "2026-12-01", through: "2026-12-03", words: "Dentist" },
    ...given,
  });
beforeEach(() => {
  answer(me, aProfile({ id: "walker-1", _id: "walker-1", role: "walker" }));
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
    "Waits for an answerDec 1 – 3, 2026DentistTake it back",
    "DeclinedDec 8, 2026DentistToo many are off",
  ]);
  await user.click(within(panel).getByRole("button", { name: "Take it back: Dec 1 – 3, 2026" }));
  await screen.findByText("Taken back");
});
