import { listWalkers } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, sent } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aWalker } from "../../testing/people.ts";
import { serveWalks, someWalks, walksInvoice } from "../../testing/walks.ts";

beforeEach(() => {
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

test("correcting what was paid already says what becomes of that pay", async () => {
  serveWalks(someWalks.map((walk) => ({ ...walk, paid_out: true })));
  const user = openApp("/admin/completed-walks", "admin");
  await screen.findByText("4 visits");
  await user.click(screen.getByRole("button", { name: /More for Biscuit & Max/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Correct the pay…", hidden: true }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(
    dialog.getByText(/What was paid for it comes off the walker’s next pay, and this comes onto it\./),
  ).toBeTruthy();
});
