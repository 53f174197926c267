import { changeClient, getClient, repriceVisits } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClientRecord } from "../../../testing/people.ts";

const booked = { saved: false, visits: 6, later: 0, before: 168, after: 180, kept: 2 };

beforeEach(() => {
  answer(getClient, aClientRecord({ custom_rates: { walk25: 28 } }));
  answer(changeClient, aClientRecord({ custom_rates: { walk25: 30 }, version: 2 }));
});

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

async function changeRate(to: string) {
  const user = openApp("/admin/clients/client-1?tab=rates&change=rates", "admin");
  const rates = await dialog("Custom rates");
  const field = await rates.findByRole("textbox", { name: "25 minute walk" });
  await user.clear(field);
  await user.type(field, to);
  await user.click(rates.getByRole("button", { name: "Save" }));
  return user;
}

test("a new rate asks whether what is booked takes it, says how many and what it comes to, and changes them", async () => {
  answer(repriceVisits, ({ query }) => ({ ...booked, saved: !("preview" in query) }));
  const user = await changeRate("30");
  const question = await dialog("Visits from tomorrow on");
  expect(await question.findByText("25 minute walk: $28.00 →", { exact: false })).toBeTruthy();
  expect(
    question.getByText("6 visits are booked at the old price. Stored so far: $168.00 → $180.00, $12.00 more."),
  ).toBeTruthy();
  expect(question.getByText("2 visits with another price, or one of their own, stay as they are.")).toBeTruthy();
  expect(currentAddress()).toContain("change=reprice-25");
  await user.click(question.getByRole("button", { name: "Change 6 visits" }));
  expect(await screen.findByText("6 visits changed")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodiesOf(repriceVisits).at(-1)).toEqual({ prices: [{ service_type: "25", from: 28, to: 30 }] });
});
