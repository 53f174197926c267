import { answerReview, listClients, listReviews, listWalkers, readIncident } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aReview } from "../../testing/reviews.ts";

const review = aReview();

beforeEach(() => {
  answer(listClients, []);
  answer(listWalkers, []);
  answer(listReviews, { reviews: [review], incidents: [], left_off: 0 });
});

const open = () => openApp("/admin/to-settle", "admin");
const card = async () => within(await screen.findByRole("article", { name: review.sentence }));
const ofReview = { review: review.id, version: 3 };

test("a visit that is done or billed is not counted, and a refusal is said on its card", async () => {
  answer(listReviews, { reviews: [{ ...review, as_booked: null }], incidents: [], left_off: 0 });
  const user = open();
  const report = await card();
  expect(report.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Only pay", "Neither"]);
  refuse(answerReview, 409, { message: "This walk has changed. Look again." });
  await user.click(report.getByRole("button", { name: "Neither" }));
  expect((await report.findByRole("alert")).textContent).toBe("This walk has changed. Look again.");
  expect(bodiesOf(answerReview)).toEqual([{ ...ofReview, do: "neither", charge_amount: 0, pay_amount: 0 }]);
});

test("an incident waits with its words and times until the owner has read it", async () => {
  const { id: client, name } = review.client;
  const incident = {
    id: "incident-1",
    visit: review.visit,
    client: { id: client, name },
    by: review.reporter,
    words: "Biscuit ate a sock.",
    known_at: "2026-11-20T14:10:00Z",
    at: "2026-11-20T14:30:00Z",
    clock_minutes: 12,
  };
  answer(listReviews, { reviews: [], incidents: [incident], left_off: 0 });
  const user = open();
  const card = within(await screen.findByRole("article", { name: "Rosa noted an incident: Biscuit & Max" }));
  expect(card.getByText("Biscuit ate a sock.")).toBeTruthy();
  expect(card.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Fri, Nov 20, 9:10 AM",
    "Fri, Nov 20, 9:30 AM, time put right by 12 min",
  ]);
  answer(readIncident, { ok: true });
  answer(listReviews, { reviews: [], incidents: [], left_off: 0 });
  await user.click(card.getByRole("button", { name: "I have read it" }));
  expect(await screen.findByText("Nothing to settle")).toBeTruthy();
  expect(bodiesOf(readIncident)).toEqual([{ id: "incident-1" }]);
});
