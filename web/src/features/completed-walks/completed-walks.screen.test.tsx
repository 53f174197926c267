import { listClients, listWalkers } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, sent } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { aCompletedWalk, serveWalks, someWalks, walksInvoice } from "../../testing/walks.ts";

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker(), aWalker({ id: "walker-2", name: "Kate Corrigan", isAdmin: true })]);
  serveWalks(someWalks);
});

const rowsOf = async () => {
  await screen.findByRole("table");
  await screen.findByText(/4 visits|3 visits/);
  return screen.getAllByRole("row").map(({ textContent }) => textContent);
};

const queriesOf = (path: string) => sent.filter((request) => request.path === path).map(({ query }) => query);

test("last week's walks stand under their days, with sums that are those of the rows", async () => {
  openApp("/admin/completed-walks", "admin");
  expect(await rowsOf()).toEqual([
    "CompletedPets, service, clientNote and photosPricePayInvoiceMore",
    "Saturday, Nov 14 1 visit$28.00$16.00",
    "10:42 AM9–12 · RosaDuke 25 minute walkAna ReyesLong loop by the creek.$28.00$16.004C7A19E2",
    "Friday, Nov 13 1 visit$28.00$16.00",
    "10:42 AM9–12 · Rosaby Kate48 min lateBiscuit & Max 25 minute walkAna ReyesLong loop by the creek.$28.00$16.00not yet",
    "Thursday, Nov 12 1 visit$12.77$7.78",
    "Cancelled, charged9–12 · RosaCaptain 25 minute walkAna ReyesCancelled at the door$12.77$7.78not yet",
    "Wednesday, Nov 11 1 visit$28.00$0.00",
    "Nov 12, 9:05 AM9–12 · RosaNori 25 minute walkAna ReyesLong loop by the creek.$28.00not setwritten offFirst walk is on us",
    "4 visits3 completed, 1 cancelled and chargedon invoices $28.00, not yet $40.77, written off $28.00$96.77$39.781 of 4 invoiced",
  ]);
  expect(queriesOf("/completed-walks")).toEqual([{ from: "2026-11-09", to: "2026-11-15", limit: "100" }]);
  expect(screen.getByRole("link", { name: "4C7A19E2" }).getAttribute("href")).toBe(
    `/admin/invoices/${walksInvoice.id}`,
  );
});

test("a day has its latest time frame first, and in each what was completed last", async () => {
  const at = (id: string, timeframe: "morning" | "evening", time: string) =>
    aCompletedWalk({ _id: `${id}.2026-11-13`, timeframe, completed_at: `2026-11-13T${time}:00.000Z` });
  serveWalks([
    at("c", "evening", "23:10"),
    at("b", "morning", "15:00"),
    at("a", "morning", "16:11"),
    at("z", "morning", "13:00"),
  ]);
  openApp("/admin/completed-walks", "admin");
  await screen.findByRole("table");
  const times = screen.getAllByRole("row").map(({ textContent }) => /^\d+:\d+ [AP]M/.exec(textContent ?? "")?.[0]);
  expect(times.filter(Boolean)).toEqual(["6:10 PM", "11:11 AM", "10:00 AM", "8:00 AM"]);
});

test("the filters are in the address, and asked of the server", async () => {
  const user = openApp("/admin/completed-walks", "admin");
  await rowsOf();
  await user.selectOptions(screen.getByRole("combobox", { name: /Walker/ }), "Rosa Delgado");
  await user.selectOptions(screen.getByRole("combobox", { name: /Service/ }), "Overnight");
  await user.click(screen.getByRole("radio", { name: /Not yet invoiced 2/ }));
  await user.click(screen.getByRole("button", { name: "1 completed late" }));
  expect(currentAddress()).toBe("/admin/completed-walks?walker=walker-1&service=overnight&bill=to-bill&late=1");
  await waitFor(() =>
    expect(queriesOf("/completed-walks").at(-1)).toEqual({
      from: "2026-11-09",
      to: "2026-11-15",
      walker_id: "walker-1",
      service: "overnight",
      billing: "to-bill",
      late: "1",
      limit: "100",
    }),
  );
  // What the chips count is of all places of the bill.
  expect(screen.getByRole("radio", { name: "Invoiced 1" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(currentAddress()).toBe("/admin/completed-walks");
});
