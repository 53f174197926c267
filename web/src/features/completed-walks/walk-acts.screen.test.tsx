import { correctPay } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { serveWalks, someWalks } from "../../testing/walks.ts";

beforeEach(() => {
  serveWalks(someWalks);
});

const choose = async (user: ReturnType<typeof openApp>, name: RegExp, item: string) => {
  await screen.findByText("4 visits");
  await user.click(screen.getByRole("button", { name }));
  await user.click(await screen.findByRole("menuitem", { name: item, hidden: true }));
  return within(await screen.findByRole("dialog"));
};

test("a refusal is said in the dialog, and what was typed stays", async () => {
  const user = openApp("/admin/completed-walks", "admin");
  const dialog = await choose(user, /More for Biscuit & Max/, "Correct the pay…");
  refuse(correctPay, 409, { message: "Somebody else was first.", code: "conflict" });
  await user.clear(dialog.getByRole("textbox", { name: "Pay" }));
  await user.type(dialog.getByRole("textbox", { name: "Pay" }), "18");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Somebody else was first.")).toBeTruthy();
  expect(dialog.getByRole("textbox", { name: "Pay" })).toHaveProperty("value", "18");
});

test("correcting what was paid already says what becomes of that pay", async () => {
  serveWalks(someWalks.map((walk) => ({ ...walk, paid_out: true })));
  const user = openApp("/admin/completed-walks", "admin");
  const pay = await choose(user, /More for Biscuit & Max/, "Correct the pay…");
  expect(pay.getByText(/What was paid for it comes off the walker’s next pay, and this comes onto it\./)).toBeTruthy();
});
