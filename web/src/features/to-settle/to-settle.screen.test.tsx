import { listClients, listMatters, listWalkers, readIncident, settleVisit, unsettleVisit } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse, sent } from "../../testing/fake-server.ts";
import { aMatter } from "../../testing/matters.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { anOwnerVisit } from "../../testing/visits.ts";

const matter = aMatter();

beforeEach(() => {
  answer(listClients, []);
  answer(listWalkers, []);
  answer(listMatters, { matters: [matter], incidents: [], left_off: 0 });
});

const open = () => openApp("/admin/to-settle", "admin");
const card = async () => within(await screen.findByRole("article", { name: matter.sentence }));

test("a report is told with its times and its words, and settled by one button", async () => {
  const user = open();
  const report = await card();
  expect(report.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "You cancelled",
    "Rosa there",
    "Rosa done",
  ]);
  expect(report.getByText("Long loop by the creek (1 photo)")).toBeTruthy();
  expect(report.getByText("Rosa's phone was 7 min fast; the time is put right.")).toBeTruthy();
  expect(report.getByRole("link", { name: "Call Rosa" }).getAttribute("href")).toBe("tel:+15165550101");
  answer(settleVisit, { _id: matter.visit._id, version: 4, status: "cancelled" });
  answer(unsettleVisit, { _id: matter.visit._id, version: 5, status: "cancelled" });
  answer(listMatters, { matters: [], incidents: [], left_off: 0 });
  await user.click(report.getByRole("button", { name: "Keep cancelled, pay Rosa $15.00" }));
  expect(await screen.findByText("Nothing to settle")).toBeTruthy();
  expect(bodiesOf(settleVisit)).toEqual([
    { matter: "row-1", do: "leave", note: false, charge_amount: 0, pay_amount: 15, version: 3 },
  ]);
  answer(listMatters, { matters: [matter], incidents: [], left_off: 0 });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await card();
  expect(bodiesOf(unsettleVisit)).toEqual([{ version: 4 }]);
});

test("an incident waits with its words and times until the owner has read it", async () => {
  const { id: client, name } = matter.client;
  const incident = {
    id: "incident-1",
    visit: matter.visit,
    client: { id: client, name },
    by: matter.reporter,
    words: "Biscuit ate a sock.",
    known_at: "2026-11-20T14:10:00Z",
    at: "2026-11-20T14:30:00Z",
    clock_minutes: 12,
  };
  answer(listMatters, { matters: [], incidents: [incident], left_off: 0 });
  const user = open();
  const card = within(await screen.findByRole("article", { name: "Rosa noted an incident: Biscuit & Max" }));
  expect(card.getByText("Biscuit ate a sock.")).toBeTruthy();
  expect(card.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Fri, Nov 20, 9:10 AM",
    "Fri, Nov 20, 9:30 AM, time put right by 12 min",
  ]);
  answer(readIncident, { ok: true });
  answer(listMatters, { matters: [], incidents: [], left_off: 0 });
  await user.click(card.getByRole("button", { name: "I have read it" }));
  expect(await screen.findByText("Nothing to settle")).toBeTruthy();
  expect(bodiesOf(readIncident)).toEqual([{ id: "incident-1" }]);
});

test("why it could not be settled is said on its card", async () => {
  const user = open();
  const report = await card();
  refuse(settleVisit, 409, { message: "This walk has changed. Look again." });
  await user.click(report.getByRole("button", { name: /Count as done/ }));
  expect((await report.findByRole("alert")).textContent).toBe("This walk has changed. Look again.");
});

test("reports that are left off are counted", async () => {
  answer(listMatters, { matters: [matter], incidents: [], left_off: 2 });
  open();
  expect(await screen.findByText("2 more reports follow when these are settled.")).toBeTruthy();
});

test("other amounts are typed, told before the button, and settle the report", async () => {
  const user = open();
  await user.click((await card()).getByRole("button", { name: "Other amounts…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Other amounts" }));
  expect(currentAddress()).toBe("/admin/to-settle?amounts=row-1");
  expect(dialog.getByText("You bear $15.00")).toBeTruthy();
  expect(dialog.queryByRole("textbox", { name: "Charge" })).toBeNull();
  const type = async (name: string, amount: string) => {
    await user.clear(dialog.getByRole("textbox", { name }));
    await user.type(dialog.getByRole("textbox", { name }), amount);
  };
  await type("Pay", "7.50");
  expect(dialog.getByRole("button", { name: "Keep cancelled, pay $7.50" })).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Count as done" }));
  await type("Charge", "2o");
  expect(dialog.queryByText(/^You (keep|bear)/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Count as done, charge …, pay $7.50" }));
  expect(await dialog.findByText("Charge must be an amount in dollars")).toBeTruthy();
  await type("Charge", "20");
  expect(dialog.getByText("You keep $12.50")).toBeTruthy();
  answer(settleVisit, { _id: matter.visit._id, version: 4, status: "completed" });
  answer(listMatters, { matters: [], incidents: [], left_off: 0 });
  await user.click(dialog.getByRole("button", { name: "Count as done, charge $20.00, pay $7.50" }));
  expect(await screen.findByText("Biscuit & Max: Count as done, charge $20.00, pay $7.50")).toBeTruthy();
  await waitFor(() => expect(currentAddress()).toBe("/admin/to-settle"));
  expect(bodiesOf(settleVisit)).toEqual([
    { matter: "row-1", do: "take", note: false, charge_amount: 20, pay_amount: 7.5, version: 3 },
  ]);
});

test("the reports of a cancelled series stand on one card, settled each once by one press, and undone", async () => {
  const days = ["2026-11-18", "2026-11-19", "2026-11-20"] as const;
  const series = days.map((date, index) => ({
    ...matter,
    id: `row-${index}`,
    visit: anOwnerVisit({ _id: `series.${date}`, date, recurring: true, status: "cancelled", version: 3 }),
  }));
  const alone = { ...matter, id: "row-4", since: "2026-11-20T14:30:00.000Z", sentence: "Another act" };
  const visit = anOwnerVisit({ _id: "series.2026-11-17", recurring: true, status: "cancelled" });
  answer(listMatters, { matters: [...series, { ...alone, visit }], incidents: [], left_off: 0 });
  const user = open();
  const together = within(await screen.findByRole("article", { name: "Rosa did 3 walks of an ended series." }));
  expect(await screen.findByRole("article", { name: "Another act" })).toBeTruthy();
  expect(together.getByText("Wed, Nov 18: Long loop by the creek (1 photo)")).toBeTruthy();
  expect(together.queryByRole("button", { name: "Other amounts…" })).toBeNull();
  answer(settleVisit, { _id: "any", version: 4, status: "cancelled" });
  answer(unsettleVisit, { _id: "any", version: 5, status: "cancelled" });
  answer(listMatters, { matters: [], incidents: [], left_off: 0 });
  await user.click(together.getByRole("button", { name: "Keep cancelled, pay Rosa $15.00 each" }));
  await screen.findByText("Nothing to settle");
  const settled = sent.filter(({ path }) => path.endsWith("/settle"));
  expect(settled.map(({ path, body }) => [path, (body as { matter: string }).matter])).toEqual(
    days.map((date, index) => [`/visits/series.${date}/settle`, `row-${index}`]),
  );
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Undone");
  expect(bodiesOf(unsettleVisit)).toEqual(Array(3).fill({ version: 4 }));
});
