import { changeClient, getTaxes } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClientRecord } from "../../../testing/people.ts";

const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" } as const;
const queens = { id: "queens", name: "Queens", milli: 8875, from: "2026-11-01" } as const;
const taxes = { rates: [nassau, queens], services: ["25" as const], cancelled: false, version: 1 };

beforeEach(() => {
  answer(getTaxes, taxes);
  answer(changeClient, aClientRecord({ version: 2 }));
});

const open = () => openApp("/admin/clients/client-1?tab=rates", "admin");
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("a client has the first rate, and takes another one", async () => {
  const user = open();
  expect(await screen.findByText("Nassau 8.625 %")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Another rate" }));
  const rate = await dialog("Rate of sales tax");
  await user.selectOptions(await rate.findByLabelText("Rate"), "Queens 8.875 %");
  await user.click(rate.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Sales tax saved")).toBeTruthy();
  expect(bodiesOf(changeClient)).toEqual([{ version: 1, tax: { rate: "queens" } }]);
});

test("who pays no tax has a reason, which is told at its field where it is missing", async () => {
  const user = open();
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
