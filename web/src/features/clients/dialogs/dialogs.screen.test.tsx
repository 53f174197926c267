import { changeClient, getClient, listClients, mergeClients } from "@petcare/contract";
import { doorTag } from "@petcare/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient, aClientRecord } from "../../../testing/people.ts";

const tag = "3467ACDEFGHJKMNPQRTWXY34";
const tagsSent = () => bodiesOf(changeClient).map((body) => (body as { door_tag: string | null }).door_tag);

beforeEach(() => {
  answer(changeClient, aClientRecord({ version: 2, door_tag: tag }));
});

const dialog = async () => within(await screen.findByRole("dialog", { name: "Door tag" }));

test("the owner makes a tag, and prints it without a name", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const user = openApp("/admin/clients/client-1?tab=details", "admin");
  expect(await screen.findByText("None. A walker taps “I’m here” instead.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make a tag the door tag" }));
  await user.click((await dialog()).getByRole("button", { name: "Make a tag" }));
  const sheet = await (await dialog()).findByRole("region", { name: "Door tag" });
  expect(within(sheet).getByText("3467AC")).toBeTruthy();
  expect(within(sheet).getByRole("img", { name: "QR code of the door tag" })).toBeTruthy();
  expect(sheet.textContent).not.toContain("Reyes");
  expect(bodiesOf(changeClient)).toEqual([{ version: 1, door_tag: expect.stringMatching(doorTag) }]);
  await user.click((await dialog()).getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("a tag is replaced by another one each time, and removed, after asking", async () => {
  answer(getClient, aClientRecord({ door_tag: tag }));
  const user = openApp("/admin/clients/client-1?change=tag", "admin");
  await user.click((await dialog()).getByRole("button", { name: "Replace" }));
  const replace = within(await screen.findByRole("dialog", { name: "Replace the door tag of Ana Reyes?" }));
  const said = "The printed tag counts no more, at once. Print the new one and put it in its place.";
  expect(replace.getByText(said)).toBeTruthy();
  await user.click(replace.getByRole("button", { name: "Replace" }));
  expect(await screen.findByText("Door tag replaced. Print the new one.")).toBeTruthy();
  expect(tagsSent()).toEqual([expect.stringMatching(doorTag)]);
  expect(tagsSent()).not.toEqual([tag]);

  await user.click((await dialog()).getByRole("button", { name: "Remove" }));
  const remove = within(await screen.findByRole("dialog", { name: "Remove the door tag of Ana Reyes?" }));
  expect(remove.getByText("The printed tag counts no more, at once. Walkers tap “I’m here” instead.")).toBeTruthy();
  await user.click(remove.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Door tag removed")).toBeTruthy();
  expect(tagsSent()[1]).toBeNull();
});

const merged = { saved: false, visits: 6, owed: 58, credit: 14, fills: ["access", "phone"], pets: ["Olive"], keys: 1 };

test("a record that shares the phone is offered for merging, and what it does is told before", async () => {
  answer(listClients, [aClient(), aClient({ id: "client-2", name: "Ana R.", has_account: false })]);
  answer(getClient, aClientRecord({ version: 3 }));
  answer(mergeClients, merged);
  const user = openApp("/admin/clients/client-1", "admin");
  await user.click(await screen.findByRole("link", { name: "merge" }));
  expect(currentAddress()).toBe("/admin/clients/client-1?merge=client-2");
  const shown = within(await screen.findByRole("dialog", { name: "Merge into Ana Reyes" }));
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
