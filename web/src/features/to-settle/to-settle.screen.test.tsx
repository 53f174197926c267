import { type AnswerOf, listClients, listMatters, listWalkers, settleVisit, unsettleVisit } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { anOwnerVisit } from "../../testing/visits.ts";

type Matter = AnswerOf<typeof listMatters>["matters"][number];

const matter: Matter = {
  id: "row-1",
  visit: anOwnerVisit({ status: "cancelled", version: 3 }),
  kind: "done_after",
  client: { id: "client-1", name: "Ana Reyes", phone: "5165550103" },
  reporter: { id: "walker-1", name: "Rosa Delgado", phone: "5165550101" },
  sentence: "Done although cancelled: you at 9:20 AM, Rosa at 10:06 AM.",
  arrived_at: "2026-11-20T14:41:00.000Z",
  done_at: "2026-11-20T15:06:00.000Z",
  day: "2026-11-20",
  since: "2026-11-20T14:20:00.000Z",
  comments: "Long loop by the creek",
  photo_urls: ["https://photos.example/1.jpg"],
  photo_ids: [],
  ways: [
    { do: "leave", note: false, charge: 0, pay: 15, label: "Keep cancelled, pay Rosa $15.00" },
    { do: "take", note: false, charge: 28, pay: 15, label: "Count as done, charge $28.00, pay $15.00" },
  ],
};

beforeEach(() => {
  answer(listClients, []);
  answer(listWalkers, []);
  answer(listMatters, { matters: [matter], left_off: 0 });
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
  expect(report.getByRole("link", { name: "Call Rosa" }).getAttribute("href")).toBe("tel:+15165550101");
  answer(settleVisit, { _id: matter.visit._id, version: 4, status: "cancelled" });
  answer(unsettleVisit, { _id: matter.visit._id, version: 5, status: "cancelled" });
  answer(listMatters, { matters: [], left_off: 0 });
  await user.click(report.getByRole("button", { name: "Keep cancelled, pay Rosa $15.00" }));
  expect(await screen.findByText("Nothing to settle")).toBeTruthy();
  expect(bodiesOf(settleVisit)).toEqual([
    { matter: "row-1", do: "leave", note: false, charge_amount: 0, pay_amount: 15, version: 3 },
  ]);
  answer(listMatters, { matters: [matter], left_off: 0 });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await card();
  expect(bodiesOf(unsettleVisit)).toEqual([{ version: 4 }]);
});

test("why it could not be settled is said on its card", async () => {
  const user = open();
  const report = await card();
  refuse(settleVisit, 409, { message: "This walk has changed. Look again." });
  await user.click(report.getByRole("button", { name: /Count as done/ }));
  expect((await report.findByRole("alert")).textContent).toBe("This walk has changed. Look again.");
});

test("reports that are left off are counted", async () => {
  answer(listMatters, { matters: [matter], left_off: 2 });
  open();
  expect(await screen.findByText("2 more reports follow when these are settled.")).toBeTruthy();
});
