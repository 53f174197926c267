import { getPricing, listClients, repriceAllVisits, setPricing } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient } from "../../../testing/people.ts";

const prices = { walk25: 25, visit: 25, overnight: 100, other: 30, version: 2 };

beforeEach(() => {
  answer(listClients, [aClient({ custom_rates: { walk25: 28 } })]);
  answer(getPricing, prices);
});

test("new prices are saved on the version that was seen, say who has their own, and change what is booked if asked", async () => {
  const part = { visits: 40, later: 0 as const, before: 1000, after: 1080, kept: 1 };
  answer(setPricing, { ...prices, visit: 27, version: 3 });
  answer(repriceAllVisits, ({ query }) => ({
    ...part,
    saved: !("preview" in query),
  }));
  const user = openApp("/admin/settings?tab=prices", "admin");
  const visit = await screen.findByRole("textbox", { name: "Cat/Dog 25 minute Visit" });
  expect(await screen.findByText("1 client with a custom rate")).toBeTruthy();
  await user.clear(visit);
  await user.type(visit, "27");
  await user.click(screen.getByRole("button", { name: "Save prices" }));
  expect(await screen.findByText("Prices saved")).toBeTruthy();
  expect(bodiesOf(setPricing)).toEqual([{ ...prices, visit: 27 }]);
  const question = within(await screen.findByRole("dialog", { name: "Visits from tomorrow on" }));
  expect(
    await question.findByText(
      "40 visits are booked at the old price. Stored so far: $1,000.00 → $1,080.00, $80.00 more.",
    ),
  ).toBeTruthy();
  expect(currentAddress()).toContain("reprice=visit");
  await user.click(question.getByRole("button", { name: "Change 40 visits" }));
  expect(await screen.findByText("40 visits changed")).toBeTruthy();
  expect(bodiesOf(repriceAllVisits).at(-1)).toEqual({ prices: [{ service_type: "visit", from: 25, to: 27 }] });
});
