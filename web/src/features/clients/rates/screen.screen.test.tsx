import { changeClient, getClient, getTaxes, repriceVisits } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
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
  expect(currentAddress()).toContain("reprice=25");
  await user.click(question.getByRole("button", { name: "Change 6 visits" }));
  expect(await screen.findByText("6 visits changed")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodiesOf(repriceVisits).at(-1)).toEqual({ prices: [{ service_type: "25", from: 28, to: 30 }] });
});

const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" } as const;
const queens = { id: "queens", name: "Queens", milli: 8875, from: "2026-11-01" } as const;
const taxes = { rates: [nassau, queens], services: ["25" as const], cancelled: false, version: 1 };

const openTaxes = () => {
  answer(getTaxes, taxes);
  answer(changeClient, aClientRecord({ version: 2 }));
  return openApp("/admin/clients/client-1?tab=rates", "admin");
};

test("a client has the first rate, and takes another one", async () => {
  const user = openTaxes();
  expect(await screen.findByText("Nassau 8.625 %")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Another rate" }));
  const rate = await dialog("Rate of sales tax");
  await user.selectOptions(await rate.findByLabelText("Rate"), "Queens 8.875 %");
  await user.click(rate.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Sales tax saved")).toBeTruthy();
  expect(bodiesOf(changeClient)).toEqual([{ version: 1, tax: { rate: "queens" } }]);
});

test("who pays no tax has a reason, which is told at its field where it is missing", async () => {
  const user = openTaxes();
  await user.click(await screen.findByRole("button", { name: "Exempt…" }));
  const exempt = await dialog("Exempt from sales tax");
  const message = "Say why no sales tax is charged";
  refuse(changeClient, 400, { message, code: "invalid_input", fields: { "tax.exempt": message } });
  await user.click(exempt.getByRole("button", { name: "Save" }));
  expect(await exempt.findByText(message)).toBeTruthy();
  answer(changeClient, aClientRecord({ version: 2, tax: { exempt: "A shelter", certificate: null } }));
  await user.type(exempt.getByLabelText("Reason"), "A shelter");
  await user.click(exempt.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(": A shelter")).toBeTruthy();
  expect(bodiesOf(changeClient).at(-1)).toEqual({ version: 1, tax: { exempt: "A shelter", certificate: null } });
});
