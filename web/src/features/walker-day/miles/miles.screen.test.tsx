import { changeMyMiles, myMiles, mySchedule } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";

beforeEach(() => {
  answer(mySchedule, []);
  answer(myMiles, [{ date: "2026-11-19", miles: 12.3 }]);
});

const section = async () => within(await screen.findByRole("region", { name: "Miles driven" }));
const milesOf = async () => (await (await section()).findByRole("textbox", { name: "Miles" })) as HTMLInputElement;

test("the miles of today are typed, and those of an earlier day changed or removed", async () => {
  answer(changeMyMiles, [
    { date: "2026-11-19", miles: 12.3 },
    { date: "2026-11-20", miles: 4.5 },
  ]);
  const user = openApp("/walker", "walker");
  await user.type(await milesOf(), "4,5");
  const form = await section();
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Miles saved")).toBeTruthy();
  const day = form.getByRole("combobox", { name: "Day" });
  expect(within(day).getAllByRole("option")).toHaveLength(8);
  expect(within(day).getByRole("option", { name: "Today, 4.5 miles" })).toBeTruthy();
  await user.selectOptions(day, "Thu, Nov 19, 12.3 miles");
  expect((await milesOf()).value).toBe("12.3");
  await user.clear(await milesOf());
  await user.click(form.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => bodiesOf(changeMyMiles))
    .toEqual([
      { date: "2026-11-20", miles: 4.5 },
      { date: "2026-11-19", miles: null },
    ]);
});

test("what are no miles is told at the field, and not sent", async () => {
  const user = openApp("/walker", "walker");
  await user.type(await milesOf(), "far");
  await user.click((await section()).getByRole("button", { name: "Save" }));
  expect(await (await section()).findByText("Miles must be 0 to 999.9 miles, in tenths")).toBeTruthy();
  expect(bodiesOf(changeMyMiles)).toEqual([]);
});

test("miles that cannot be saved stay, with the reason", async () => {
  refuse(changeMyMiles, 403, { message: "No" });
  const user = openApp("/walker", "walker");
  await user.type(await milesOf(), "7");
  await user.click((await section()).getByRole("button", { name: "Save" }));
  expect(await (await section()).findByText("No")).toBeTruthy();
  expect((await milesOf()).value).toBe("7");
});
