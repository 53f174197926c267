import { changeClient, getClient } from "@petcare/contract";
import { doorTag } from "@petcare/domain";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClientRecord } from "../../../testing/people.ts";

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
