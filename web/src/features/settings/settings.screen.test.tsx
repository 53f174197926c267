import {
  completedWalksTotals,
  getPricing,
  listClients,
  listReferralCodes,
  listWalkers,
  repriceAllVisits,
  setPricing,
} from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";
import type { Code } from "./code-row.tsx";

const prices = { walk25: 25, visit: 25, overnight: 100, other: 30, version: 2 };

const aCode = (changes: Partial<Code> = {}): Code => ({
  code: "K7RM4TXQ",
  role: "client",
  bound_to: null,
  note: "Dog park flyer",
  uses_limit: 10,
  uses: 1,
  expires_on: "2026-12-31",
  revoked: false,
  usable: true,
  created_at: "2026-11-18T15:00:00Z",
  used_by: [{ id: "client-1", name: "Sarah Cohen", phone: "5165550148", at: "2026-11-20T00:40:00Z" }],
  ...changes,
});

const none = { count: 0, charge: 0, pay: 0 };
const totals = {
  ...none,
  completed: 0,
  cancelled: 0,
  late: 0,
  to_bill: none,
  invoiced: none,
  written_off: none,
  days: [],
};

beforeEach(() => {
  answer(completedWalksTotals, totals);
  answer(listClients, [aClient({ custom_rates: { walk25: 28 } })]);
  answer(listWalkers, []);
  answer(getPricing, prices);
  answerPages(listReferralCodes, () => ({
    items: [aCode(), aCode({ code: "B4NY3EKW", note: null, usable: false, uses_limit: 1, expires_on: null })],
    next: undefined,
  }));
});

test("the default prices are changed on the version that was seen, and say who has their own", async () => {
  answer(setPricing, { ...prices, visit: 27, version: 3 });
  const user = openApp("/admin/settings?tab=prices", "admin");
  const visit = await screen.findByRole("textbox", { name: "Cat/Dog 25 minute Visit" });
  expect(await screen.findByText("1 client with a custom rate")).toBeTruthy();
  await user.clear(visit);
  await user.type(visit, "27");
  await user.click(screen.getByRole("button", { name: "Save prices" }));
  expect(await screen.findByText("Prices saved")).toBeTruthy();
  expect(bodiesOf(setPricing)).toEqual([{ ...prices, visit: 27 }]);
});

test("new prices ask whether what is booked takes them, and change it", async () => {
  const part = { visits: 40, later: 0 as const, before: 1000, after: 1080, kept: 1 };
  answer(setPricing, { ...prices, visit: 27, version: 3 });
  answer(repriceAllVisits, ({ query }) => ({
    ...part,
    saved: !("preview" in query),
  }));
  const user = openApp("/admin/settings?tab=prices", "admin");
  const visit = await screen.findByRole("textbox", { name: "Cat/Dog 25 minute Visit" });
  await user.clear(visit);
  await user.type(visit, "27");
  await user.click(screen.getByRole("button", { name: "Save prices" }));
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
