import {
  type AnswerOf,
  changeClient,
  clientVisits,
  getClient,
  getPricing,
  listBalances,
  listClients,
  listWalkers,
  nextVisits,
  showClientCodes,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aClientRecord, aWalker } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

type Record = AnswerOf<typeof getClient>;

const copy = { id: "a", label: "Copy A", holder_id: null, place: "Office, hook 3", since: "2026-03-04" } as const;

const aRecord = (changes: Partial<Record> = {}) =>
  aClientRecord({
    ...{ version: 3, notes: "Text first", parking: "Driveway", codes: ["garage_code", "lockbox"], keys: [copy] },
    pets: [{ name: "Biscuit", kind: "Dog", medication: "Half a pill", flags: ["keep from other dogs"] }],
    ...changes,
  });

const tomorrow = anOwnerVisit({ date: "2026-11-21" });

beforeEach(() => {
  answer(listClients, [
    aClient(),
    aClient({ id: "client-2", name: "Bao Tran", phone: "5165550117", pets: [{ name: "Rex" }], has_account: false }),
    aClient({ id: "client-3", name: "Theo Brandt", active: false, pets: [] }),
  ]);
  answer(listWalkers, [aWalker()]);
  answer(nextVisits, { visits: [{ ...tomorrow }], through: "2027-01-19" });
  answer(listBalances, []);
  answer(getClient, aRecord());
  answer(clientVisits, [tomorrow]);
  answer(getPricing, { walk25: 25, visit: 25, overnight: 100, other: 30, version: 1 });
});

test("codes are hidden until they are asked for", async () => {
  answer(showClientCodes, { garage_code: "4417", lockbox: "2580", alarm: null });
  const user = openApp("/admin/clients/client-1?tab=details", "admin");
  const access = within(await screen.findByRole("region", { name: "Access" }));
  expect(access.queryByText("4417")).toBeNull();
  await user.click(access.getByRole("button", { name: "Show codes" }));
  expect(await access.findByText("4417")).toBeTruthy();
  expect(access.getByText("2580")).toBeTruthy();
  await user.click(access.getByRole("button", { name: "Hide codes" }));
  expect(access.queryByText("4417")).toBeNull();
});

test("where somebody else was first, what was typed stays and what is stored now is said", async () => {
  const user = openApp("/admin/clients/client-1?change=notes", "admin");
  const notes = await screen.findByRole("textbox", { name: "Only you see them" });
  await user.clear(notes);
  await user.type(notes, "Mine");
  const current = aRecord({ version: 4, notes: "Theirs" });
  refuse(changeClient, 409, {
    message: "Somebody else changed this. Reload and try again.",
    code: "conflict",
    current,
  });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Save goes over theirs/)).toBeTruthy();
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("Theirs")).toBeTruthy();
  expect((screen.getByRole("textbox", { name: "Only you see them" }) as HTMLTextAreaElement).value).toBe("Mine");
  answer(changeClient, aRecord({ version: 5, notes: "Mine" }));
  answer(getClient, aRecord({ version: 5, notes: "Mine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(currentAddress()).toBe("/admin/clients/client-1"));
  expect(bodiesOf(changeClient).at(-1)).toEqual({ version: 4, notes: "Mine" });
});
