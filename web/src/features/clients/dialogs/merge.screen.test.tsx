import { getClient, listClients, mergeClients } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient, aClientRecord } from "../../../testing/people.ts";

const record = aClientRecord({ version: 3 });
const told = { saved: false, visits: 6, owed: 58, credit: 14, fills: ["access", "phone"], pets: ["Olive"], keys: 1 };

beforeEach(() => {
  answer(listClients, [aClient(), aClient({ id: "client-2", name: "Ana R.", has_account: false })]);
  answer(getClient, record);
});

const dialog = async () => within(await screen.findByRole("dialog", { name: "Merge into Ana Reyes" }));

test("a record that shares the phone is offered for merging, and what it does is told before", async () => {
  answer(mergeClients, told);
  const user = openApp("/admin/clients/client-1", "admin");
  await user.click(await screen.findByRole("link", { name: "merge" }));
  expect(currentAddress()).toBe("/admin/clients/client-1?merge=client-2");
  const shown = await dialog();
  expect(await shown.findByText("6 visits go to Ana Reyes, at their prices")).toBeTruthy();
  expect(
    shown.getByText("$58.00 owed and $14.00 of credit go to Ana Reyes, with all invoices and payments"),
  ).toBeTruthy();
  expect(shown.getByText("codes and parking, phone")).toBeTruthy();
  expect(shown.getByText("Olive")).toBeTruthy();
  expect(shown.getByText("1 copy")).toBeTruthy();

  await user.click(shown.getByRole("button", { name: "Merge the two records" }));
  expect(await screen.findByText("Ana Reyes is merged into Ana Reyes")).toBeTruthy();
  expect(bodiesOf(mergeClients).at(-1)).toEqual({ into: "client-1", version: 3, into_version: 3 });
  await waitFor(() => expect(currentAddress()).toBe("/admin/clients/client-1"));
});
