import { listClients, listHistory, listSchedules, listWalkers, makeInvoices, previewInvoices } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { aBill, aPreview } from "../../../testing/invoices.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient } from "../../../testing/people.ts";

test("a taxed bill tells its tax, and sends the rates that were seen and whether adjustments go with it", async () => {
  answer(listClients, [aClient()]);
  for (const list of [listWalkers, listSchedules, listHistory] as const) answer(list, []);
  const bill = aBill();
  const lines = bill.lines.map((line) => ({ ...line, rate: 8625 }));
  answer(previewInvoices, aPreview({ clients: [{ ...bill, lines }] }));
  answer(makeInvoices, []);
  const user = openApp("/admin/invoices/make", "admin");
  await user.click(await screen.findByRole("button", { name: "Lines of Ana Reyes" }));
  await user.click(screen.getByRole("button", { name: "Add an adjustment" }));
  await user.type(screen.getByLabelText("Amount"), "10");
  await user.type(screen.getByLabelText("What it is for"), "A friend");
  expect(screen.getByText("Sales tax 8.625 % on $40.00")).toBeTruthy();
  const sums = within(screen.getByRole("region", { name: "1 invoice" }));
  expect(sums.getByText("Sales tax").nextElementSibling?.textContent).toBe("$3.45");
  await user.click(screen.getByLabelText("With tax"));
  expect(sums.getByText("Sales tax").nextElementSibling?.textContent).toBe("$4.31");
  await user.click(screen.getByRole("button", { name: "Make 1 invoice" }));
  await waitFor(() => expect(bodiesOf(makeInvoices)).toHaveLength(1));
  const client = {
    lines: lines.map(({ visit_id, price }) => ({ visit_id, price, rate: 8625 })),
    adjustments: [expect.objectContaining({ amount: -10, with_tax: false })],
  };
  expect(bodiesOf(makeInvoices)).toEqual([expect.objectContaining({ clients: [expect.objectContaining(client)] })]);
});
