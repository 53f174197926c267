import { adjustInvoice, getInvoice } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { anInvoice } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";

const taxes = [{ name: "Nassau", rate: 8625, base: 100, amount: 8.63 }];
const taxed = anInvoice({
  adjustments: [],
  visits_total: 100,
  adjustments_total: 0,
  taxes,
  tax_total: 8.63,
  total: 108.63,
  balance: 108.63,
});

beforeEach(() => {
  answer(getInvoice, taxed);
  answer(adjustInvoice, anInvoice({ version: 2 }));
});

const open = (search = "") => openApp(`/admin/invoices/invoice-1${search}`, "admin");

test("an adjustment goes with its tax unless it is said otherwise, and the sentence says what it does", async () => {
  const user = open("?adjust=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Add an adjustment" }));
  await user.type(dialog.getByLabelText("Amount"), "20");
  await user.type(dialog.getByLabelText("What it is for"), "A friend");
  expect(dialog.getByText("−$20.00 and −$1.73 tax: $21.73 less")).toBeTruthy();
  expect(dialog.getByText("$86.90")).toBeTruthy();
  await user.click(dialog.getByLabelText("With tax"));
  expect(dialog.getByText("$88.63")).toBeTruthy();
  await user.click(dialog.getByLabelText("With tax"));
  await user.click(dialog.getByRole("button", { name: "Add it" }));
  expect(await screen.findByText("Adjusted 8E21D4F0 by −$20.00")).toBeTruthy();
  expect(bodiesOf(adjustInvoice)).toEqual([expect.objectContaining({ amount: -20, with_tax: true })]);
});
