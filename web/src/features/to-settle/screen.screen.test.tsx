import { answerReview, listReviews } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aReview } from "../../testing/reviews.ts";

const review = aReview();

beforeEach(() => {
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
